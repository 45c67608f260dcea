import { DashboardService } from "@chart/kit/services/dashboard-service";
import { inBrowser, inspect, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { FAILURE_CODES } from "chart-http/errors";
import { afterAll, beforeAll, expect, test } from "vitest";

/** One page of each kind. */
const PAGES: Readonly<Record<string, string>> = {
  landing: "/",
  "docs-start": "/docs",
  "docs-guide": "/docs/guides/quick-start",
  "docs-plots": "/docs/guides/accuracy",
  "docs-gallery": "/docs/gallery",
  "docs-tables": "/docs/operators/configuration",
  "docs-reference": "/docs/reference",
  "docs-operation": "/docs/reference/v2-charts-coordinates",
  "docs-schema": "/docs/reference/schemas/ChartResult",
  "docs-errors": "/docs/errors",
  "docs-error": "/docs/errors/CREDITS_EXHAUSTED",
  "docs-glossary": "/docs/glossary",
  "docs-glossary-group": "/docs/glossary/the-bodygraph",
  "docs-glossary-filtered": "/docs/glossary?q=splenic",
  "docs-library": "/docs/library/api",
  "docs-entry": "/docs/library/api/chart-core",
  "docs-function": "/docs/library/api/chart-core/computeChart",
  "docs-type": "/docs/library/api/chart-core-people/types/Group",
  "docs-values": "/docs/library/api/chart-core-glossary/types/DetailTerm",
  "docs-search": "/docs/search?q=birth+time",
  "docs-search-empty": "/docs/search",
  "docs-search-none": `/docs/search?q=${"W".repeat(100)}`,
};
const MISSING = "/docs/guides/quik-start";

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
    await visit("/nowhere", "missing", 404);
    expect(faults).toEqual([]);
  }, 240_000);

  test("the chosen language stays chosen on the next page", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs/reference/v2-charts-coordinates`);
    expect(await page.getByText("from chart_api import ChartClient").isVisible()).toBe(false);
    await page.getByText("Python", { exact: true }).first().click();
    expect(await page.getByText("from chart_api import ChartClient").isVisible()).toBe(true);
    await page.goto(`${service.url}/docs/reference/v2-transits`);
    expect(await page.getByText("from chart_api import ChartClient").isVisible()).toBe(true);
    expect(await page.getByText("curl -sS").first().isVisible()).toBe(false);
    await page.goto(`${service.url}/docs/guides/quick-start`);
    expect(await page.getByText("from chart_api import").isVisible()).toBe(true);
    await page.getByText("PHP", { exact: true }).first().click();
    await page.goto(`${service.url}/docs/reference/v2-charts-coordinates`);
    expect(await page.getByText("new ChartApi").isVisible()).toBe(true);
  });

  test("the entry of a page is in view in a navigation that is longer than the screen", async () => {
    for (const javaScript of [true, false]) {
      const page = await (await openBrowser({ javaScript })).newPage();
      await page.setViewportSize({ width: 1280, height: 500 });
      for (const path of [
        "/docs/reference/openapi",
        "/docs/guides/sources",
        "/docs/library/api/chart-core/computeChart",
      ]) {
        await page.goto(service.url + path);
        const entry = await page.locator('.nav [aria-current="page"]').boundingBox();
        expect([path, entry !== null && entry.y >= 0 && entry.y + entry.height <= 500]).toEqual([path, true]);
      }
    }
  });

  test("on a phone the navigation and the parts of the page open from buttons, and the search is a link", async () => {
    const page = await (await openBrowser({ javaScript: false })).newPage();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${service.url}/docs/errors/API_KEY_INVALID`);
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await page.locator('.nav [aria-current="page"]').isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "On this page" }).click();
    expect(await page.locator(".on-this-page a").first().isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.getByLabel("Search the documentation").fill("429");
    await page.getByRole("button", { name: "Search" }).click();
    expect(await page.locator(".matches a").first().textContent()).toBe("RATE_LIMIT_EXCEEDED");
  });

  test.each([
    ["/docs/guides/quick-start", 300],
    ["/docs/reference/v2-charts", 1100],
    ["/docs", 300],
    ["/docs/glossary", 250],
  ])("%s shows at most %d words, as long as nothing is unfolded", async (path, limit) => {
    const page = await (await openBrowser()).newPage();
    await page.goto(service.url + path);
    // Unlike its content, the text of an element is only what it shows.
    const shown = (await page.evaluate("document.querySelector('main').innerText")) as string;
    const words = shown.split(/\s+/).filter((word) => word !== "");
    expect(words.length).toBeLessThanOrEqual(limit);
  });

  test("the glossary filters its terms, with and without a script, through its form", async () => {
    for (const options of [{}, { javaScript: false }]) {
      const page = await (await openBrowser(options)).newPage();
      await page.goto(`${service.url}/docs/glossary`);
      await page.getByLabel("Filter the glossary").fill("splen");
      await page.getByRole("button", { name: "Filter" }).click();
      await page.waitForURL("**/docs/glossary?q=splen");
      expect(await page.locator(".term h3").allTextContents()).toEqual(["Authority"]);
      expect(await page.locator(".term dt").allTextContents()).toEqual(["Splenic"]);
    }
  });

  test("every page can be read and every language shown without a script", async () => {
    const page = await (await openBrowser({ javaScript: false })).newPage();
    await page.goto(`${service.url}/docs/reference/v2-charts-coordinates`);
    await page.getByText("PHP", { exact: true }).first().click();
    expect(await page.getByText("new ChartApi").isVisible()).toBe(true);
    await page.getByLabel("Search the documentation").first().fill("rotate key");
    await page.getByLabel("Search the documentation").first().press("Enter");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Search");
    expect(await page.locator(".matches a").count()).toBeGreaterThan(3);
  });

  test("the errors filter by status, words and retry; without a script the filter searches their pages", async () => {
    const shown =
      '[...document.querySelectorAll(".term h3")].filter((h) => h.checkVisibility()).map((h) => h.textContent)';
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs/errors`);
    await page.getByLabel("Filter the errors").fill("429");
    expect(await page.evaluate(shown)).toEqual(["RATE_LIMIT_EXCEEDED", "GEOCODE_RATE_LIMITED"]);
    expect(await page.locator("[data-status]").textContent()).toBe(
      `2 of ${FAILURE_CODES.length} codes match.`,
    );
    await page.close();

    const plain = await (await openBrowser({ javaScript: false })).newPage();
    await plain.goto(`${service.url}/docs/errors`);
    await plain.getByLabel("Filter the errors").fill("429");
    await plain.getByLabel("Filter the errors").press("Enter");
    await plain.waitForURL("**/docs/search?section=Errors&q=429");
    expect(await plain.locator(".matches li").count()).toBeGreaterThan(1);
    await plain.close();
  });

  test("the response of an operation is open beside the text, and on phones behind a line", async () => {
    for (const [width, isOpen] of [
      [1280, true],
      [360, false],
    ] as const) {
      const page = await (await openBrowser()).newPage();
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${service.url}/docs/reference/v2-transits`);
      const isVisible =
        'document.getElementById("code-response").checkVisibility({ contentVisibilityAuto: true })';
      expect([width, await page.evaluate(isVisible)]).toEqual([width, isOpen]);
      if (!isOpen) await page.getByText("Show the response").click();
      expect(await page.evaluate(isVisible)).toBe(true);
      await page.close();
    }
  });

  test("the address of a member opens its members, and the first part is marked at the top of a page", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs/reference/v2-charts-window`);
    await page.click("#result-certain summary");
    await page.click('#result-certain a[href$="#member-certain"]');
    await page.waitForSelector("#member-certain details[open]");
    // Short lists are open from the start.
    expect(await page.locator("#member-uncertain details[open]").count()).toBe(1);
    await page.goto(`${service.url}/docs/reference/schemas/ChartResult`);
    expect(await page.locator("#member-activations details[open]").count()).toBe(0);
    await page.goto(`${page.url()}#member-activations`);
    await page.waitForSelector("#member-activations details[open]");
    await page.goto(`${service.url}/docs/errors/INVALID_LATITUDE`);
    expect(await page.locator(".on-this-page [aria-current]").textContent()).toBe("Cause");
  });

  test("a page of the glossary prints without navigation, search and footer, in dark ink on white", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs/glossary/type-and-decisions`);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const part of ["header", "nav", "search", "footer", ".page-end"]) {
      for (const element of await page.locator(part).all()) {
        expect([part, await element.isVisible()]).toEqual([part, false]);
      }
    }
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const hidden =
      '[...document.querySelectorAll(".term dd")].filter((item) => !item.checkVisibility({ contentVisibilityAuto: true })).length';
    expect(await page.evaluate(hidden)).toBe(0);
    const colors =
      "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('main p')).color]";
    expect(await page.evaluate(colors)).toEqual([
      "rgb(255, 255, 255)",
      expect.stringMatching(/^rgb\((\d\d?, ){2}\d\d?\)$/),
    ]);
  });
});
