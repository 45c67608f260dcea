import { afterAll, beforeAll, expect, test } from "vitest";
import { inBrowser, inspect, openBrowser } from "../support/browser.js";
import { DashboardService } from "../support/dashboard-service.js";
import { createSqlite } from "../support/databases.js";

/** One page of each kind. */
const PAGES: Readonly<Record<string, string>> = {
  landing: "/",
  "docs-start": "/docs",
  "docs-guide": "/docs/guides/quick-start",
  "docs-plots": "/docs/guides/accuracy",
  "docs-gallery": "/docs/gallery",
  "docs-tables": "/docs/operators/operations",
  "docs-reference": "/docs/reference",
  "docs-operation": "/docs/reference/v2-charts-coordinates",
  "docs-schema": "/docs/reference/schemas/ChartResult",
  "docs-errors": "/docs/errors",
  "docs-error": "/docs/errors/CREDITS_EXHAUSTED",
  "docs-glossary": "/docs/glossary",
  "docs-library": "/docs/library/api",
  "docs-function": "/docs/library/api/chart-core/computeChart",
  "docs-search": "/docs/search?q=birth+time",
  "docs-search-none": `/docs/search?q=${"W".repeat(100)}`,
};
const MISSING = "/docs/nowhere";

// On one database engine: the pages do not use it.
inBrowser(() => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
  });
  afterAll(() => service.stop());

  test("every kind of page is accessible and fits the screen, in light and dark mode, at 360 and 1280 pixels", async () => {
    const page = await (await openBrowser()).newPage();
    const faults: string[] = [];
    let expected = 200;
    page.on("console", (message) => {
      const isOwnStatus = expected !== 200 && message.text().includes(`status of ${expected}`);
      if (message.type() === "error" && !isOwnStatus) faults.push(`${page.url()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
    const visit = async (path: string, name: string, status: number) => {
      expected = status;
      const response = await page.goto(service.url + path);
      if (response?.status() !== status) faults.push(`${path}: status ${response?.status()}`);
      faults.push(...(await inspect(page, name)));
    };
    for (const [name, path] of Object.entries(PAGES)) await visit(path, name, 200);
    await visit(MISSING, "docs-missing", 404);
    expect(faults).toEqual([]);
  }, 240_000);

  test("the chosen language stays chosen on the next page", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs/reference/v2-charts-coordinates`);
    expect(await page.getByText("import json, os").isVisible()).toBe(false);
    await page.getByText("Python", { exact: true }).first().click();
    expect(await page.getByText("import json, os").isVisible()).toBe(true);
    await page.goto(`${service.url}/docs/reference/v2-transits`);
    expect(await page.getByText("import json, os").isVisible()).toBe(true);
    expect(await page.getByText("curl -sS").first().isVisible()).toBe(false);
  });

  test("every page can be read and every language shown without a script", async () => {
    const page = await (await openBrowser({ javaScript: false })).newPage();
    await page.goto(`${service.url}/docs/reference/v2-charts-coordinates`);
    await page.getByText("PHP", { exact: true }).first().click();
    expect(await page.getByText("stream_context_create").isVisible()).toBe(true);
    await page.getByLabel("Search the documentation").first().fill("rotate key");
    await page.getByLabel("Search the documentation").first().press("Enter");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Search");
    expect(await page.locator(".matches a").count()).toBeGreaterThan(3);
  });

  test("the glossary prints without navigation, search and footer, in dark ink on white", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs/glossary`);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const part of ["header", "nav", "search", "footer", ".page-end"]) {
      for (const element of await page.locator(part).all()) {
        expect([part, await element.isVisible()]).toEqual([part, false]);
      }
    }
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const colors =
      "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('main p')).color]";
    expect(await page.evaluate(colors)).toEqual([
      "rgb(255, 255, 255)",
      expect.stringMatching(/^rgb\((\d\d?, ){2}\d\d?\)$/),
    ]);
  });
});
