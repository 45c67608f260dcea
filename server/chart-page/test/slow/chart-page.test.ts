import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { complaintsOf, inBrowser, inspect, openBrowser } from "@chart/kit/setup/browser";
import { freePort } from "@chart/kit/setup/free-port";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Chart } from "chart-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ADA, fillBirth, openForm, postBirth, WATCH_SHIFTS } from "./fill-birth.js";

let service: DashboardService;
let apiKey: string;
/** Port of the site that may show the form. */
let framedPort: number;
beforeAll(async () => {
  framedPort = await freePort();
  service = await DashboardService.start(await createSqlite(), {
    NODE_ENV: "development",
    EMBED_ORIGINS: `https://www.example.com, http://127.0.0.1:${framedPort}`,
  });
  ({ apiKey } = await service.invite({ plan: "developer", credits: "1000" }));
});
afterAll(() => service.stop());

const chartOf = (page: Page) =>
  page.evaluate('document.querySelector("#chart").chart') as Promise<Chart | null | undefined>;
const typeOf = async (page: Page) => (await chartOf(page))?.type;
const jsonOf = async (page: Page) => JSON.parse((await page.locator("#code-json").textContent()) || "null");

/** Serves a page of another site. */
async function servePage(body: string, port = 0): Promise<URL> {
  const server = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

/** Waits for the chart of the birth at an instant. */
const drawn = (page: Page, utc: string) =>
  expect.poll(async () => String((await chartOf(page))?.birthDateUtc)).toBe(utc);

/** Adds up what a page loads, compressed, by path. */
async function loadedBytes(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const bytes = new Map<string, number>();
  const paths = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, response }) =>
    paths.set(requestId, new URL(response.url).pathname),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? "";
    bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
  });
  return bytes;
}

const sum = (bytes: Map<string, number>) => [...bytes.values()].reduce((total, size) => total + size, 0);

/** Reads the picture as a file has it, and leaves the page as it was. */
const PICTURE_WITH_FACTS = `(async () => {
  const chart = document.querySelector("#chart");
  const drawn = () => new Promise((resolve) => chart.addEventListener("chart-ready", resolve, { once: true }));
  const [withFacts] = [drawn(), chart.removeAttribute("facts")];
  await withFacts;
  const { svg } = chart;
  const [without] = [drawn(), chart.setAttribute("facts", "off")];
  await without;
  return svg;
})()`;

