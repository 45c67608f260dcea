import { DashboardService } from "@chart/kit/services/dashboard-service";
import { complaintsOf, inBrowser, inspect, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADA, fillBirth, openForm, postBirth, WATCH_SHIFTS } from "./fill-birth.js";

let service: DashboardService;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
});
afterAll(() => service.stop());

const LINK = "#d=1990-09-05&t=21:17&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&n=Ada";
const FOUR = ["Projector", "Wait for the Invitation", "Sounding Board", "2/4"];
const TERMS = ["Type", "Strategy", "Authority", "Profile"];

const drawn = (page: Page, utc: string) =>
  expect.poll(() => page.evaluate('document.querySelector("#chart").chart?.birthDateUtc')).toBe(utc);
/** Waits for the summary, and for the tabs of a page that has them: they are shown after it. */
async function summed(page: Page): Promise<void> {
  await page.locator("[data-summary] dl").first().waitFor();
  await expect
    .poll(() => page.evaluate("document.querySelector('#chart-parts')?.hidden ?? false"))
    .toBe(false);
}

/** Returns the places of all elements that are shown, before anybody scrolls. */
async function boxes(page: Page, selector: string) {
  expect(await page.evaluate("[scrollX, scrollY]")).toEqual([0, 0]);
  return (await page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].flatMap((element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 0 ? [{ top, bottom, left, right, height }] : [];
  })`)) as readonly { top: number; bottom: number; left: number; right: number; height: number }[];
}

/** Expects a number of elements, and that each is within the first screen. */
async function isOnScreen(page: Page, selector: string, count: number, height: number): Promise<void> {
  const all = await boxes(page, selector);
  const off = all.filter(({ top, bottom }) => top < 0 || bottom > height);
  expect([selector, all.length, off]).toEqual([selector, count, []]);
}

/** Texts of the buttons of the page itself that have the color of the one to press. */
const BLACK_BUTTONS = `(() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.background = "var(--solid)";
  const solid = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll("main :is(button, .button)")]
    .filter((button) => button.checkVisibility() && getComputedStyle(button).backgroundColor === solid)
    .filter((button) => button.getBoundingClientRect().top < innerHeight)
    .map((button) => button.textContent.trim());
})()`;

inBrowser(() => {
  test("at 1280x800 the first screen has the headline, four values with sentences and links, the picture and one black button, and on /chart the tabs", async () => {
    for (const [path, button] of [
      ["/chart", "Share"],
      ["/", "Everything it says"],
    ] as const) {
      const page = await (await openBrowser()).newPage();
      await page.goto(service.url + path);
      await fillBirth(page, { ...ADA, name: "Ada" });
      await summed(page);
      expect(await page.locator("[data-headline]").textContent()).toBe("Projector 2/4, Sounding Board");
      expect(await page.locator("[data-summary] > dl dt a").allTextContents()).toEqual(TERMS);
      expect(await page.locator("[data-summary] > dl .value b").allTextContents()).toEqual(FOUR);
      for (const sentence of await page.locator("[data-summary] > dl .sentence").allTextContents())
        expect(sentence.trim().length).toBeGreaterThan(20);
      await isOnScreen(page, "[data-title], [data-headline], [data-born], #chart", 4, 800);
      await isOnScreen(page, "[data-summary] > dl :is(dt a, .value b, .sentence)", 12, 800);
      if (path === "/chart") await isOnScreen(page, "[data-tabs], [data-tabs] a", 10, 800);
      expect([path, await page.evaluate(BLACK_BUTTONS)]).toEqual([path, [button]]);
      await openForm(page);
      expect([path, await page.evaluate(BLACK_BUTTONS)]).toEqual([path, ["Show my chart"]]);
    }
  });

  test("at 390x844 the picture is at most 400 pixels high, the four values are on the first screen, their sentences below, and the tabs in one row", async () => {
    for (const path of ["/chart", "/"]) {
      const page = await (await openBrowser({ hasTouch: true })).newPage();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(service.url + path);
      await fillBirth(page, ADA);
      await summed(page);
      await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
      await expect.poll(() => page.evaluate("scrollY")).toBe(0);
      await isOnScreen(page, "[data-title], [data-headline], [data-born], #chart", 4, 844);
      await isOnScreen(page, "[data-summary] > dl :is(dt a, .value b)", 8, 844);
      const [picture] = await boxes(page, "#chart");
      expect(picture!.height).toBeLessThanOrEqual(400);
      expect(picture!.height).toBeGreaterThan(250);
      const values = Math.max(...(await boxes(page, "[data-summary] .value")).map(({ bottom }) => bottom));
      const sentences = await boxes(page, "[data-summary] > dl .sentence");
      expect(sentences.length).toBe(4);
      for (const { top } of sentences) expect(top).toBeGreaterThanOrEqual(values);
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      if (path === "/") continue;
      const tabs = await boxes(page, "[data-tabs] a");
      expect([tabs.length, new Set(tabs.map(({ top }) => top)).size]).toEqual([9, 1]);
      // The open tab comes into view.
      for (const tab of ["embed", "says"]) {
        await page.locator(`#tab-${tab}`).click();
        const { x, width } = (await page.locator(`#tab-${tab}`).boundingBox())!;
        expect([tab, x >= 0 && x + width <= 390]).toEqual([tab, true]);
      }
    }
  });

  test("without a script a posted form lands with its result on the first screen of a phone", async () => {
    const page = await (await openBrowser({ javaScript: false })).newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(service.url);
    const form = await postBirth(page);
    await summed(page);
    await isOnScreen(page, "[data-title], [data-headline], [data-born], .posted.light svg", 4, 844);
    await isOnScreen(page, "[data-summary] > dl :is(dt a, .value b)", 8, 844);
    expect(await page.locator("[data-summary] > dl .value b").allTextContents()).toEqual(FOUR);
    expect(await form.getByLabel("Day").isVisible()).toBe(false);
  });

  test("nothing moves on / and /chart that no input has moved, while a birth is typed and then changed", async () => {
    for (const path of ["/", "/chart"]) {
      for (const width of [390, 1280]) {
        const page = await (await openBrowser()).newPage();
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript(WATCH_SHIFTS);
        await page.goto(service.url + path, { waitUntil: "networkidle" });
        await fillBirth(page, { ...ADA, name: "Ada" });
        await summed(page);
        const shifts = [await page.evaluate("window.shifts")];
        await openForm(page);
        await page.locator("#birth-form [name=day]").fill("6");
        await drawn(page, "1990-09-06T19:17:00.000Z");
        await page.locator("#birth-form [value=unknown]").check();
        await page.locator("[data-headline]", { hasText: "of the day" }).waitFor();
        shifts.push(await page.evaluate("window.shifts"));
        expect([path, width, ...shifts]).toEqual([path, width, [], []]);
      }
    }
  });

  test("the links of the summary lead to terms of the glossary", async () => {
    const page = await (await openBrowser()).newPage();
    await page.goto(`${service.url}/chart${LINK}`);
    await summed(page);
    const links = await page
      .locator("[data-summary] > dl dt a")
      .evaluateAll((all) => all.map((link) => (link as unknown as { href: string }).href));
    expect(links.length).toBe(4);
    for (const [index, link] of links.entries()) {
      const url = new URL(link);
      await page.goto(link);
      const target = page.locator(url.hash);
      expect([link, await target.count(), await target.isVisible()]).toEqual([link, 1, true]);
      expect(await target.textContent()).toContain(TERMS[index]);
    }
  });

  test("a chart, an opened form, an unknown time and two people are accessible and fit the screen, in both themes", async () => {
    const page = await (await openBrowser()).newPage();
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await inspect(page, name)));
    await page.goto(service.url);
    await fillBirth(page, ADA);
    await summed(page);
    await look("front-chart");
    await page.goto(`${service.url}/chart${LINK}`);
    await summed(page);
    await look("screen-chart");
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect.poll(() => page.locator("[data-wait]").allTextContents()).toEqual(["", "", "", ""]);
      await look(`screen-${await tab.textContent()}`);
    }
    await openForm(page);
    await look("screen-form");
    await page.goto("about:blank");
    await page.goto(`${service.url}/chart#d=1990-09-05&z=Europe/Amsterdam`);
    await page.locator("[data-headline]", { hasText: "of the day" }).waitFor();
    await look("screen-unknown");
    await page.goto("about:blank");
    await page.goto(`${service.url}/chart${LINK}&bd=1988-02-01&bt=04:05&bz=UTC&bn=Bo`);
    await page.locator("#says").getByRole("heading", { name: "Electromagnetic" }).waitFor();
    await look("screen-two");
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  }, 400_000);
});
