import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { complaintsOf, inBrowser, inspect, openBrowser } from "@chart/kit/setup/browser";
import { renderBodygraph, renderComposite } from "bodygraph-svg";
import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import type { Locator, Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { serveElements } from "../support/element-pages.js";
import { answerPlaces, birthOf, KEEP_BIRTHS, pick, suggestions } from "./form-pages.js";

interface Opened {
  readonly page: Page;
  readonly form: Locator;
  /** Requests for places: method, address, content type and body. */
  readonly searches: string[][];
  readonly loaded: Map<string, number>;
  readonly complaints: string[];
}

/**
 * Opens a page with forms, and a stand-in for a service that knows places.
 *
 * @param status Status of the stand-in's answers.
 * @param before Script that runs once the page is parsed and the elements are not there yet.
 * @param connect Sources that the page may request.
 */
async function open(body: string, status = 200, before = "", connect = "'self'"): Promise<Opened> {
  const searches: string[][] = [];
  const site = await serveElements(
    body,
    (request, response) => answerPlaces(request, response, status, searches),
    undefined,
    connect,
  );
  const page = await (await openBrowser()).newPage();
  const complaints = complaintsOf(page);
  if (before !== "") {
    // Modules run after this.
    await page.addInitScript(
      `addEventListener("readystatechange", () => { ${before} }, { once: true, capture: true })`,
    );
  }
  await page.goto(site.url);
  await page.evaluate(`customElements.whenDefined("human-design-form")`);
  await page.evaluate(KEEP_BIRTHS);
  return { page, form: page.locator("human-design-form").first(), searches, loaded: site.loaded, complaints };
}

const FORM_AND_CHART = `<human-design-form for="chart" places-url="/places"></human-design-form><human-design-chart id="chart"></human-design-chart>`;

async function fillDate(form: Locator, day: string, month: string, year: string): Promise<void> {
  await form.getByLabel("Day").fill(day);
  await form.getByLabel("Month").selectOption(month);
  await form.getByLabel("Year").fill(year);
}

const svgOf = (page: Page) => page.evaluate(`document.querySelector("#chart").svg`);

inBrowser(() => {
  it("a birth with a picked place is drawn with the place's zone and coordinates, and its caption", async () => {
    const { page, form, searches, complaints } = await open(FORM_AND_CHART);
    await form.getByLabel("Name").fill("Ada");
    await fillDate(form, "5", "September", "1990");
    expect(await form.getByText("Wednesday, 5 September 1990").isVisible()).toBe(true);
    await form.getByLabel("Time", { exact: true }).fill("21:17");
    expect(await birthOf(page)).toBeNull();
    await pick(form, "Amst", "Amsterdam, North Holland, Netherlands");
    const chart = computeChart(new Date("1990-09-05T19:17Z"));
    const place = "Amsterdam, North Holland, Netherlands";
    const caption = { name: "Ada", born: "5 September 1990, 21:17", place };
    await expect.poll(() => svgOf(page)).toBe(renderBodygraph(chart, { caption }));
    expect(await birthOf(page)).toEqual({
      date: "1990-09-05",
      time: "21:17",
      aboutMinutes: null,
      between: null,
      timeZone: "Europe/Amsterdam",
      lat: 52.37,
      lng: 4.89,
      disambiguation: null,
      utc: "1990-09-05T19:17:00.000Z",
      name: "Ada",
      place,
    });
    // The birthplace is in the bodies of the requests alone.
    expect(new Set(searches.map(([method, url, type]) => `${method} ${url} ${type}`))).toEqual(
      new Set(["POST /places application/x-www-form-urlencoded;charset=UTF-8"]),
    );
    expect(searches.at(-1)![3]).toBe("q=Amst");
    expect(complaints).toEqual([]);
  });

  it("a form that the page has already keeps its fields, what was typed into them, and the focus", async () => {
    const names = ["name", "day", "month", "year", "time"].map(
      (name) => `<label>${name} <input name="${name}"></label>`,
    );
    const { page, form } = await open(
      `<human-design-form id="own" for="chart" places-url="/places"><form method="post" action="/elsewhere">
      ${names.join("")}
      <label><input type="radio" name="time-kind" value="exact" checked>known</label>
      <label><input type="radio" name="time-kind" value="unknown">unknown</label>
      <label for="where">Where</label><input id="where" name="place"><ul data-field="suggestions" hidden></ul>
      <p data-field="fault"></p><button>Draw</button></form></human-design-form><human-design-chart id="chart"></human-design-chart>`,
      200,
      // Typed before the script is there.
      `document.querySelector("[name=day]").value = "5"; document.querySelector("[name=month]").value = "9";
       document.querySelector("[name=place]").value = "sing"; document.querySelector("[name=place]").focus()`,
    );
    expect(await page.evaluate(`document.querySelector("#own").shadowRoot`)).toBeNull();
    expect(await page.evaluate("document.activeElement.id")).toBe("where");
    await suggestions(form).filter({ hasText: "Singapore" }).click();
    await form.getByRole("button", { name: "Draw" }).click();
    expect(await page.locator("[data-field=fault]").textContent()).toBe(
      "Enter the day, the month and the year of birth.",
    );
    expect(await page.evaluate("document.activeElement.name")).toBe("year");
    await form.getByLabel("year").fill("1990");
    await form.getByRole("button", { name: "Draw" }).click();
    expect(await page.locator("[data-field=fault]").textContent()).toBe(
      "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so above.",
    );
    await form.getByLabel("time").fill("21:17");
    await expect.poll(() => birthOf(page)).toMatchObject({ utc: "1990-09-05T13:17:00.000Z", lat: 1.29 });
    await expect.poll(() => svgOf(page)).toContain("Projector");
    expect(page.url()).not.toContain("elsewhere");
  });

  it("without a service for places it asks for a time zone, and loads the zones once it has the focus", async () => {
    const { page, form, loaded } = await open(
      `<human-design-form for="chart"></human-design-form><human-design-chart id="chart"></human-design-chart>`,
    );
    expect([...loaded.keys()].sort()).toEqual(["human-design-chart.js", "human-design-form.js"]);
    expect(await form.getByText("Search for a place instead").isVisible()).toBe(false);
    await fillDate(form, "15", "June", "1850");
    await form.getByLabel("Time", { exact: true }).fill("12:00");
    await pick(form, "new york", "America/New York");
    const { utc } = resolveBirthMoment({ date: "1850-06-15", time: "12:00", zone: "America/New_York" });
    await expect
      .poll(() => svgOf(page))
      .toBe(
        renderBodygraph(computeChart(utc), {
          caption: { born: "15 June 1850, 12:00", place: "America/New York" },
        }),
      );
  });

  it("of a time that clocks showed twice it asks which one, and says how a skipped one counts", async () => {
    const { page, form } = await open(FORM_AND_CHART);
    await fillDate(form, "30", "September", "1990");
    await form.getByLabel("Time", { exact: true }).fill("02:30");
    await pick(form, "amst", "Amsterdam, North Holland");
    expect(await form.getByRole("radio", { name: "the first, UTC+02:00" }).isChecked()).toBe(true);
    await expect.poll(() => birthOf(page)).toMatchObject({ utc: "1990-09-30T00:30:00.000Z" });
    await form.getByRole("radio", { name: "the second, UTC+01:00" }).check();
    await expect
      .poll(() => birthOf(page))
      .toMatchObject({
        utc: "1990-09-30T01:30:00.000Z",
        disambiguation: "later",
      });
    await expect
      .poll(() => page.evaluate(`document.querySelector("#chart").chart?.birthDateUtc`))
      .toBe("1990-09-30T01:30:00.000Z");
    await fillDate(form, "25", "March", "1990");
    await form.getByText("Clocks skipped this time. It counts as 03:30.").waitFor();
    expect(await form.getByRole("radio", { name: "the first" }).isVisible()).toBe(false);
    expect(await birthOf(page)).toMatchObject({ utc: "1990-03-25T01:30:00.000Z", disambiguation: null });
  });

  it("an unknown time is drawn for 12:00 and says so, and an uncertain one says about", async () => {
    const { page, form } = await open(FORM_AND_CHART);
    await fillDate(form, "5", "September", "1990");
    await pick(form, "sing", "Singapore");
    await form.getByLabel("I don't know").check();
    const place = "Singapore";
    const drawn = (utc: string, born: string) =>
      renderBodygraph(computeChart(new Date(utc)), { caption: { born, place } });
    const noon = "5 September 1990, time unknown, drawn for 12:00";
    await expect.poll(() => svgOf(page)).toBe(drawn("1990-09-05T04:00Z", noon));
    expect(await birthOf(page)).toMatchObject({ time: null, utc: null, aboutMinutes: null });
    expect(await form.getByLabel("Time", { exact: true }).isVisible()).toBe(false);
    await form.getByLabel("Roughly").check();
    await form.getByLabel("Time", { exact: true }).fill("21:17");
    await form.getByLabel("How much it may be off").selectOption("give or take an hour");
    await expect.poll(() => svgOf(page)).toBe(drawn("1990-09-05T13:17Z", "5 September 1990, about 21:17"));
    expect(await birthOf(page)).toMatchObject({ time: "21:17", aboutMinutes: 60 });
  });

  it.each([
    ["31", "February", "1990", "February 1990 has 28 days."],
    ["29", "February", "1900", "February 1900 has 28 days."],
    ["0", "May", "1990", "May 1990 has 31 days."],
    ["1", "May", "1799", "Enter a year from 1800 to 2199."],
    ["1", "May", "2200", "Enter a year from 1800 to 2199."],
    ["x", "May", "1990", "Enter day and year as numbers."],
  ])(
    "the date %s %s %s gets one sentence, and a date that is not complete none",
    async (day, month, year, fault) => {
      const { page, form } = await open(FORM_AND_CHART);
      await form.getByLabel("Day").fill("3");
      expect(await form.locator("output").textContent()).toBe("");
      await fillDate(form, day, month, year);
      await expect.poll(() => form.locator("output").textContent()).toBe(fault);
      expect(await birthOf(page)).toBeNull();
      await fillDate(form, "3", "May", "1990");
      await expect.poll(() => form.locator("output").textContent()).toBe("Thursday, 3 May 1990");
    },
  );

  it("places are chosen by keyboard alone, Escape closes the suggestions, and a changed text is no place", async () => {
    const { page, form } = await open(FORM_AND_CHART);
    await fillDate(form, "5", "September", "1990");
    await form.getByLabel("Time", { exact: true }).fill("21:17");
    const box = form.getByRole("combobox", { name: "Place of birth" });
    await box.pressSequentially("amst");
    await suggestions(form).first().waitFor();
    await page.keyboard.press("Escape");
    expect(await suggestions(form).count()).toBe(0);
    await page.keyboard.type("e");
    await suggestions(form).first().waitFor();
    for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    expect(await box.inputValue()).toBe("Amsterdam, New York, United States");
    await expect.poll(() => birthOf(page)).toMatchObject({ timeZone: "America/New_York" });
    await page.keyboard.press("Backspace");
    await expect.poll(() => birthOf(page)).toBeNull();
    // A text that is searched for and finds nothing says so instead.
    await box.fill("amst");
    await suggestions(form).first().waitFor();
    await page.keyboard.press("Tab");
    await form.getByText("Choose one of the suggestions").waitFor();
  });

  it.each([
    [429, "Too many searches. Wait a moment, then type on."],
    [500, "Places cannot be searched right now. Try again, or give a time zone."],
  ])(
    "a search that is answered with %d says what to do, and a time zone does it",
    async (status, sentence) => {
      const { page, form } = await open(FORM_AND_CHART, status);
      await fillDate(form, "5", "September", "1990");
      await form.getByLabel("Time", { exact: true }).fill("21:17");
      await form.getByRole("combobox", { name: "Place of birth" }).pressSequentially("amst");
      await form.getByText(sentence).waitFor();
      await form.getByRole("button", { name: "Not listed? Give its time zone" }).click();
      await pick(form, "ams", "Europe/Amsterdam");
      await expect.poll(() => birthOf(page)).toMatchObject({ timeZone: "Europe/Amsterdam", lat: null });
    },
  );

  it.each([
    [{ "Cross-Origin-Resource-Policy": "cross-origin" }, "does not let {origin} search for places"],
    [null, "Places cannot be searched right now. Try again, or give a time zone."],
  ])(
    "a search of another origin that answers with %o says why it fails, after one probe without the text",
    async (headers, sentence) => {
      const bodies: string[] = [];
      const answer = createServer(async (request, response) => {
        bodies.push(await text(request));
        if (headers === null) response.destroy();
        else response.writeHead(200, headers).end();
      });
      await new Promise<void>((resolve) => answer.listen(0, "127.0.0.1", resolve));
      onTestFinished(() => void answer.close());
      const url = `http://127.0.0.1:${(answer.address() as AddressInfo).port}/places`;
      const { page, form } = await open(
        `<human-design-form places-url="${url}"></human-design-form>`,
        200,
        "",
        "*",
      );
      const box = form.getByRole("combobox", { name: "Place of birth" });
      await box.fill("amst");
      await form.getByText(sentence.replace("{origin}", new URL(page.url()).origin)).waitFor();
      if (headers === null) return;
      await box.fill("sing");
      await expect.poll(() => bodies.length).toBe(3);
      expect(bodies.filter((body) => body === "q=").length).toBe(1);
    },
  );

  it("an answer without places, no match, and a zone that is not known each get a sentence", async () => {
    const { page, form } = await open(FORM_AND_CHART);
    await fillDate(form, "5", "September", "1990");
    await form.getByLabel("Time", { exact: true }).fill("21:17");
    const box = form.getByRole("combobox", { name: "Place of birth" });
    await box.pressSequentially("xyz");
    await form.getByText("No place found.").waitFor();
    await box.fill("");
    await pick(form, "atl", "Atlantis");
    await form.getByText("The time zone Atlantic/Atlantis is not known.").waitFor();
    expect(await birthOf(page)).toBeNull();
  });

  it("birth-change fires once for each change, with null while the birth is incomplete", async () => {
    const { page, form } = await open(FORM_AND_CHART);
    await fillDate(form, "5", "September", "1990");
    await form.getByLabel("Time", { exact: true }).fill("21:17");
    await pick(form, "sing", "Singapore");
    await expect.poll(() => page.evaluate("window.births.length")).toBe(1);
    await form.getByLabel("Year").fill("199");
    await form.getByLabel("Year").fill("1991");
    await expect
      .poll(() => page.evaluate("window.births.map((birth) => birth?.date ?? null)"))
      .toEqual(["1990-09-05", null, "1991-09-05"]);
  });

  it("the property birth fills the form, and a second form fills the second birth of a composite", async () => {
    const { page } = await open(
      `${FORM_AND_CHART}<human-design-form second for="chart"></human-design-form>`,
    );
    const ada = { date: "1990-09-05", time: "21:17", timeZone: "Europe/Amsterdam", name: "Ada" };
    const ben = { date: "1988-09-04", time: "03:15", timeZone: "Europe/Amsterdam", name: "Ben" };
    await page.evaluate(
      `{ const [a, b] = document.querySelectorAll("human-design-form"); a.birth = ${JSON.stringify(ada)}; b.birth = ${JSON.stringify(ben)}; }`,
    );
    const charts = ["1990-09-05T19:17Z", "1988-09-04T01:15Z"].map((utc) => computeChart(new Date(utc)));
    const both = renderComposite(charts[0]!, charts[1]!, { names: ["Ada", "Ben"] });
    await expect.poll(() => svgOf(page)).toBe(both);
    expect(await birthOf(page)).toMatchObject(ada);
    await page.evaluate(`document.querySelector("human-design-form").birth = null`);
    await expect.poll(() => birthOf(page)).toBeNull();
  });

  it("Enter takes the first suggestion of the text that is there now, and none while an input method composes a word", async () => {
    const { page, form } = await open(FORM_AND_CHART);
    const box = form.getByRole("combobox", { name: "Place of birth" });
    await box.pressSequentially("amst");
    await suggestions(form).first().waitFor();
    const inPage = (script: string) =>
      page.evaluate(
        `{ const box = document.querySelector("human-design-form").shadowRoot.querySelector("[role=combobox]"); ${script} }`,
      );
    await inPage(
      `box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true }))`,
    );
    expect(await box.inputValue()).toBe("amst");
    await inPage(`box.value = "sing"; box.dispatchEvent(new InputEvent("input", { bubbles: true }));
      box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));`);
    expect(await box.inputValue()).toBe("sing");
    await expect.poll(() => box.inputValue()).toBe("Singapore");
    await box.fill("");
    await box.pressSequentially("sing");
    await suggestions(form).filter({ hasText: "Singapore" }).waitFor();
    await page.keyboard.press("Tab");
    await form.getByText("Choose one of the suggestions").waitFor();
    await box.focus();
    for (const key of ["ArrowDown"]) await page.keyboard.press(key);
    await suggestions(form).filter({ hasText: "Singapore" }).waitFor();
  });

  it("a page that hands back each birth does not empty the form, and a form may be filled before it is in the page", async () => {
    const { page, form } = await open(FORM_AND_CHART);
    await page.evaluate(
      `{ const form = document.querySelector("human-design-form"); form.addEventListener("birth-change", ({ detail }) => { form.birth = detail; }); }`,
    );
    await fillDate(form, "5", "September", "1990");
    await form.getByLabel("Time", { exact: true }).fill("21:17");
    await pick(form, "sing", "Singapore");
    await expect.poll(() => birthOf(page)).not.toBeNull();
    await form.getByLabel("Year").fill("199");
    await expect.poll(() => birthOf(page)).toBeNull();
    expect(await form.getByLabel("Day").inputValue()).toBe("5");
    await page.evaluate(`(async () => {
      const form = document.createElement("human-design-form");
      form.setAttribute("for", "chart");
      form.birth = { date: "1988-09-04", time: "03:15", timeZone: "Europe/Amsterdam", aboutMinutes: 45 };
      while (form.birth === null) await new Promise((resolve) => setTimeout(resolve, 10));
      document.querySelector("main").prepend(form);
    })()`);
    await expect.poll(() => page.evaluate(`document.querySelector("#chart").date`)).toBe("1988-09-04");
    expect(await birthOf(page)).toMatchObject({ aboutMinutes: 30, place: "Europe/Amsterdam" });
  });

  it("has no fault that axe finds, in both themes, empty and filled", async () => {
    const { page, form } = await open(FORM_AND_CHART);
    await page.evaluate(`document.documentElement.style.colorScheme = "light dark"`);
    expect(await inspect(page, "form")).toEqual([]);
    await fillDate(form, "30", "February", "1990");
    await form.getByRole("combobox", { name: "Place of birth" }).pressSequentially("amst");
    await suggestions(form).first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await inspect(page, "form-with-suggestions")).toEqual([]);
  });
});
