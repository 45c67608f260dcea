import { DashboardService } from "@chart/kit/services/dashboard-service";
import { inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

let service: DashboardService;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite(), { NODE_ENV: "test" });
});
afterAll(() => service.stop());

/** Widths between the margins of 12 mm, in pixels of 1/96 inch. */
const SHEETS = { A4: 703, Letter: 725 } as const;

const BIRTHS = {
  "an exact time": "#d=1990-09-05&t=21:17&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&n=Anna",
  // The Sun changes its gate, and the Moon four of its own.
  "an unknown time":
    "#d=1968-09-01&z=America/New_York&n=Maximiliane%20Alexandra%20von%20Hohenlohe-Langenburg",
  "two people": "#d=1990-09-05&t=19:17&z=UTC&n=Ada&bd=1988-02-01&bt=04:05&bz=UTC&bn=Bo",
  "two unknown times": "#d=1990-09-05&z=UTC&bd=1988-02-01&bz=UTC",
} as const;

/** Opens a chart in the dark theme, with another part than the printed one open. */
async function openDark(fragment: string): Promise<Page> {
  const page = await (await openBrowser()).newPage();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${service.url}/chart${fragment}&v=json`);
  await page.locator("#says .reading-part").first().waitFor({ state: "attached" });
  await page.locator("[data-headline]").waitFor();
  return page;
}

inBrowser(() => {
  test.each(Object.entries(BIRTHS))(
    "the sheet of %s has its text on at most two pages of A4 and Letter, and nothing is cut",
    async (_, fragment) => {
      const page = await openDark(fragment);
      for (const format of ["A4", "Letter"] as const) {
        const sheet = (await page.pdf({ format })).toString("latin1");
        const pages = sheet.match(/\/Type \/Page\b/g)?.length;
        expect([format, pages === 1 || pages === 2]).toEqual([format, true]);
        expect(sheet).toContain("/ToUnicode");
      }
      await page.emulateMedia({ media: "print" });
      for (const [format, width] of Object.entries(SHEETS)) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page.evaluate(
          `[...document.querySelectorAll(".chart-page *")].filter((one) => one.checkVisibility()
            && (one.getBoundingClientRect().right > ${width} + 1 || one.scrollWidth > one.clientWidth + 1)
            && getComputedStyle(one).display !== "inline").map((one) => one.outerHTML.slice(0, 100))`,
        );
        expect([format, cut]).toEqual([format, []]);
      }
    },
  );

  test("the sheet of one person says all that the chart says, on white paper, whatever part is open", async () => {
    const page = await openDark(BIRTHS["an exact time"]);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    // What is seen, without what the sheet leaves out.
    const text = String(await page.evaluate('document.querySelector("main").innerText'));
    for (const words of [
      "Anna’s Human Design chart",
      "5 September 1990, 21:17 · Amsterdam",
      "In large matters, such as work, love and home, wait until somebody asks.",
      "Right Angle Cross of Consciousness",
      "Thinking: concepts, opinions and certainty.",
      "Making sense of the past out of many pictures.",
      "Sun, line 2",
    ])
      expect(text.replace(/\s+/g, " ")).toContain(words);
    expect(text).not.toMatch(/Share|JSON|Wheel/);
    expect(await page.locator("#sheet").isVisible()).toBe(true);
    expect(await page.locator("#chart").isVisible()).toBe(false);
    // Pure black is the print theme's.
    expect(await page.evaluate('document.querySelector("#sheet").svg')).toContain('"#000"');
  });
});
