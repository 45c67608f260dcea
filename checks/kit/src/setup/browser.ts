import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, inject } from "vitest";
import { onEachEngine, type TestDatabase } from "../stores/test-stores.js";

const provided = inject("chromium");
const SCREENSHOTS = fileURLToPath(new URL("../../../../reports/screenshots/", import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Longest wait for the browser: far above what anything takes, because the machine may be busy. */
const PATIENCE_MS = 120_000;

let browser: Browser;

/** Runs a suite in a browser that its tests share. */
export function inBrowser(suite: () => void): void {
  const why = "absent" in provided ? ` [skipped: ${provided.absent}]` : "";
  describe.skipIf("absent" in provided)(`in a browser${why}`, () => {
    beforeAll(async () => {
      browser = await chromium.launch({ ...("absent" in provided ? {} : provided), timeout: PATIENCE_MS });
    });
    afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
    afterAll(() => browser.close());
    suite();
  });
}

/** Runs a suite in a browser, once for each database engine. */
export function inBrowserOnEachEngine(
  title: string,
  suite: (create: () => Promise<TestDatabase>) => void,
): void {
  inBrowser(() => onEachEngine(title, suite));
}

let people = 0;

/** Opens a browser profile with its own cookies and client address. */
export async function openBrowser({
  javaScript = true,
  hasTouch = false,
  timeZone = undefined as string | undefined,
} = {}): Promise<BrowserContext> {
  people += 1;
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    hasTouch,
    ...(timeZone && { timezoneId: timeZone }),
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { "X-Forwarded-For": `10.1.${people >> 8}.${people & 255}` },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Script that opens each tooltip and returns the texts of those that reach over the left or the right edge. */
const TIPS_OFF_SCREEN = `[...document.querySelectorAll(".tip")].flatMap((tip) => {
  tip.focus();
  const text = tip.querySelector(".tip-text");
  const { left, right } = text.getBoundingClientRect();
  tip.blur();
  return left < 0 || right > innerWidth ? [text.textContent] : [];
})`;

/**
 * Looks at a page at each width and in each color scheme, and returns all problems found. With SCREENSHOTS=1 it also
 * leaves pictures for people, which take most of the time.
 */
export async function inspect(
  page: Page,
  name: string,
  widths: readonly number[] = [360, 1280],
): Promise<string[]> {
  const leavesPictures = process.env["SCREENSHOTS"] === "1";
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${name}-${width}-${colorScheme}`;
      if (leavesPictures) await page.screenshot({ path: `${SCREENSHOTS}${where}.png`, fullPage: true });
      if (await page.evaluate("document.documentElement.scrollWidth > innerWidth")) {
        faults.push(`${where}: wider than the screen`);
      }
      for (const text of (await page.evaluate(TIPS_OFF_SCREEN)) as string[]) {
        faults.push(`${where}: the tooltip "${text}" is off the screen`);
      }
      // axe-core is slow: on two combinations all rules cover both schemes and both widths, on the other two only the
      // rule that depends on both.
      const isWhole = (colorScheme === "dark") === (width === widths[0]);
      faults.push(...(await violations(page, where, isWhole)));
    }
  }
  return faults;
}

/** Collects what a page complains about in the console, except pages that answer with an error on purpose. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isErrorPage = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
    if (!isErrorPage || !/\/dashboard(\/(?!assets)|$)/.test(message.location().url))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

/** Returns the accessibility problems that axe-core finds, with all of its rules or with those about contrast. */
async function violations(page: Page, where: string, isWhole: boolean): Promise<string[]> {
  // Sent once for each page: it is half a megabyte.
  if (await page.evaluate("window.axe === undefined")) await page.evaluate(`${AXE}; 0`);
  const { passes, violations } = (await page.evaluate(
    `axe.run(document, { resultTypes: ["violations"]${isWhole ? "" : ', runOnly: ["color-contrast"]'} })`,
  )) as AxeResults;
  const found = violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`);
  return passes.length < (isWhole ? 10 : 1)
    ? [...found, `${where}: axe-core looked at almost nothing`]
    : found;
}
