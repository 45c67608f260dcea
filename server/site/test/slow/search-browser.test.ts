import { DashboardService } from "@chart/kit/services/dashboard-service";
import { inBrowser, inspect, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

const FIELD = "input[data-hits]";
const OPTIONS = ".hits:not([hidden]) [role=option]";

// On one database engine: the search does not use it.
inBrowser(() => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
  });
  afterAll(() => service.stop());

  const isFocused = (page: Page) =>
    page.evaluate(`document.activeElement === document.querySelector("${FIELD}")`);
  const activeId = (page: Page) => page.locator(FIELD).getAttribute("aria-activedescendant");

  test("typing lists the best results, arrows choose one, Enter follows it and Escape closes the list", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs/guides/transits`);
    await page.keyboard.press("/");
    expect(await isFocused(page)).toBe(true);
    await page.keyboard.type("unknown birth time");
    await page.locator(OPTIONS).first().waitFor();
    expect(await page.locator(OPTIONS).count()).toBe(7);
    expect(await page.locator(OPTIONS).first().getAttribute("href")).toBe(
      "/docs/guides/uncertain-birth-times",
    );
    expect(await page.getByRole("combobox").getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowUp");
    expect(await activeId(page)).toBe("hit-all");
    await page.keyboard.press("ArrowDown");
    expect(await activeId(page)).toBe(null);
    await page.keyboard.press("ArrowDown");
    expect(await activeId(page)).toBe("hit-0");
    await page.keyboard.press("Escape");
    expect(await page.locator(OPTIONS).count()).toBe(0);
    expect(await page.locator(FIELD).inputValue()).toBe("unknown birth time");
    await page.keyboard.press("ArrowDown");
    await page.locator(OPTIONS).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/guides/uncertain-birth-times");
  });

  test("the list of results is accessible and fits the screen, in light and dark mode, at 360 and 1280 pixels", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs`);
    await page.locator(FIELD).fill("unknown birth time");
    await page.locator(OPTIONS).first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await inspect(page, "docs-search-hits")).toEqual([]);
  });

  test("the list stands directly below its field and within the window, wherever the page and the menu are scrolled", async () => {
    const page = await (await openBrowser()).newPage();
    for (const [width, path] of [
      [1280, "/docs/operators/logs"],
      [1280, "/docs"],
      [1280, "/docs/search"],
      [360, "/docs/operators/logs"],
      [360, "/docs"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${service.url}${path}`);
      await page.keyboard.press("Control+K");
      await page.keyboard.type("gate");
      await page.locator(OPTIONS).first().waitFor();
      for (const script of [
        "0",
        "document.querySelector('.side').scrollTop = 1e4",
        "document.querySelector('.nav').scrollTop = 1e4",
        "document.querySelector('.side').scrollTop = 0",
        "scrollTo(0, 60)",
      ]) {
        await page.evaluate(script);
        await page.evaluate(
          "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
        );
        const field = await page.locator(FIELD).boundingBox();
        const list = await page.locator(".hits:not([hidden])").boundingBox();
        if (field === null || list === null) throw new Error("the list is not shown");
        const where = `${width} ${path} ${script}`;
        expect([where, Math.round(list.y - field.y - field.height)]).toEqual([where, 6]);
        expect([where, field.y >= 0, list.x >= 0]).toEqual([where, true, true]);
        expect([where, list.y + list.height <= 800, list.x + list.width <= width]).toEqual([
          where,
          true,
          true,
        ]);
      }
    }
  });

  test("Enter without a chosen result shows all results, and a click follows one", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs`);
    await page.keyboard.press("Control+K");
    expect(await isFocused(page)).toBe(true);
    await page.keyboard.type("svg");
    await page.locator(OPTIONS).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/search?q=svg");
    await page.locator(FIELD).fill("timezone");
    await page.locator(OPTIONS).first().click();
    await page.waitForURL("**/docs/guides/places");
  });

  test("the key of the search types a slash in a field, and opens the menu of a phone", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs/glossary`);
    const filter = page.getByLabel("Filter the glossary");
    await filter.fill("a");
    await filter.press("/");
    expect(await filter.inputValue()).toBe("a/");
    await page.setViewportSize({ width: 360, height: 800 });
    await filter.press("Control+K");
    expect([await isFocused(page), await page.locator(FIELD).isVisible()]).toEqual([true, true]);
  });

  test("fast typing asks the server once, and words that were asked for are not asked for again", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs`);
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/docs/search/hits") asked.push(url.searchParams.get("q") ?? "");
    });
    // All letters come within one task: on a busy machine, keys may come with longer pauses.
    const typed = (words: string) => `(() => {
      const field = document.querySelector("${FIELD}");
      field.focus();
      for (let length = 1; length <= ${words.length}; length++) {
        field.value = "${words}".slice(0, length);
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
    })()`;
    for (const words of ["saturn", "backup", "saturn"]) {
      await page.evaluate(typed(words));
      await page
        .locator(OPTIONS, { hasText: words === "backup" ? "Backup" : "Returns" })
        .first()
        .waitFor();
    }
    expect(asked).toEqual(["saturn", "backup"]);
  });

  test("without a script, and after the server has refused, the form still searches", async () => {
    const page = await (await openBrowser()).newPage();
    await page.route("**/docs/search/hits**", (route) =>
      route.fulfill({ status: 429, headers: { "Retry-After": "30" }, body: "Too many requests." }),
    );
    await page.goto(`${service.url}/docs`);
    const refused = page.waitForResponse("**/docs/search/hits**");
    await page.locator(FIELD).pressSequentially("svg");
    await refused;
    expect(await page.locator(OPTIONS).count()).toBe(0);
    await page.locator(FIELD).press("Enter");
    await page.waitForURL("**/docs/search?q=svg");
    const plain = await (await openBrowser({ javaScript: false })).newPage();
    await plain.goto(`${service.url}/docs`);
    expect(await plain.locator("kbd").first().isVisible()).toBe(false);
    await plain.getByLabel("Search the documentation").fill("svg");
    await plain.getByLabel("Search the documentation").press("Enter");
    expect(await plain.locator(".matches a").first().textContent()).toBe("Pictures");
  });

  test("the list of a page's parts marks the one that is read, and a shortened answer has no button to copy it", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/docs/guides/places`);
    const marked = page.locator(".on-this-page [aria-current]");
    expect(await marked.textContent()).toBe("The geocoding key");
    await page.evaluate("document.getElementById('kinds-of-local-time').scrollIntoView()");
    await page.locator(".on-this-page [aria-current]", { hasText: "Kinds of local time" }).waitFor();
    await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
    await page.locator(".on-this-page [aria-current]", { hasText: "What can go wrong" }).waitFor();
    const shortened = page.locator(".code:has(.t-v)", { hasText: "…" });
    expect(await shortened.count()).toBeGreaterThan(0);
    expect(await shortened.getByRole("button").count()).toBe(0);
    expect(await page.locator(".code").getByRole("button").count()).toBeGreaterThan(0);
  });

  test("on a phone, the start folds what few readers need, and the menu opens around the current entry", async () => {
    const page = await (await openBrowser()).newPage();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${service.url}/docs`);
    const link = page.locator(".start a", { hasText: "Backup and restore" });
    expect(await link.isVisible()).toBe(false);
    await page.locator("summary", { hasText: "Operators" }).last().click();
    expect(await link.isVisible()).toBe(true);
    await page.goto(`${service.url}/docs/guides/people`);
    await page.getByRole("button", { name: "Menu" }).click();
    const entry = page.locator(".nav [aria-current=page]");
    await expect.poll(async () => Math.round((await entry.boundingBox())?.y ?? 0)).toBeGreaterThan(200);
  });
});