inBrowser(() => {
  test("the front page loads at most 100 kB, the elements once somebody goes to the form, 480 kB with the chart", async () => {
    for (const width of [360, 1280]) {
      const page = await (await openBrowser()).newPage();
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(WATCH_SHIFTS);
      const bytes = await loadedBytes(page);
      await page.goto(service.url, { waitUntil: "networkidle" });
      expect([...bytes.keys()].filter((path) => path.startsWith("/embed"))).toEqual([]);
      expect(sum(bytes)).toBeGreaterThan(10_000);
      expect(sum(bytes)).toBeLessThanOrEqual(100_000);

      await page.locator("#birth-form [name=day]").focus();
      await expect.poll(() => [...bytes.keys()]).toContain("/embed/human-design-form.js");
      await fillBirth(page, ADA);
      await drawn(page, "1990-09-05T19:17:00.000Z");
      expect(sum(bytes)).toBeLessThanOrEqual(480_000);
      expect([width, await page.evaluate("window.shifts")]).toEqual([width, []]);
      expect(await page.getByText("A sample").count()).toBe(0);

      // The birth is handed over within the tab, in no address.
      await page.getByRole("link", { name: "Everything it says" }).click();
      await page.waitForURL(`${service.url}/chart`);
      await drawn(page, "1990-09-05T19:17:00.000Z");
      expect(page.url()).toBe(`${service.url}/chart`);
      await page.reload();
      await drawn(page, "1990-09-05T19:17:00.000Z");
    }
  });

  test("a chart says what it means, is shared by a link that opens it, and leaves as SVG, PNG and one sheet", async () => {
    const context = await openBrowser();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.addInitScript(WATCH_SHIFTS);
    // On a slow device the words about a chart come later than its picture.
    const device = await context.newCDPSession(page);
    await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(`${service.url}/chart`);
    await fillBirth(page, { ...ADA, name: "Ada Lovelace" });
    const says = page.locator("#says");
    await page.locator("[data-summary]").getByText("Sounding Board", { exact: true }).waitFor();
    expect(await page.locator("[data-title]").textContent()).toBe("Ada Lovelace’s Human Design chart");
    expect(await page.title()).toMatch(/^Ada Lovelace’s Human Design chart · /);
    // Gate 64 and its bodies.
    await says.getByText("Confusion", { exact: true }).waitFor();
    await says.getByText("Sun, line 2", { exact: true }).waitFor();
    expect(await page.evaluate("window.shifts")).toEqual([]);
    await device.send("Emulation.setCPUThrottlingRate", { rate: 1 });

    const svg = (await page.evaluate('document.querySelector("#chart").svg')) as string;
    // A file has the name, the birth and the facts that the page says beside its picture.
    const withFacts = await page.evaluate(PICTURE_WITH_FACTS);
    expect(withFacts).not.toBe(svg);
    // Letters are drawn as paths, in the height below the bodygraph.
    expect(withFacts).toContain('viewBox="0 0 720 1284"');
    expect(await page.locator("#chart").getAttribute("caption")).toBe("Ada Lovelace");
    for (const [button, start] of [
      ["SVG", "<svg "],
      ["PNG", "\u0089PNG"],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: button, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`human-design-chart.${button.toLowerCase()}`);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const file = Buffer.concat(chunks);
      expect(file.toString("latin1").startsWith(start)).toBe(true);
      if (button === "SVG") expect(file.toString()).toBe(withFacts);
      else expect(file.readUInt32BE(16)).toBe(1440);
    }
    await expect.poll(() => page.evaluate('document.querySelector("#chart").svg')).toBe(svg);

    await page.evaluate("window.print = () => { window.printed = true; }");
    await page.getByRole("button", { name: "Print" }).click();
    expect(await page.evaluate("window.printed")).toBe(true);

    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Link copied.").waitFor();
    const link = String(await page.evaluate("navigator.clipboard.readText()"));
    expect(new URL(page.url()).hash).toBe("");
    const phone = await (await openBrowser({ hasTouch: true })).newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(link);
    await drawn(phone, "1990-09-05T19:17:00.000Z");
    expect(await phone.evaluate('document.querySelector("#chart").svg')).toBe(svg);
    expect(await phone.locator("#birth-form [name=name]").inputValue()).toBe("Ada Lovelace");
    // Another birth is not that of the address.
    expect(await phone.locator("#birth-form [name=day]").isVisible()).toBe(false);
    await openForm(phone);
    await phone.locator("#birth-form [name=day]").fill("6");
    await drawn(phone, "1990-09-06T19:17:00.000Z");
    expect(new URL(phone.url()).hash).toBe("");
    expect(complaints).toEqual([]);
  });

  test("an unknown time is drawn for 12:00, and says which values are certain and the shares of the others", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/chart`);
    const { time: _, ...unknown } = ADA;
    await fillBirth(page, unknown);
    await drawn(page, "1990-09-05T10:00:00.000Z");
    const says = page.locator("#says");
    await says.getByText("24 hours").waitFor();
    expect(await page.locator("[data-headline]").textContent()).toBe("Projector for 91% of the day");
    expect(await page.locator("[data-headline] + p").textContent()).toBe(
      "Time unknown: the picture is drawn for 12:00. If every minute is equally likely, the chances that it is " +
        "right are: type (Projector) 91%, authority (Sounding Board) 81%, profile (2/4) 79%; all three 69%.",
    );
    const row = (term: string) =>
      says.locator(".reading-row", { has: page.locator("dt", { hasText: new RegExp(`^${term}$`) }) });
    // Until 21:44:45 a Projector, then a Manifestor.
    expect(await row("Type").textContent()).toMatch(/Projector\s*91%.*Manifestor\s*9%/);
    expect(await row("Perspective").textContent()).toMatch(/^PerspectivePossibility/);
    expect(await row("Perspective").locator(".share").count()).toBe(0);
    expect(await page.evaluate('document.querySelector("#chart").getAttribute("born")')).toBe(
      "5 September 1990, time unknown, drawn for 12:00",
    );
  });

  test("a link of two births opens a composite, and a button shows the first chart alone", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(
      `${service.url}/chart#d=1990-09-05&t=19:17&z=UTC&n=Ada&bd=1988-02-01&bt=04:05&bz=UTC&bn=Bo`,
    );
    const svg = () => page.evaluate('document.querySelector("#chart").svg');
    await expect.poll(svg).toContain("Electromagnetic");
    await page.getByRole("tab", { name: "Two people" }).click();
    expect(await page.locator("#second-form [name=name]").inputValue()).toBe("Bo");
    await page.getByRole("button", { name: "Show one chart again" }).click();
    await expect.poll(svg).not.toContain("Electromagnetic");
    expect(await typeOf(page)).toBe("Projector");
  });

  test("a reload and Back show the same chart, and a link of two births stays in the address until one changes", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(service.url);
    await fillBirth(page, ADA);
    await drawn(page, "1990-09-05T19:17:00.000Z");
    await page.reload();
    await drawn(page, "1990-09-05T19:17:00.000Z");
    await page.goto(`${service.url}/docs`);
    await page.goBack();
    await drawn(page, "1990-09-05T19:17:00.000Z");

    const two = "#d=1990-09-05&t=19:17&p=UTC&z=UTC&n=Ada&bd=1988-02-01&bt=04:05&bp=UTC&bz=UTC&bn=Bo";
    await page.goto(`${service.url}/chart${two}`);
    await page.locator("[data-title]", { hasText: /^Ada and Bo$/ }).waitFor();
    expect(new URL(page.url()).hash).toBe(two);
    await page.reload();
    await page.locator("[data-title]", { hasText: /^Ada and Bo$/ }).waitFor();
    // Another link in the same tab, of one birth.
    await page.evaluate(`location.hash = "#d=2001-02-03&t=04:05&z=UTC"`);
    await drawn(page, "2001-02-03T04:05:00.000Z");
    expect(await page.evaluate('document.querySelector("#chart").getAttribute("with")')).toBeNull();
    await openForm(page);
    await page.locator("#birth-form [name=day]").fill("4");
    await drawn(page, "2001-02-04T04:05:00.000Z");
    expect(new URL(page.url()).hash).toBe("");
    await page.goto(`${service.url}/chart#d=2001-13-03&t=04:05&z=UTC`);
    await page.reload();
    await page.getByText("This link is not complete.").waitFor();
  });

  test("of two people an unknown time is said in the picture, and each has a reading", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/chart#d=1990-09-05&z=UTC&n=Ada&bd=1988-02-01&bz=UTC`);
    await page.locator("#says").getByRole("heading", { name: "Electromagnetic" }).waitFor();
    await page.getByText("Ada alone", { exact: true }).click();
    expect(await page.locator("#says").getByText("24 hours").first().isVisible()).toBe(true);
    expect(await page.locator("#says").getByText("24 hours").count()).toBe(2);
    expect(await page.evaluate('document.querySelector("#chart").svg')).toMatch(
      /Ada \(time unknown\).*B \(time unknown\)/s,
    );
    expect(await page.getByRole("button", { name: "Wheel" }).isDisabled()).toBe(true);
  });

  test("of a time that clocks showed twice, the span in question is that around the chosen half", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(
      `${service.url}/chart#d=1981-09-27&t=02:30~15&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&f=later`,
    );
    await page.locator("#says").getByText("30 minutes").waitFor();
    const drawnOne = await chartOf(page);
    expect(drawnOne?.birthDateUtc).toBe("1981-09-27T01:30:00.000Z");
    // A certain value is that of the picture.
    const says = String(await page.locator("#says").textContent());
    expect(says).toContain(`Determination${drawnOne?.determination}`);
    await page.getByRole("tab", { name: "Embed" }).click();
    expect(await page.locator("#code-embed-chart").textContent()).toContain('disambiguation="later"');
  });

  test("without the elements nothing is posted: the page says so, keeps what was typed, and goes on once they are there", async () => {
    const page = await (await openBrowser()).newPage();
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await page.route("**/embed/**", (route) => route.abort());
    await page.goto(`${service.url}/chart`);
    await page.locator("#birth-form [name=day]").fill("5");
    await page.getByRole("button", { name: "Show my chart" }).click();
    await page.getByRole("alert").getByText("The chart could not be loaded.").waitFor();
    expect(posts).toEqual([]);
    expect(await page.locator("#birth-form [name=day]").inputValue()).toBe("5");
    await page.unroute("**/embed/**");
    await page.getByRole("button", { name: "Show my chart" }).click();
    await page
      .getByText("Choose the month of birth.")
      .or(page.getByText("Enter the day, the month"))
      .first()
      .waitFor();
  });

  test("pressing the button before the elements are there posts nothing, and says what is missing", async () => {
    const page = await (await openBrowser()).newPage();
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await page.goto(`${service.url}/chart`);
    await page.getByRole("button", { name: "Show my chart" }).click();
    await page.getByText("Enter the day, the month and the year of birth.").waitFor();
    expect(await page.evaluate("document.activeElement.name")).toBe("day");
    expect(posts).toEqual([]);
    // Enter at once takes the first suggestion, once it has come.
    await page.locator("#birth-form [name=place]").fill("Amsterdam");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.locator("#birth-form [name=place]").inputValue())
      .toBe("Amsterdam, North Holland, Netherlands");
  });

  test("what is missing is said in the place where it is missing, and the page's form agrees with the element's own", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/chart`);
    const field = (selector: string) => page.locator(`#birth-form ${selector}`);
    await field("[name=day]").fill("31");
    await field("[name=month]").selectOption("2");
    await field("[name=year]").fill("90");
    await page.getByRole("button", { name: "Show my chart" }).click();
    await page.getByText("Write the year with four digits").waitFor();
    expect(await page.evaluate("document.activeElement.name")).toBe("year");
    await field("[name=year]").fill("1990");
    await expect.poll(() => field("output").textContent()).toBe("February 1990 has 28 days.");
    expect(await field("[name=day]").getAttribute("aria-invalid")).toBe("true");
    await field("[name=time]").fill("9:17 pm");
    await page.getByText("21:17, that is 9:17 pm").waitFor();
    const choices = (root: string) => `(() => {
      const root = ${root};
      const texts = (selector) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
      return { month: texts("select[aria-label=Month] option"), kinds: texts("label:has([name=time-kind])"),
        about: texts("[aria-label='How much it may be off'] option"), change: texts("button[type=button]") };
    })()`;
    await page.evaluate('document.body.append(document.createElement("human-design-form"))');
    const own = (await page.evaluate(
      choices('document.querySelector("body > human-design-form").shadowRoot'),
    )) as {
      readonly change: readonly string[];
    };
    expect(await page.evaluate(choices('document.querySelector("#birth-form")'))).toEqual({
      ...own,
      change: ["Not listed? Give its time zone"],
    });
  });

  test("the charts of 100 births by picked place are the service's, member by member", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/chart`);
    const cities = ["Lima", "Kathmandu", "Nairobi", "Sydney", "Reykjavik", "Chicago", "Vienna", "Osaka"];
    cities.push("Halifax", "Tehran");
    const births = Array.from({ length: 100 }, (_, index) => {
      const year = 1901 + ((index * 37) % 123);
      return { year: `${year}`, month: `${1 + (index % 12)}`, day: `${1 + ((index * 7) % 28)}`, index };
    });
    for (const [at, city] of cities.entries()) {
      const own = births.filter(({ index }) => index % cities.length === at);
      for (const [turn, { index, ...date }] of own.entries()) {
        const time = `${`${(index * 5) % 24}`.padStart(2, "0")}:${`${(index * 17) % 60}`.padStart(2, "0")}`;
        // The place stays picked.
        if (turn === 0) await fillBirth(page, { ...date, time, place: city });
        await openForm(page);
        await page.locator("#birth-form [name=day]").fill(date.day);
        await page.locator("#birth-form [name=month]").selectOption(date.month);
        await page.locator("#birth-form [name=year]").fill(date.year);
        await page.locator("#birth-form [name=time]").fill(time);
        const isOwn = `(() => { const { birth } = document.querySelector("#birth-form");
          return birth?.time === ${JSON.stringify(time)} && birth.utc; })()`;
        await expect.poll(() => page.evaluate(isOwn)).toBeTruthy();
        const utc = String(await page.evaluate(isOwn));
        await drawn(page, utc);
        const { lat, lng } = (await page.evaluate('document.querySelector("#birth-form").birth')) as {
          lat: number;
          lng: number;
        };
        const birthdate = [date.year, date.month, date.day].map((part) => part.padStart(2, "0")).join("-");
        const response = await fetch(`${service.url}/v2/charts/coordinates`, {
          method: "POST",
          headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
          body: JSON.stringify({ birthdate, birthtime: time, lat, lng }),
        });
        const { data } = (await response.json()) as { data: unknown };
        await expect.poll(async () => (await jsonOf(page))?.activations).toEqual((data as Chart).activations);
        expect([city, birthdate, time, await jsonOf(page)]).toEqual([city, birthdate, time, data]);
      }
    }
  });

  test("without a script the form is posted: the chart with its meanings, or what is wrong", async () => {
    const page = await (await openBrowser({ javaScript: false })).newPage();
    await page.goto(service.url);
    const form = page.locator("#birth-form");
    await form.getByRole("button", { name: "Show my chart" }).click();
    expect(await page.getByRole("alert").first().textContent()).toContain(
      "Enter the day, the month and the year of birth.",
    );
    await form.getByLabel("Day").fill("5");
    await form.getByLabel("Month").selectOption("September");
    await form.getByLabel("Year").fill("1990");
    await form.getByLabel("Time", { exact: true }).fill("21:17");
    await form.getByLabel("Place of birth").fill("Amsterdam");
    await form.getByRole("button", { name: "Show my chart" }).click();
    expect(page.url()).toBe(`${service.url}/chart`);
    expect(await page.locator(".posted.light svg").isVisible()).toBe(true);
    expect(
      await page.locator("[data-summary]").getByText("Sounding Board", { exact: true }).isVisible(),
    ).toBe(true);
    expect(await page.locator("#says").getByText("Confusion", { exact: true }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "JSON", exact: true }).click();
    expect((await jsonOf(page)).incarnationCross).toBe("Right Angle Cross of Consciousness (64/63 | 35/5)");
    await page.getByRole("link", { name: "Request", exact: true }).click();
    expect(await page.locator("#code-request-exact-curl").textContent()).toContain('"lat": 52.37');

    await openForm(page);
    await page.getByLabel("Another place?").selectOption({ index: 1 });
    await form.getByRole("button", { name: "Show my chart" }).click();
    expect(await form.getByLabel("Place of birth").inputValue()).not.toContain("Netherlands");
    await openForm(page);
    await form.getByLabel("I don't know").check();
    await form.getByRole("button", { name: "Show my chart" }).click();
    expect(await page.getByText("24 hours").isVisible()).toBe(true);
  });

  test("after a posted form, the element takes over its birth, and the examples follow the next one", async () => {
    const page = await (await openBrowser()).newPage();
    // Somebody is faster than the page's script.
    await page.route("**/chart-page.js", async (route) => {
      if (page.url().endsWith("/chart")) await route.continue();
      else await route.abort();
    });
    await page.goto(service.url);
    const form = await postBirth(page);
    await drawn(page, "1990-09-05T19:17:00.000Z");
    expect(await page.locator(".posted").count()).toBe(0);
    expect(await page.getByRole("button", { name: "PNG" }).isVisible()).toBe(true);
    const request = () => page.locator("#code-request-exact-curl").textContent();
    expect(await request()).toContain('"birthdate": "1990-09-05"');
    await openForm(page);
    await form.getByLabel("Day").fill("6");
    await drawn(page, "1990-09-06T19:17:00.000Z");
    await expect.poll(request).toContain('"birthdate": "1990-09-06"');
    expect(await request()).toMatch(/"lat": 52\.37\d*,/);
  });

  test("every state is accessible and fits the screen, in both themes, at 360, 768 and 1280 pixels", async () => {
    const page = await (await openBrowser()).newPage();
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await inspect(page, name, [360, 768, 1280])));
    await page.goto(`${service.url}/`);
    await look("front");
    await page.goto(`${service.url}/chart`);
    await look("chart-empty");
    await page.locator("#birth-form [name=place]").pressSequentially("Spring");
    await page.locator("#birth-form [role=option]").first().waitFor();
    await look("chart-suggestions");
    await page.goto(`${service.url}/chart#d=1950-07-05&t=21:17~30&p=Gary&z=America/Chicago&c=41.59;-87.35`);
    await page.reload();
    await page.locator("#says").getByText("60 minutes").waitFor();
    await page.getByText("Clocks at the birthplace may have differed").waitFor();
    await look("chart-about");
    for (const tab of [
      "What is certain",
      "Today",
      "Calendar",
      "Two people",
      "Returns",
      "JSON",
      "Request",
      "Embed",
    ]) {
      await page.getByRole("tab", { name: tab, exact: true }).click();
      await expect.poll(() => page.locator("[data-wait]").allTextContents()).toEqual(["", "", "", ""]);
      await look(`chart-${tab}`);
    }
    await page.goto(`${service.url}/embed`);
    await look("embed");
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  }, 400_000);

  test("a page of an origin in EMBED_ORIGINS shows the form in a frame", async () => {
    const page = await (await openBrowser()).newPage();
    const frame = `<iframe src="${service.url}/embed" title="chart" width="600" height="900"></iframe>`;
    await page.goto((await servePage(frame, framedPort)).href);
    await page.frameLocator("iframe").locator("#birth-form [name=day]").fill("5");
  });
});

