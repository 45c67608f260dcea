import { DashboardService } from "@chart/kit/services/dashboard-service";
import { complaintsOf, inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { computeChart } from "chart-core";
import { transits } from "chart-core/time";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

let service: DashboardService;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
});
afterAll(() => service.stop());

const ADA = "#d=1990-09-05&t=21:17&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&n=Ada";

/** Opens a shared link and one of its tabs. */
async function open(fragment: string, tab: string): Promise<{ page: Page; requests: string[] }> {
  const page = await (await openBrowser()).newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`${service.url}/chart${fragment}`);
  await page.locator("#says .reading").waitFor();
  await page.getByRole("tab", { name: tab, exact: true }).click();
  return { page, requests };
}

/** Moves the slider as its keys or a finger do. */
const move = (page: Page, minute: number) => page.locator("#moment").fill(`${minute}`);

const fact = (page: Page, member: string) => page.locator(`[data-fact=${member}]`).textContent();

inBrowser(() => {
  test("of an exact time the page says since when and until when each member holds", async () => {
    const { page } = await open(ADA, "What is certain");
    const certain = page.locator("#certain");
    await certain.getByText("All of this holds: 20:42 – 21:21.").waitFor();
    const row = certain.locator(".hold", { has: page.locator("dt", { hasText: /^Profile$/ }) });
    expect(await row.textContent()).toMatch(/2\/4.*05:06 – 01:13 on 6 Sep/);
  });

  test("the slider shows the chart of each minute, and changes the birth only by its button", async () => {
    const { page } = await open(ADA, "What is certain");
    const complaints = complaintsOf(page);
    const slider = page.locator("#moment");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("21:17");
    const use = page.getByRole("button", { name: "Use this time" });
    expect(await use.isDisabled()).toBe(true);
    await expect.poll(() => fact(page, "type")).toBe("Projector");
    const picture = () => page.locator("[data-moment-picture] desc").textContent();
    const before = await picture();

    // From 21:44:45 on a Manifestor.
    await move(page, 21 * 60 + 45);
    await expect.poll(() => fact(page, "type")).toBe("Manifestor");
    expect(await slider.getAttribute("aria-valuetext")).toBe("21:45");
    expect(await picture()).not.toBe(before);
    await slider.press("ArrowLeft");
    await expect.poll(() => fact(page, "type")).toBe("Projector");
    expect(await page.locator("#birth-form [name=time]").inputValue()).toBe("21:17");
    expect(new URL(page.url()).hash).toContain("t=21:17");
    expect(await page.evaluate('document.querySelector("#chart").chart.birthDateUtc')).toBe(
      "1990-09-05T19:17:00.000Z",
    );

    await move(page, 22 * 60);
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("22:00");
    await use.click();
    await expect
      .poll(() => page.evaluate('document.querySelector("#chart").chart.birthDateUtc'))
      .toBe("1990-09-05T20:00:00.000Z");
    expect(await page.locator("#birth-form [name=time]").inputValue()).toBe("22:00");
    await expect.poll(() => slider.inputValue()).toBe(`${22 * 60}`);
    expect(complaints).toEqual([]);
  });

  test("on a day of 25 hours the slider reaches both halves of the repeated hour", async () => {
    const { page } = await open("#d=1990-09-30&t=12:00&z=Europe/Amsterdam", "What is certain");
    const slider = page.locator("#moment");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("12:00");
    expect(await slider.getAttribute("max")).toBe("1499");
    for (const [minute, utc] of [
      [150, "1990-09-30T00:30:00.000Z"],
      [210, "1990-09-30T01:30:00.000Z"],
    ] as const) {
      await move(page, minute);
      await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("02:30");
      await page.getByRole("button", { name: "Use this time" }).click();
      await expect.poll(() => page.evaluate('document.querySelector("#chart").chart.birthDateUtc')).toBe(utc);
      await expect.poll(() => slider.inputValue()).toBe(`${minute}`);
    }
  });

  test("of an unknown time the page lists what is certain, and the others with shares and times", async () => {
    const { page } = await open("#d=1990-09-05&z=Europe/Amsterdam", "What is certain");
    const row = page.locator("#certain .hold", { has: page.locator("dt", { hasText: /^Type$/ }) });
    await row.waitFor();
    expect(await row.textContent()).toMatch(/Projector.*91% · 00:00 – 21:44.*Manifestor.*9% · 21:44 – 24:00/);
    expect(await page.locator("#certain dl.certain").textContent()).toContain("Cross of Consciousness");
  });

  test("today shows the chart with the transits of now, as the library computes them", async () => {
    const { page } = await open(ADA, "Today");
    await page.locator("#today .reading").waitFor();
    const sky = transits(new Date(), computeChart(new Date("1990-09-05T19:17Z")));
    const terms = async (heading: string) =>
      page
        .locator("#today section", { has: page.getByRole("heading", { name: heading }) })
        .locator("dt")
        .allTextContents();
    expect(await terms("Completed channels")).toEqual(sky.channels.completed);
    expect(await terms("Gained centers")).toEqual(sky.centersGained);
    const byNumber = (one: string, other: string) => Number(one) - Number(other);
    expect(await terms("Reinforced gates")).toEqual([...sky.gatesReinforced].sort(byNumber));
    await expect.poll(() => page.evaluate('document.querySelector("#sky").svg')).toContain("Transit of");
    expect(await page.locator("#today").textContent()).toMatch(
      /in [\w/]+, the time zone of this device.*The Moon enters gate \d+, line \d on \w+, \d+ \w{3} \d{4}/s,
    );

    // Another moment, in the zone of the device, which is UTC here.
    await page.locator("#sky-moment").fill("1999-08-11T11:03");
    const eclipse = transits(new Date("1999-08-11T11:03Z"), computeChart(new Date("1990-09-05T19:17Z")));
    await page.getByText("Wednesday, 11 Aug 1999, 11:03").waitFor();
    expect(await terms("Completed channels")).toEqual(eclipse.channels.completed);
    expect(await page.locator("#sky").getAttribute("at")).toBe("1999-08-11T11:03:00.000Z");
    await page.getByRole("button", { name: "Day after" }).click();
    await page.getByText("Thursday, 12 Aug 1999, 11:03").waitFor();
    await page.getByRole("button", { name: "Now", exact: true }).click();
    const now = new Date().toISOString().slice(0, 10);
    await expect.poll(() => page.locator("#sky").getAttribute("at")).toContain(now);
  });

  test("returns load their tables when their tab is opened, and nothing of a birth is in an address", async () => {
    const { page, requests } = await open(ADA, "What is certain");
    await page.locator("#certain .hold").first().waitFor();
    expect(requests.filter((url) => /chiron|from-20/.test(url))).toEqual([]);
    await page.getByRole("tab", { name: "Returns" }).click();
    const row = (kind: string) => page.locator(`#returns [data-kind=${kind}]`);
    await row("saturn").waitFor();
    expect(await row("saturn").textContent()).toMatch(/16 Mar 201914 Jun 201910 Dec 2019age 28/);
    expect(requests.filter((url) => /chiron|from-20/.test(url)).length).toBe(3);
    expect(
      requests.filter((url) => /1990|21:17|2117/.test(new URL(url).pathname + new URL(url).search)),
    ).toEqual([]);
  });
});

test("a posted form is answered with what is certain, also without a script", async () => {
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ day: "5", month: "9", year: "1990", place: "Amsterdam", ...fields });
    return (await fetch(`${service.url}/chart`, { method: "POST", body })).text();
  };
  expect(await post({ "time-kind": "exact", time: "21:17" })).toContain("All of this holds: 20:42 – 21:21.");
  expect(await post({ "time-kind": "unknown" })).toContain("91% · 00:00 – 21:44");
  expect(await post({ "time-kind": "about", about: "30", time: "21:17" })).toContain(
    "throughout the 60 minutes",
  );
});
