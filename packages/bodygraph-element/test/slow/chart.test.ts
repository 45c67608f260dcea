import { complaintsOf, inBrowser, inspect, openBrowser } from "@chart/kit/setup/browser";
import { renderBodygraph, renderComposite, renderWheel, THEMES } from "bodygraph-svg";
import { type Chart, computeChart } from "chart-core";
import { resolveBirthMoment, timeZones } from "chart-core/birth-moment";
import { GLOSSARY } from "chart-core/glossary";
import { transitChanges } from "chart-core/time";
import fc from "fast-check";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { serveElements } from "../support/element-pages.js";
import { draw, open, settled, until } from "./drawing.js";

const ADA = 'date="1990-09-05" time="21:17" time-zone="Europe/Amsterdam"';
const ADAS_CHART = computeChart(new Date("1990-09-05T19:17Z"));
const BENS_CHART = computeChart(new Date("1988-09-04T01:15Z"));

const json = (chart: Chart) => JSON.parse(JSON.stringify(chart));

inBrowser(() => {
  it("charts of 300 births by time zone or coordinates equal the library's, and pictures have its bytes", async () => {
    const place = fc.oneof(
      fc.record({ zone: fc.constantFrom(...timeZones()) }),
      fc.record({
        coords: fc.record({
          lat: fc.double({ min: -90, max: 90, noNaN: true }),
          lng: fc.double({ min: -180, max: 180, noNaN: true }),
        }),
      }),
      fc.record({
        zone: fc.constantFrom(...timeZones()),
        coords: fc.record({ lat: fc.constant(10.5), lng: fc.double({ min: -180, max: 180, noNaN: true }) }),
      }),
    );
    const minute = fc.integer({ min: Date.UTC(1800, 0) / 60_000, max: Date.UTC(2200, 0) / 60_000 - 1 });
    const births = fc.sample(fc.tuple(minute, place), { numRuns: 300, seed: 54 }).map(([minutes, at]) => {
      const iso = new Date(minutes * 60_000).toISOString();
      return { date: iso.slice(0, 10), time: iso.slice(11, 16), ...at };
    });
    const { page } = await open("<human-design-chart></human-design-chart>");
    for (const birth of births) {
      const { zone = null, coords = { lat: null, lng: null } } = birth as {
        zone?: string;
        coords?: { lat: number; lng: number };
      };
      const { detail } = await draw(page, { date: birth.date, time: birth.time, timeZone: zone, ...coords });
      const chart = computeChart(resolveBirthMoment(birth).utc);
      expect([birth, detail.chart]).toEqual([birth, json(chart)]);
      expect(detail.svg === renderBodygraph(chart)).toBe(true);
    }
  });

  it("the entry is small, and the first chart loads its tables and the zones, and nothing else", async () => {
    const { page, loaded } = await open(`<human-design-chart ${ADA}></human-design-chart>`);
    const kinds = () =>
      [...loaded.keys()].map((path) => path.replace(/-[\w-]{8}\.js$/, "").replace("chunks/", ""));
    expect(kinds().sort()).toEqual(["from-1950", "human-design-chart.js", "human-design-form.js", "zones"]);
    const size = (part: string) => [...loaded].find(([path]) => path.includes(part))![1];
    expect(size("human-design-chart")).toBeLessThanOrEqual(46_500);
    expect(size("from-1950")).toBeLessThanOrEqual(260_000);
    expect(size("zones")).toBeLessThanOrEqual(60_000);
    await page.hover('human-design-chart [data-center="Throat"]');
    await page.locator(".card.shown").waitFor();
    await draw(page, { with: "1988-09-04T01:15Z" });
    await draw(page, { with: null, picture: "wheel" });
    await draw(page, { picture: "day" });
    expect(kinds().slice(4).sort()).toEqual(["composite", "meaning", "over-time", "wheel"]);
    // Births of these years, whatever is changed, load nothing more.
    await draw(page, { picture: "bodygraph", date: "1999-12-31", theme: "dark" });
    expect(loaded.size).toBe(8);
  });

  it("the calendar of the chart that is shown has the library's changes and writes its file; without a chart there is none", async () => {
    const { page } = await open("<human-design-chart></human-design-chart>");
    const ask = (code: string) =>
      page.evaluate(`(async () => {
        const { calendar } = document.querySelector("human-design-chart");
        const [from, to] = [new Date("2026-12-01T00:00Z"), new Date("2027-01-01T00:00Z")];
        return ${code};
      })()`);
    expect(await ask("calendar")).toBeNull();
    await draw(page, { chart: json(ADAS_CHART) });
    const [from, to] = [new Date("2026-12-01T00:00Z"), new Date("2027-01-01T00:00Z")];
    expect(await ask("JSON.stringify(await calendar.changes(from, to))")).toBe(
      JSON.stringify(transitChanges(from, to, { chart: ADAS_CHART })),
    );
    const file = String(await ask("calendar.file({ from, to })")).replaceAll("\r\n ", "");
    expect(file).toMatch(
      /^BEGIN:VCALENDAR\r\n.*can work out the birth\..*SUMMARY:Channel 20-34 \(Charisma\) begins\r\n/s,
    );
    expect(file).not.toContain("Moon");
  });

  it("an instant needs no zones, and a chart that is given needs no tables", async () => {
    const { page, loaded } = await open("<human-design-chart></human-design-chart>");
    const { detail } = await draw(page, { chart: json(ADAS_CHART) });
    expect(detail.svg).toBe(renderBodygraph(ADAS_CHART));
    expect(loaded.size).toBe(2);
    await draw(page, { chart: null, utc: "1990-09-05T19:17Z" });
    expect(loaded.size).toBe(3);
  });

  it("attributes choose picture, theme, columns, words and caption", async () => {
    const { page, complaints } = await open(`<human-design-chart ${ADA}></human-design-chart>`);
    const svg = async (properties: object) => (await draw(page, properties)).detail.svg;
    const caption = { name: "Ada", born: "5 September 1990, 21:17", place: "Amsterdam" };
    expect(await svg({ theme: "dark" })).toBe(renderBodygraph(ADAS_CHART, { theme: "dark" }));
    expect(await svg({ theme: null, columns: "off" })).toBe(renderBodygraph(ADAS_CHART, { columns: false }));
    expect(await svg({ columns: true, caption: "Ada", born: caption.born, place: caption.place })).toBe(
      renderBodygraph(ADAS_CHART, { caption }),
    );
    expect(await svg({ facts: "off" })).toBe(renderBodygraph(ADAS_CHART, { caption: false }));
    expect(await svg({ facts: null, arrowWords: true })).toBe(
      renderBodygraph(ADAS_CHART, { caption, arrowWords: true }),
    );
    expect(await svg({ arrowWords: null, picture: "wheel" })).toBe(renderWheel(ADAS_CHART, { caption }));
    await page.setViewportSize({ width: 400, height: 800 });
    await until(
      page,
      `document.querySelector("human-design-chart").svg === ${JSON.stringify(renderWheel(ADAS_CHART, { caption, narrow: true }))}`,
    );
    const both = renderComposite(ADAS_CHART, BENS_CHART, { names: ["Ada", "Ben"] });
    expect(await svg({ picture: null, with: "1988-09-04T03:15[Europe/Amsterdam]", withCaption: "Ben" })).toBe(
      both,
    );
    expect(await svg({ with: "1988-09-04T03:15+02:00", picture: "composite" })).toBe(both);
    expect(await svg({ with: json(BENS_CHART) })).toBe(both);
    expect(complaints).toEqual([]);
  });

  it("custom properties give the colors, in any form of CSS, and auto follows the system", async () => {
    const { page } = await open(`<human-design-chart ${ADA}></human-design-chart>`);
    await page.evaluate(
      `document.querySelector("human-design-chart").style.cssText =
        "color: lime; --human-design-design: rebeccapurple; --human-design-on-defined: hsl(0 100% 50%); --human-design-line: currentColor; --human-design-red: oklch(1 0 0)"`,
    );
    const { detail } = await draw(page, { theme: "print" });
    const own = {
      base: "print",
      line: "#00ff00",
      red: "#ffffff",
      design: "#663399",
      onDefined: "#ff0000",
    } as const;
    expect(detail.svg).toBe(renderBodygraph(ADAS_CHART, { theme: own }));
    for (const [theme, color] of Object.entries({
      auto: "blackish",
      dark: "transparent",
      light: "rgb(255 0 0 / 10%)",
    })) {
      await page.evaluate(
        `document.querySelector("human-design-chart").style.setProperty("--human-design-ink", "${color}")`,
      );
      const refused = await draw(page, { theme });
      expect([color, refused.detail]).toMatchObject([
        color,
        { code: "INVALID_OPTION", field: "--human-design-ink" },
      ]);
    }
    await page.evaluate(`document.querySelector("human-design-chart").style.cssText = ""`);
    await draw(page, { theme: "auto" });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await until(
        page,
        `document.querySelector("human-design-chart").svg.includes("${THEMES[colorScheme].paper}")`,
      );
    }
  });

  it.each([
    [{ date: "1990-02-30" }, "INVALID_DATE", "date"],
    [{ time: null }, "INVALID_TIME", "time"],
    [{ time: "24:00" }, "INVALID_TIME", "time"],
    [{ date: "1799-12-31" }, "DATE_OUT_OF_RANGE", "date"],
    [{ timeZone: "Europe/Atlantis" }, "UNKNOWN_ZONE", "time-zone"],
    [{ timeZone: null }, "UNKNOWN_ZONE", "time-zone"],
    [{ timeZone: null, lat: "52.37" }, "INVALID_LONGITUDE", "lng"],
    [{ lat: "north", lng: "4.89" }, "INVALID_LATITUDE", "lat"],
    [{ utc: "1990-09-05" }, "INVALID_MOMENT", "utc"],
    [{ utc: "1990-02-30T10:00Z" }, "INVALID_MOMENT", "utc"],
    [{ utc: "2300-01-01T00:00Z" }, "MOMENT_OUT_OF_RANGE", "utc"],
    [{ date: "2020-10-25", time: "02:30", disambiguation: "reject" }, "AMBIGUOUS_TIME", "time"],
    [{ disambiguation: "middle" }, "INVALID_OPTION", "disambiguation"],
    [{ theme: "sepia" }, "INVALID_OPTION", "theme"],
    [{ picture: "pear" }, "INVALID_OPTION", "picture"],
    [{ picture: "composite" }, "INVALID_OPTION", "picture"],
    [{ at: "noon" }, "INVALID_MOMENT", "at"],
    [{ at: "2300-01-01T00:00Z" }, "MOMENT_OUT_OF_RANGE", "at"],
    [{ with: "1988-09-04" }, "INVALID_MOMENT", "with"],
    [{ with: "1988-09-04T03:15[Europe/Atlantis]" }, "UNKNOWN_ZONE", "with"],
    [{ caption: "a".repeat(201) }, "INVALID_OPTION", "caption"],
    [{ chart: {} }, "INVALID_CHART", "chart"],
  ])(
    "%j is an error with a code, a field and one sentence, which the element shows",
    async (properties, code, field) => {
      const { page, complaints } = await open(`<human-design-chart ${ADA}></human-design-chart>`);
      const { type, detail } = await draw(page, properties);
      expect(type).toBe("chart-error");
      expect(detail).toMatchObject({ code, field });
      expect(detail.message).toMatch(new RegExp(`^${field}: expected `));
      expect(await page.locator("human-design-chart").getByRole("alert").textContent()).toBe(detail.message);
      expect(complaints).toEqual([]);
      expect(
        await draw(page, {
          ...Object.fromEntries(Object.keys(properties).map((name) => [name, null])),
          utc: "1990-09-05T19:17Z",
        }),
      ).toMatchObject({ type: "chart-ready" });
    },
  );

  it("a chart as JSON inside the element is drawn, and its content is shown until then", async () => {
    const { page, loaded } = await open(
      `<human-design-chart><p>A picture of the server</p><script type="application/json">${JSON.stringify(ADAS_CHART)}</script></human-design-chart>
      <human-design-chart><p>Nothing yet</p></human-design-chart>`,
    );
    expect(await page.getByText("A picture of the server").isVisible()).toBe(false);
    expect(await page.getByText("Nothing yet").isVisible()).toBe(true);
    expect(await page.evaluate(`document.querySelector("human-design-chart").svg`)).toBe(
      renderBodygraph(ADAS_CHART),
    );
    expect(loaded.size).toBe(2);
  });

  it("properties that a page has set before the element was defined are drawn", async () => {
    const site = await serveElements("<human-design-chart></human-design-chart>");
    const page = await (await openBrowser()).newPage();
    await page.addInitScript(`new MutationObserver((_, observer) => {
        const element = document.querySelector("human-design-chart");
        if (element === null) return;
        Object.assign(element, ${JSON.stringify({ chart: ADAS_CHART, caption: "Ada" })});
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });`);
    await page.goto(site.url);
    await until(page, `document.querySelector("human-design-chart").svg`);
    expect(await page.evaluate(`document.querySelector("human-design-chart").svg`)).toBe(
      renderBodygraph(ADAS_CHART, { caption: "Ada" }),
    );
  });

  it("if attributes change while tables load, only the last state is drawn, once", async () => {
    const { page } = await open(`<human-design-chart ${ADA}></human-design-chart>`);
    const drawn = await page.evaluate(`(async () => {
      const element = document.querySelector("human-design-chart");
      const types = [];
      element.addEventListener("chart-ready", ({ detail }) => types.push(detail.chart.birthDateUtc));
      // The first one waits for tables, the second does not.
      element.date = "1850-01-01";
      await null;
      element.date = "1990-01-01";
      element.time = "12:00";
      while (types.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      await new Promise((resolve) => setTimeout(resolve, 300));
      return types;
    })()`);
    expect(drawn).toEqual(["1990-01-01T11:00:00.000Z"]);
  });

  it("a table that cannot be loaded is an error, and the next try works", async () => {
    const site = await serveElements(`<human-design-chart></human-design-chart>`);
    const page = await (await openBrowser()).newPage();
    await page.route(/from-1950/, (route) => route.abort());
    await page.goto(site.url);
    await settled(page);
    const { detail } = await draw(page, { utc: "1990-09-05T19:17Z" });
    expect(detail).toMatchObject({ code: "NOT_LOADED", field: null });
    await page.unroute(/from-1950/);
    expect(await draw(page, { utc: "1990-09-05T19:18Z" })).toMatchObject({ type: "chart-ready" });
  });

  it("a wheel is that of one chart, also beside a second birth", async () => {
    const { page } = await open(
      `<human-design-chart ${ADA} picture="wheel" with="not a birth"></human-design-chart>`,
    );
    expect(await page.evaluate(`document.querySelector("human-design-chart").svg`)).toBe(
      renderWheel(ADAS_CHART),
    );
  });

  it("a page with Trusted Types only has to allow the policy of the element", async () => {
    const site = await serveElements("<human-design-chart></human-design-chart>");
    const page = await (await openBrowser()).newPage();
    const complaints = complaintsOf(page);
    await page.route(site.url, async (route) => {
      const response = await route.fetch();
      const policy = "require-trusted-types-for 'script'; trusted-types bodygraph-element";
      await route.fulfill({
        response,
        headers: { ...response.headers(), "content-security-policy": policy },
      });
    });
    await page.goto(site.url);
    await settled(page);
    expect(await draw(page, { utc: "1990-09-05T19:17Z" })).toMatchObject({ type: "chart-ready" });
    expect(complaints).toEqual([]);
  });

  it("an element that is moved while it loads, or removed and put back, draws once more", async () => {
    const { page } = await open(`<human-design-chart></human-design-chart><div id="other"></div>`);
    const drawn = await page.evaluate(`(async () => {
      const element = document.querySelector("human-design-chart");
      const drawn = [];
      element.addEventListener("chart-ready", ({ detail }) => drawn.push(detail.chart.birthDateUtc));
      element.utc = "1990-09-05T19:17Z";
      await null;
      document.querySelector("#other").append(element);
      while (drawn.length < 1) await new Promise((resolve) => setTimeout(resolve, 10));
      element.remove();
      element.utc = "1991-09-05T19:17Z";
      document.body.append(element);
      while (drawn.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      return [...drawn, element.hasAttribute("aria-busy")];
    })()`);
    expect(drawn).toEqual(["1990-09-05T19:17:00.000Z", "1991-09-05T19:17:00.000Z", false]);
  });

  it("a listener that writes into the element's content does not draw it again", async () => {
    const { page } = await open(`<human-design-chart><p>0</p></human-design-chart>`);
    const count = await page.evaluate(`(async () => {
      const element = document.querySelector("human-design-chart");
      let count = 0;
      element.addEventListener("chart-ready", () => (element.firstElementChild.textContent = String(++count)));
      element.utc = "1990-09-05T19:17Z";
      while (count === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      await new Promise((resolve) => setTimeout(resolve, 200));
      return count;
    })()`);
    expect(count).toBe(1);
  });

  describe("pointing at parts", () => {
    /** Returns the details of `chart-select` since the last call. */
    const selections = (page: Page) =>
      page.evaluate(
        `(() => { const all = window.selected ?? []; window.selected = []; return all; })()`,
      ) as Promise<{ kind: string; id: string; title: string; state: string; meaning: string }[]>;
    const openAda = async (attributes = "") => {
      const { page } = await open(`<human-design-chart ${ADA} ${attributes}></human-design-chart>`);
      await page.evaluate(
        `window.selected = []; document.addEventListener("chart-select", ({ detail }) => window.selected.push(detail))`,
      );
      return page;
    };
    const lit = (page: Page, name: string) =>
      page.evaluate(
        `[...document.querySelector("human-design-chart").shadowRoot.querySelectorAll(".lit")].flatMap((element) => element.dataset.${name} ?? [])`,
      ) as Promise<string[]>;

    it("hovering over a gate lights its channels and its entries in the columns, and says what it means", async () => {
      const page = await openAda();
      await page.hover('human-design-chart [data-gate="64"]');
      await page.locator(".card.shown").waitFor();
      expect(await selections(page)).toEqual([
        {
          kind: "gate",
          id: "64",
          title: "Gate 64: Confusion",
          state: "personality",
          meaning: GLOSSARY.gate.values!["64"],
        },
      ]);
      expect(await page.locator(".card").textContent()).toContain(GLOSSARY.gate.values!["64"]);
      expect(await lit(page, "gate")).toEqual(["64"]);
      expect(new Set(await lit(page, "channel"))).toEqual(new Set(["47-64"]));
      expect(await lit(page, "body")).toEqual(["sun"]);
      const opacities = (selector: string) =>
        page.evaluate(
          `[...new Set([...document.querySelector("human-design-chart").shadowRoot.querySelectorAll("${selector}")].map((element) => getComputedStyle(element).opacity))]`,
        );
      await expect.poll(() => opacities(".lit")).toEqual(["1"]);
      for (const kind of ["center", "channel", "gate", "body", "arrow"])
        await expect.poll(() => opacities(`[data-${kind}]:not(.lit)`)).toEqual(["0.16"]);
      await page.mouse.move(0, 0);
      expect(await selections(page)).toEqual([null]);
      expect(await lit(page, "gate")).toEqual([]);
    });

    it("each kind of part can be tapped, and Escape or a tap beside it ends it", async () => {
      const page = await openAda();
      for (const [selector, kind, id] of [
        ['[data-center="Sacral"]', "center", "Sacral"],
        ['[data-channel="4-63"]', "channel", "4-63"],
        ['[data-body="moon"][data-side="design"]', "activation", "design.moon"],
      ]) {
        await page.locator(`human-design-chart ${selector}`).first().dispatchEvent("click");
        await page.locator(".card.shown").waitFor();
        expect((await selections(page)).at(-1)).toMatchObject({ kind, id });
      }
      await page.keyboard.press("Escape");
      expect((await selections(page)).at(-1)).toBeNull();
      // Screen readers press the buttons of the list.
      await page.evaluate(
        `document.querySelector("human-design-chart").shadowRoot.querySelector("[aria-label=Gates] button").click()`,
      );
      expect((await selections(page)).at(-1)).toMatchObject({ kind: "gate", id: "1" });
    });

    it.each(["", 'picture="wheel"', 'with="1988-09-04T01:15Z"'])(
      "the keyboard reaches each center, channel, gate and activation, and leaves (%s)",
      async (attributes) => {
        const page = await openAda(attributes);
        await page.keyboard.press("Tab");
        for (let index = 1; index < 9 + 36 + 64 + 26; index++) await page.keyboard.press("ArrowDown");
        await until(page, `window.selected.at(-1)?.kind === "activation"`);
        const reached = (await selections(page)).filter((detail) => detail !== null);
        const ids = (kind: string) =>
          new Set(reached.filter((part) => part.kind === kind).map(({ id }) => id)).size;
        expect([ids("center"), ids("channel"), ids("gate"), ids("activation")]).toEqual([9, 36, 64, 26]);
        expect(reached.filter(({ meaning }) => meaning === "")).toEqual([]);
        for (const id of ["a.sun|personality.sun", "1"]) {
          await page.keyboard.press("PageUp");
          await until(page, `/^(?:${id})$/.test(window.selected.at(-1)?.id)`);
        }
        await page.keyboard.press("Home");
        await until(page, `window.selected.at(-1)?.kind === "center"`);
        await page.keyboard.press("Escape");
        await until(page, `window.selected.at(-1) === null`);
        expect(await page.evaluate("document.activeElement.localName")).toBe("body");
      },
    );

    it("Escape gives up the focus, Tab then goes on behind the chart, and back into it", async () => {
      const { page } = await open(
        `<a href="#a">Before</a><human-design-chart ${ADA}></human-design-chart><a href="#b">After</a>`,
      );
      for (const key of ["Tab", "Tab", "ArrowDown", "Escape", "Tab"]) await page.keyboard.press(key);
      expect(await page.evaluate("document.activeElement.textContent")).toBe("After");
      await page.keyboard.press("Shift+Tab");
      expect(await page.evaluate("document.activeElement.localName")).toBe("human-design-chart");
    });

    it("an entry of a column is pointed at by its box, not by its strokes", async () => {
      const page = await openAda();
      const box = (await page
        .locator('human-design-chart [data-body="moon"][data-side="design"]')
        .boundingBox())!;
      for (let step = 0; step <= 10; step++) {
        await page.mouse.move(box.x + (box.width * step) / 10, box.y + (box.height * step) / 10);
        await until(page, `window.selected.at(-1)?.id === "design.moon"`);
      }
    });

    it("the focused part is shown although a pointer rests on the picture", async () => {
      const page = await openAda();
      await page.hover('human-design-chart [data-gate="64"]');
      await until(page, `window.selected.at(-1)?.id === "64"`);
      await page.keyboard.press("Tab");
      await until(page, `window.selected.at(-1)?.kind === "center"`);
    });

    it("Tab passes through a chart with one stop, and the focus is seen on its frame", async () => {
      const { page } = await open(
        `<a href="#a">Before</a><human-design-chart ${ADA}></human-design-chart><a href="#b">After</a>`,
      );
      const focused = async () => {
        await page.keyboard.press("Tab");
        return page.evaluate("document.activeElement.textContent.trim() || document.activeElement.localName");
      };
      expect([await focused(), await focused(), await focused()]).toEqual([
        "Before",
        "human-design-chart",
        "After",
      ]);
    });

    it("a part keeps the focus when the chart is drawn anew", async () => {
      const page = await openAda();
      await page.keyboard.press("Tab");
      await page.keyboard.press("End");
      await draw(page, { time: "03:00" });
      await until(page, `window.selected.at(-1)?.id === "design.pluto"`);
      expect(await lit(page, "body")).toContain("pluto");
      const focused = () =>
        page.evaluate(`document.querySelector("human-design-chart").shadowRoot.activeElement?.textContent`);
      expect(await focused()).toMatch(/^Design Pluto/);
      // A narrow wheel without a bodygraph has fewer parts: the focus goes to the one that is left.
      await draw(page, { picture: "wheel", columns: "off" });
      expect(await focused()).toMatch(/^Design Pluto/);
      await page.setViewportSize({ width: 400, height: 800 });
      await until(
        page,
        `document.querySelector("human-design-chart").shadowRoot.querySelectorAll("button").length === 26`,
      );
      expect(await focused()).toMatch(/^Design Pluto/);
    });

    it("a screen reader's tree has the picture, and its parts as four lists", async () => {
      const page = await openAda();
      const tree = await page.locator("human-design-chart").ariaSnapshot();
      expect(tree).toContain('img "Human Design chart: Projector 2/4 Projector, Sounding Board authority');
      for (const [list, first, count] of [
        ["Centers", "Root center, open", 9],
        ["Channels", "Channel 1-8: Inspiration, open", 36],
        ["Gates", "Gate 1: Self-Expression, personality and design", 64],
        ["Activations", "Personality Sun, gate 64, line 2", 26],
      ] as const) {
        const [, items = ""] = new RegExp(`list "${list}":\\n((?: {4,}.+\\n?)+)`).exec(tree) ?? [];
        expect([list, items.match(/listitem/g)?.length]).toEqual([list, count]);
        expect(items).toContain(`button "${first}"`);
      }
    });

    it("has no fault that axe finds, in both themes, with and without a card", async () => {
      const { page } = await open(
        `<human-design-chart theme="auto" ${ADA} caption="Ada"></human-design-chart>
         <human-design-chart theme="auto" picture="wheel" ${ADA}></human-design-chart>
         <human-design-chart theme="auto" with="1988-09-04T01:15Z" ${ADA}></human-design-chart>
         <human-design-chart date="1990-02-30"></human-design-chart>`,
      );
      expect(await inspect(page, "element")).toEqual([]);
      await page.keyboard.press("Tab");
      await page.locator(".card.shown").waitFor();
      expect(await inspect(page, "element-with-card")).toEqual([]);
    });
  });
});