/** Posts a form. */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { method: "POST", body: new URLSearchParams(fields), headers });

test("pictures that a script has drawn are allowed on /chart and /embed alone, frames on /embed alone", async () => {
  const policy = async (path: string) => {
    const { headers } = await fetch(service.url + path, { headers: { Accept: "text/html" } });
    const text = headers.get("Content-Security-Policy") ?? "";
    expect([path, text]).toEqual([path, expect.stringContaining("script-src 'self';")]);
    expect(text).not.toMatch(/unsafe|https?:\/\/(?!www\.example\.com|127\.0\.0\.1|localhost)/);
    return [
      text.includes("blob:"),
      /frame-ancestors ([^;]*)/.exec(text)?.[1],
      headers.get("X-Frame-Options"),
    ] as const;
  };
  for (const path of ["/", "/docs", "/docs/gallery", "/chart/none"])
    expect([path, ...(await policy(path))]).toEqual([path, false, "'none'", "DENY"]);
  expect(await policy("/chart")).toEqual([true, "'none'", "DENY"]);
  expect(await policy("/embed")).toEqual([
    true,
    expect.stringMatching(`^https://www.example.com http://127.0.0.1:${framedPort} http://localhost:\\*`),
    null,
  ]);
});

test("any site may load the elements: the entries under stable names, their parts under names with a digest", async () => {
  for (const name of ["human-design-chart", "human-design-form"]) {
    const entry = await fetch(`${service.url}/embed/${name}.js`);
    const header = (of: string) => entry.headers.get(of);
    expect([entry.status, header("Access-Control-Allow-Origin"), header("Cache-Control")]).toEqual([
      200,
      "*",
      "no-cache",
    ]);
    expect(header("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    const again = await fetch(`${service.url}/embed/${name}.js`, {
      headers: { "If-None-Match": header("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
    const [, part] = /\.\/(chunks\/[\w-]+\.js)/.exec(await entry.text()) ?? [];
    if (part === undefined) continue;
    const chunk = await fetch(`${service.url}/embed/${part}`);
    expect(chunk.headers.get("Cache-Control")).toContain("immutable");
  }
  expect((await fetch(`${service.url}/embed/none.js`)).status).toBe(404);
});

test("places are found by a posted text without a key, and other origins read them if they are allowed", async () => {
  const { places } = (await (await post("/chart/places", { q: "amst" })).json()) as { places: object[] };
  expect(places[0]).toMatchObject({ name: "Amsterdam", zone: "Europe/Amsterdam" });
  expect(places.length).toBeLessThanOrEqual(8);
  const allowed = async (origin: string) =>
    (await post("/chart/places", { q: "amst" }, { Origin: origin })).headers.get(
      "Access-Control-Allow-Origin",
    );
  expect(await allowed("https://www.example.com")).toBe("https://www.example.com");
  expect(await allowed("https://evil.example.com")).toBeNull();
  expect((await post("/chart/places", { q: "a" })).status).toBe(422);
  expect((await post("/chart/places", { q: "a".repeat(101) })).status).toBe(422);
  expect((await post("/chart/places", { q: "a".repeat(5000) })).status).toBe(413);
  const json = await fetch(`${service.url}/chart/places`, { method: "POST", body: "{}" });
  expect(json.status).toBe(415);
});

test("an address gets 20 searches a second and 20 posted charts a minute", async () => {
  const statuses = async (path: string, count: number, fields: Record<string, string>, address: string) => {
    const headers = { "X-Forwarded-For": address };
    const all = await Promise.all(Array.from({ length: count }, () => post(path, fields, headers)));
    return all.map(({ status }) => status);
  };
  const charts = await statuses("/chart", 22, { day: "5" }, "192.0.2.7");
  expect(charts.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  expect(charts.filter((status) => status === 422).length).toBeGreaterThanOrEqual(20);
  // Too short to search for, so that a busy machine does not let them pass one after the other.
  const startedMs = performance.now();
  const places = await statuses("/chart/places", 200, { q: "a" }, "192.0.2.8");
  const mostAdmitted = 20 + Math.ceil((20 * (performance.now() - startedMs)) / 1000);
  const admitted = places.filter((status) => status === 422).length;
  expect(admitted).toBeGreaterThanOrEqual(20);
  expect(admitted).toBeLessThanOrEqual(mostAdmitted);
  // A busy machine refuses some because of overload.
  expect(places.filter((status) => ![422, 429, 503].includes(status))).toEqual([]);
  expect(await statuses("/chart/places", 1, { q: "am" }, "192.0.2.9")).toEqual([200]);
});

test("with CHART_PAGE=off there is no page, no form and no search, and / leads to the documentation", async () => {
  const off = await DashboardService.start(await createSqlite(), {
    NODE_ENV: "development",
    CHART_PAGE: "off",
  });
  try {
    const get = (path: string, init: RequestInit = {}) =>
      fetch(off.url + path, { redirect: "manual", headers: { Accept: "text/html" }, ...init });
    for (const path of ["/chart", "/embed", "/embed/human-design-chart.js"])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    for (const path of ["/chart", "/chart/places"])
      expect([
        path,
        (await get(path, { method: "POST", body: new URLSearchParams({ q: "am" }) })).status,
      ]).toEqual([path, 404]);
    const front = await get("/");
    expect([front.status, front.headers.get("Location")]).toEqual([302, "/docs"]);
    const gallery = await (await get("/docs/gallery")).text();
    expect(gallery).not.toContain('href="/chart');
    expect(await (await get("/index.md")).text()).not.toContain("/chart)");
  } finally {
    await off.stop();
  }
});
