import { DashboardService } from "@chart/kit/services/dashboard-service";
import { inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADA, fillBirth } from "./fill-birth.js";

let service: DashboardService;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
});
afterAll(() => service.stop());

const LINK = "#d=1990-09-05&t=21:17&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&n=Ada";
const NAMES = ["says", "certain", "today", "calendar", "with", "returns", "json", "request", "embed"];

const hashOf = (page: Page) => new URL(page.url()).hash;
const ready = (page: Page) => page.locator("#says .reading").waitFor({ state: "attached" });

/** Expects one open part: the selected tab is the only tab stop, and its panel the only one that is shown. */
async function isOpen(page: Page, name: string): Promise<void> {
  const all = (selector: string, attribute: string) =>
    page.evaluate(
      `[...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility()).map((one) => one.getAttribute("${attribute}"))`,
    );
  expect([
    await all('[role=tablist] > [role=tab][aria-selected="true"]', "id"),
    await all('[role=tablist] > [role=tab]:not([tabindex="-1"])', "id"),
    await all("[role=tabpanel]", "aria-labelledby"),
    await all('[role=tab][aria-selected="true"]', "aria-controls"),
  ]).toEqual([[`tab-${name}`], [`tab-${name}`], [`tab-${name}`], [`part-${name}`]]);
}

inBrowser(() => {
  test("the address keeps the open part, beside the births of a link or alone, and a link opens it", async () => {
    const context = await openBrowser();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    await page.goto(`${service.url}/chart${LINK}`);
    await ready(page);
    await isOpen(page, "says");
    expect(hashOf(page)).toBe(LINK);
    await page.getByRole("tab", { name: "Returns" }).click();
    expect(hashOf(page)).toBe(`${LINK}&v=returns`);
    await page.reload();
    await ready(page);
    await isOpen(page, "returns");
    expect(hashOf(page)).toBe(`${LINK}&v=returns`);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Link copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
      `${service.url}/chart${LINK}&v=returns`,
    );
    await page.getByRole("tab", { name: "What it says" }).click();
    expect(hashOf(page)).toBe(LINK);

    const other = await (await openBrowser()).newPage();
    await other.goto(`${service.url}/chart${LINK}&v=returns`);
    await ready(other);
    await isOpen(other, "returns");
    await other.locator("#returns tbody tr").first().waitFor();
    // A part that does not exist.
    await other.goto("about:blank");
    await other.goto(`${service.url}/chart${LINK}&v=none`);
    await ready(other);
    await isOpen(other, "says");
  });

  test("of a typed birth the address has the open part alone, and a reload opens both", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/chart`);
    await fillBirth(page, { ...ADA, name: "Ada" });
    await ready(page);
    await page.getByRole("tab", { name: "What is certain" }).click();
    expect(hashOf(page)).toBe("#v=certain");
    await page.reload();
    await ready(page);
    await isOpen(page, "certain");
    expect(hashOf(page)).toBe("#v=certain");
    expect(await page.locator("[data-title]").textContent()).toBe("Ada’s Human Design chart");
    expect(await page.getByText("See your own chart").isVisible()).toBe(false);
  });

  test("the parts are tabs: one tab stop, in which the arrow keys, Home, End and Space open a part", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/chart${LINK}`);
    await ready(page);
    expect(await page.getByRole("tab").count()).toBe(NAMES.length);
    await page.locator("#tab-says").focus();
    const press = async (key: string, name: string) => {
      await page.keyboard.press(key);
      expect([key, await page.evaluate("document.activeElement.id")]).toEqual([key, `tab-${name}`]);
      await isOpen(page, name);
    };
    for (const name of [...NAMES.slice(1), "says"]) await press("ArrowRight", name);
    await press("ArrowLeft", "embed");
    await press("ArrowLeft", "request");
    await press("Home", "says");
    await press("End", "embed");
    await press("Home", "says");
    await press(" ", "says");
    // The next stop is in the part or behind it, the one before is no tab.
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.closest('[role=tablist]')")).toBeNull();
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate("document.activeElement.id")).toBe("tab-says");
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate("document.activeElement.closest('[role=tablist]')")).toBeNull();
  });

  test("the wheel is saved as a PNG of 1440 pixels, and stays shown", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/chart${LINK}`);
    await ready(page);
    await page.getByRole("button", { name: "Wheel" }).click();
    await expect
      .poll(() => page.evaluate('document.querySelector("#chart").getAttribute("picture")'))
      .toBe("wheel");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "PNG", exact: true }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const file = Buffer.concat(chunks);
    expect(file.subarray(0, 4).toString("latin1")).toBe("\u0089PNG");
    expect(file.readUInt32BE(16)).toBe(1440);
    // As high as wide at least, and not empty.
    expect(file.readUInt32BE(20)).toBeGreaterThanOrEqual(1440);
    expect(file.length).toBeGreaterThan(50_000);
    expect(await page.getByRole("button", { name: "Wheel" }).getAttribute("aria-pressed")).toBe("true");
    expect(await page.locator("[data-failed]").textContent()).toBe("");
  });

  test("after a link a second person is found by a place, and names the page", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/chart${LINK}`);
    await ready(page);
    await page.getByRole("tab", { name: "Two people" }).click();
    const bo = { day: "1", month: "2", year: "1988", time: "04:05", place: "Lima", suggestion: "Peru" };
    await fillBirth(page, { ...bo, name: "Bo" }, "#second-form");
    await page.locator("[data-title]", { hasText: /^Ada and Bo$/ }).waitFor();
    await page.locator("[data-headline]", { hasText: /^Channels together: / }).waitFor();
    expect(await page.title()).toMatch(/^Ada and Bo · /);
    expect(await page.evaluate('document.querySelector("#second-form").birth.utc')).toBe(
      "1988-02-01T09:05:00.000Z",
    );
    // The births are no longer those of the link.
    expect(hashOf(page)).not.toContain("d=");
    expect(await page.locator("[data-summary] .two-people h3").allTextContents()).toEqual(["Ada", "Bo"]);
    await page.getByRole("tab", { name: "Two people" }).click();
    await page.getByRole("button", { name: "Show one chart again" }).click();
    await page.locator("[data-title]", { hasText: /^Ada’s Human Design chart$/ }).waitFor();
  });
});
