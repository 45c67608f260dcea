import { existsSync } from "node:fs";
import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { chromium } from "playwright-core";
import { expect, it } from "vitest";
import { birthLines } from "../support/birth-lines.mjs";
import { chartLines } from "../support/chart-lines.mjs";
import { serveModules } from "./module-server.js";

const CHROMIUM = process.env["CHROMIUM_PATH"] || "/usr/bin/chromium";

/** Nothing but the page's own requests, and none of them to anywhere but loopback. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

it("a page and a worker of a browser compute Node's charts and birth moments, byte for byte, from the files as built", async (context) => {
  if (!existsSync(CHROMIUM)) {
    const absent = `there is no Chromium at ${CHROMIUM}, and CHROMIUM_PATH names no other`;
    process.stdout.write(`\nThe tests run WITHOUT a browser, their part for it is skipped: ${absent}.\n\n`);
    return context.skip(absent);
  }
  const server = await serveModules();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("requestfailed", (request) => errors.push(request.url()));
    await page.goto(server.urlOf(new URL("./index.html", import.meta.url)));
    const inBrowser = (await page.evaluate(
      `import("${server.urlOf(new URL("./page.mjs", import.meta.url))}").then(async ({ charts, births, chartsOfWorker }) =>
        ({ charts, births, chartsOfWorker: await chartsOfWorker() }))`,
    )) as Record<"charts" | "births" | "chartsOfWorker", string>;
    expect(errors).toEqual([]);
    expect(inBrowser.charts).toBe(chartLines(computeChart));
    expect(inBrowser.chartsOfWorker).toBe(inBrowser.charts);
    expect(inBrowser.births).toBe(birthLines(resolveBirthMoment));
    expect(server.asked).toContain("/dist/ephemeris/table/tables.generated.js");
    expect(server.asked.filter((path) => path.includes("/series/"))).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});
