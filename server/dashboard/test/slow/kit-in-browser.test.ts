import { requestChart } from "@chart/kit/load/chart-call";
import { go, open } from "@chart/kit/services/dashboard-pages";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { inBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

const SECTIONS = ["Overview", "Quick start", "API keys", "Requests", "Credits", "Settings"];
const LINKS = [...SECTIONS, "Documentation"];

// Behaviour of the components that pages share, on one database engine: both give the same pages.
inBrowser(() => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
  });
  afterAll(() => service.stop());

  /** Returns the position and the size of each entry of the navigation. */
  const entriesOf = async (page: Page) => {
    const links = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    return { names: await links.allTextContents(), boxes };
  };

  test("the navigation stays where it is on every page, and marks the page by more than its color", async () => {
    const page = await open(await service.invite());
    const first = await entriesOf(page);
    expect(first.names).toEqual(LINKS);
    for (const name of SECTIONS.slice(1)) {
      await go(page, name);
      expect((await entriesOf(page)).boxes, name).toEqual(first.boxes);
      const current = page.getByRole("navigation", { name: "Dashboard" }).locator("[aria-current=page]");
      expect(await current.allTextContents()).toEqual([name]);
    }
  });

  test.each([true, false])(
    "on a phone, a menu opens and closes by keyboard (JavaScript: %s)",
    async (javaScript) => {
      const page = await open(await service.invite(), { javaScript });
      await page.setViewportSize({ width: 320, height: 640 });
      const link = page.getByRole("link", { name: "Credits", exact: true });
      expect(await link.isVisible()).toBe(false);
      await page.getByRole("button", { name: "Menu" }).focus();
      await page.keyboard.press("Enter");
      expect(await link.isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      expect(await link.isVisible()).toBe(false);
      await page.getByRole("button", { name: "Menu" }).click();
      await go(page, "Credits");
      expect(page.url()).toMatch(/\/credits$/);
    },
  );

  test.each([true, false])("tabs switch by keyboard (JavaScript: %s)", async (javaScript) => {
    const page = await open(await service.invite(), { javaScript });
    await go(page, "Quick start");
    const shown = () => page.getByRole("group", { name: "Code: Request" }).textContent();
    expect(await shown()).toContain("curl -sS");
    await page.getByRole("radio", { name: "curl" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await shown()).toContain("await api.charts.create");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await shown()).toContain("new ChartApi");
    await page.reload();
    expect(await shown()).toContain(javaScript ? "new ChartApi" : "curl -sS");
  });

  test("a day's figures and an exact time open on focus, by arrow keys and by touch", async () => {
    const invited = await service.invite();
    await requestChart(service.url, invited.apiKey);
    const page = await open(invited, { hasTouch: true });
    const figures = page.locator(".day-tip", { hasText: "1 request" });
    expect(await figures.isVisible()).toBe(false);
    await page.locator(".day").last().tap();
    expect(await figures.isVisible()).toBe(true);
    await page.keyboard.press("ArrowLeft");
    expect(await figures.isVisible()).toBe(false);
    await page.keyboard.press("ArrowRight");
    expect(await figures.isVisible()).toBe(true);
    const chart = page.getByRole("radiogroup", { name: /^Bar chart: 1 request in the last 30 days/ });
    expect(await chart.getByRole("radio").count()).toBe(30);

    await go(page, "Settings");
    const time = page.locator("time .tip").first();
    const size = async () => (await time.locator(".tip-text").boundingBox())?.width;
    expect(await size()).toBeLessThan(2);
    await time.focus();
    expect(await size()).toBeGreaterThan(50);
    expect(await time.textContent()).toMatch(
      /^(just now|\d+ min ago) \d+ \w{3} \d{4}, \d\d:\d\d:\d\d \(UTC\)$/,
    );
  });

  test("the service's name is in every title and beside the logo", async () => {
    const page = await open(await service.invite());
    expect(await page.title()).toBe("Overview · Chart API");
    expect(await page.locator(".brand").textContent()).toBe("Chart API");
  });
});
