import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { longitudeDeg } from "chart-core/series";
import { chromium } from "playwright-core";
import { expect, inject, it } from "vitest";
import { serveModules } from "../../browser/module-server.js";
import { lineOfAllEntries } from "../../support/all-entries.mjs";
import { birthLines } from "../../support/birth-lines.mjs";
import { chartLines } from "../../support/chart-lines.mjs";

const provided = inject("chromium");
const why = "absent" in provided ? ` [skipped: ${provided.absent}]` : "";

it.skipIf("absent" in provided)(
  `the built files, all entries, give the same results in a browser page and worker as in Node, byte for byte${why}`,
  async () => {
    const server = await serveModules();
    const browser = await chromium.launch("absent" in provided ? {} : provided);
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("requestfailed", (request) => errors.push(request.url()));
      await page.goto(server.urlOf(new URL("../../browser/index.html", import.meta.url)));
      const inBrowser = (await page.evaluate(
        `import("${server.urlOf(new URL("../../browser/page.mjs", import.meta.url))}").then(async ({ charts, births, chartsOfWorker }) =>
        ({ charts, births, chartsOfWorker: await chartsOfWorker() }))`,
      )) as Record<"charts" | "births" | "chartsOfWorker", string>;
      expect(errors).toEqual([]);
      expect(inBrowser.charts).toBe(chartLines(computeChart));
      expect(inBrowser.chartsOfWorker).toBe(inBrowser.charts);
      expect(inBrowser.births).toBe(birthLines(resolveBirthMoment));
      expect(new Set(server.asked.filter((path) => path.includes("/dist/chunks/from-"))).size).toBe(8);
      expect(server.asked.filter((path) => path.includes("/series/"))).toEqual([]);
      const further = (await page.evaluate(
        `Promise.all([import("${server.urlOf(new URL("../../support/all-entries.mjs", import.meta.url))}"), import("chart-core/series")])
          .then(async ([{ lineOfAllEntries }, { longitudeDeg }]) => [await lineOfAllEntries(), longitudeDeg("sun", -3403.2)])`,
      )) as unknown;
      expect(errors).toEqual([]);
      expect(further).toEqual([await lineOfAllEntries(), longitudeDeg("sun", -3403.2)]);
    } finally {
      await browser.close();
      server.close();
    }
  },
);
