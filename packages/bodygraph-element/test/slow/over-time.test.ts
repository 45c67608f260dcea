import { inBrowser, inspect } from "@chart/kit/setup/browser";
import { renderComposite, renderDay, renderTransit, renderWheel } from "bodygraph-svg";
import { computeChart } from "chart-core";
import { resolveBirthSpan } from "chart-core/birth-moment";
import { chartWindow, findReturns, transits } from "chart-core/time";
import { describe, expect, it } from "vitest";
import { draw, open } from "./drawing.js";

const ADA = 'date="1990-09-05" time="21:17" time-zone="Europe/Amsterdam"';
const ADAS_CHART = computeChart(new Date("1990-09-05T19:17Z"));

inBrowser(() => {
  describe('picture="day"', () => {
    it("is the local day of the birth, by its zone or its coordinates, also if clocks changed on it", async () => {
      const { page, complaints } = await open(`<human-design-chart ${ADA}></human-design-chart>`);
      const dayOf = (date: string, utcOffsetMinutes: number, narrow = false) => {
        const { from, to } = resolveBirthSpan({ date, zone: "Europe/Amsterdam" });
        return renderDay(chartWindow(from, to), { utcOffsetMinutes, narrow });
      };
      expect((await draw(page, { picture: "day" })).detail.svg).toBe(dayOf("1990-09-05", 120));
      // 25 and 23 hours, which begin in summer time and in winter time.
      expect((await draw(page, { date: "1990-09-30" })).detail.svg).toBe(dayOf("1990-09-30", 120));
      const place = { date: "1990-03-25", timeZone: null, lat: 52.37, lng: 4.89 };
      expect((await draw(page, place)).detail.svg).toBe(dayOf("1990-03-25", 60));
      await page.setViewportSize({ width: 390, height: 800 });
      expect((await draw(page, { date: "1990-09-05" })).detail.svg).toBe(dayOf("1990-09-05", 120, true));
      expect(complaints).toEqual([]);
    });

    it("without a zone is the 24 hours around the birth in UTC, of whatever chart is given", async () => {
      const { page } = await open("<human-design-chart></human-design-chart>");
      const around = renderDay(chartWindow(new Date("1990-09-05T07:17Z"), new Date("1990-09-06T07:17Z")));
      const { detail } = await draw(page, { utc: "1990-09-05T19:17Z", picture: "day" });
      expect(detail.svg).toBe(around);
      expect((await draw(page, { utc: null, chart: ADAS_CHART })).detail.svg).toBe(around);
    });

    it("is accessible, and has no parts to point at", async () => {
      const { page } = await open(`<human-design-chart picture="day" ${ADA}></human-design-chart>`);
      await page.hover("human-design-chart svg");
      expect(await page.locator("human-design-chart button").count()).toBe(0);
      expect(await inspect(page, "element-day", [390, 1280])).toEqual([]);
    }, 120_000);
  });

  describe("at", () => {
    const at = "2026-11-22T12:00Z";

    it("adds the transits of an instant or of now to a bodygraph, and is ignored beside a second birth, wheel and day", async () => {
      const { page, complaints } = await open(`<human-design-chart ${ADA}></human-design-chart>`);
      const sky = transits(new Date(at));
      expect((await draw(page, { at })).detail.svg).toBe(renderTransit(ADAS_CHART, sky));
      expect((await draw(page, { columns: "off", theme: "dark" })).detail.svg).toBe(
        renderTransit(ADAS_CHART, sky, { columns: false, theme: "dark" }),
      );
      const { detail } = await draw(page, { at: "now", columns: null, theme: null });
      const now = new Date().toISOString().slice(0, 10);
      expect(detail.svg).toContain(`Transit of ${now}`);
      const other = computeChart(new Date("1988-09-04T01:15Z"));
      expect((await draw(page, { with: "1988-09-04T01:15Z" })).detail.svg).toBe(
        renderComposite(ADAS_CHART, other),
      );
      expect((await draw(page, { with: null, picture: "wheel" })).detail.svg).toBe(renderWheel(ADAS_CHART));
      expect(complaints).toEqual([]);
    });

    it("names in the list for screen readers who has a gate, and what the sky defines", async () => {
      const { page } = await open(`<human-design-chart ${ADA} at="${at}"></human-design-chart>`);
      const parts = await page.locator("human-design-chart .list button").allTextContents();
      const { centersGained } = transits(new Date(at), ADAS_CHART);
      for (const center of centersGained) expect(parts).toContain(`${center} center, defined by the sky`);
      const of = (who: string) => parts.filter((text) => text.startsWith(`${who} `)).length;
      expect([of("Chart"), of("Sky")]).toEqual([13, 13]);
      expect(parts.some((text) => /^Gate .*, sky$/.test(text))).toBe(true);
      expect(parts.some((text) => /^Gate .*, chart and sky$/.test(text))).toBe(true);
      await page.hover('human-design-chart [data-center="Throat"]');
      await page.locator(".card.shown").waitFor();
      expect(await inspect(page, "element-transit", [390, 1280])).toEqual([]);
    }, 120_000);
  });

  it("loadTime gives the library's functions, and its returns load the tables of a life", async () => {
    const { page, loaded } = await open(`<human-design-chart ${ADA}></human-design-chart>`);
    const returns = await page.evaluate(`import("/element/human-design-chart.js").then(async (element) => {
      const { findReturns } = await element.loadTime();
      return JSON.parse(JSON.stringify(await findReturns(new Date("1990-09-05T19:17Z"))));
    })`);
    expect(returns).toEqual(JSON.parse(JSON.stringify(findReturns(new Date("1990-09-05T19:17Z")))));
    const tables = [...loaded.keys()].flatMap((path) => /from-\d+|chiron/.exec(path) ?? []);
    expect(tables.sort()).toEqual(["chiron", "from-1950", "from-2000", "from-2050"]);
  });
});
