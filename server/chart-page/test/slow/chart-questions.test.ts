import { DashboardService } from "@chart/kit/services/dashboard-service";
import { complaintsOf, inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { shareOf } from "chart-core/census";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillBirth } from "./fill-birth.js";

let service: DashboardService;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
});
afterAll(() => service.stop());

const UNKNOWN = "#d=1990-09-05&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&n=Ada";

async function open(fragment: string): Promise<{ page: Page; complaints: readonly string[] }> {
  const page = await (await openBrowser()).newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${service.url}/chart${fragment}`);
  await page.locator("#says .reading").waitFor();
  return { page, complaints };
}

const question = (page: Page) => page.locator("[data-question] h2");
const asks = (page: Page, text: string) => expect.poll(() => question(page).textContent()).toBe(text);
const headline = (page: Page) => page.locator("[data-headline]").textContent();
const answer = (page: Page, name: string | RegExp) =>
  page.locator("[data-question]").getByRole("button", { name }).click();
const says = (page: Page) => page.locator(".answered button").allTextContents();

inBrowser(() => {
  test("three answers lead from an unknown time to a certain type, authority and profile; each can be taken back", async () => {
    const { page, complaints } = await open(UNKNOWN);
    await asks(page, "Was the birth before or after 21:45 (9:45 pm)?");
    expect(await headline(page)).toBe("Projector for 91% of the day");
    await answer(page, "Before 21:45 Projector");
    await asks(page, "Was the birth before or after 02:22 (2:22 am)?");
    expect(await headline(page)).toBe("Projector");
    await answer(page, /^After 02:22/);
    await asks(page, "Was the birth before or after 05:07 (5:07 am)?");
    await answer(page, /^After 05:07/);
    await expect.poll(() => headline(page)).toBe("Projector 2/4, Sounding Board");
    expect(await page.locator("[data-headline] + p").textContent()).toBe(
      "Between 05:07 and 21:44: the picture is drawn for 13:25. Its type, authority and profile are certain.",
    );
    expect(await question(page).textContent()).toBe(
      "Nothing more to ask: type, authority, profile and definition are known.",
    );
    expect(await page.locator("[data-born]").textContent()).toContain("between 05:07 and 21:44");

    // Back to the first answer, and another one to it.
    await page.getByRole("button", { name: "before 21:45: take it back" }).click();
    await asks(page, "Was the birth before or after 21:45 (9:45 pm)?");
    expect(await headline(page)).toBe("Projector for 91% of the day");
    expect(await says(page)).toEqual([]);
    await answer(page, "After 21:45 Manifestor");
    await expect.poll(() => headline(page)).toBe("Manifestor 2/4, Emotional");
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("who does not know is asked the next best question, and the time stays as it was", async () => {
    const { page } = await open(UNKNOWN);
    await answer(page, "I don’t know");
    await asks(page, "Was the birth before or after 02:22 (2:22 am)?");
    expect((await says(page)).join()).toContain("not sure about 21:45");
    expect(await headline(page)).toBe("Projector for 91% of the day");
    await answer(page, /^After 02:22/);
    await asks(page, "Was the birth before or after 05:07 (5:07 am)?");
    expect(await headline(page)).toBe("Projector for 90% of that time");
    await answer(page, "I don’t know");
    await expect.poll(() => says(page)).toHaveLength(3);
    await page.close();
  });

  test("by keyboard the focus goes on with the next question; a birth that is typed ends the answers", async () => {
    const { page } = await open(UNKNOWN);
    await page.getByRole("button", { name: /^Before 21:45/ }).focus();
    await page.keyboard.press("Enter");
    await asks(page, "Was the birth before or after 02:22 (2:22 am)?");
    await expect.poll(() => page.evaluate("document.activeElement.hasAttribute('data-question')")).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => says(page)).toHaveLength(2);
    const other = { day: "6", month: "9", year: "1990", place: "Amsterdam", suggestion: "Netherlands" };
    await fillBirth(page, other);
    await expect
      .poll(() => page.locator("[data-born]").textContent())
      .toContain("6 September 1990, time unknown");
    await expect.poll(() => says(page)).toEqual([]);
    await page.close();
  });

  test("an exact time is not asked about, a rough one around midnight first about midnight", async () => {
    const exact = await open(UNKNOWN.replace("&p=", "&t=21:17&p="));
    expect(await exact.page.locator("[data-question]").count()).toBe(0);
    await exact.page.close();
    const { page } = await open(UNKNOWN.replace("&p=", "&t=00:30~120&p="));
    await asks(page, "Was the birth still on 4 Sep, or already on 5 Sep?");
    await answer(page, /^Before midnight/);
    await expect
      .poll(() => page.locator("[data-born]").textContent())
      .toContain("4 September 1990, between 22:30 and 24:00");
    await page.close();
  });

  test("the page says how common type, profile and cross are, as shares of time, and loads their tables alone", async () => {
    const page = await (await openBrowser()).newPage();
    const files: string[] = [];
    page.on("response", (response) => files.push(new URL(response.url()).pathname));
    await page.goto(`${service.url}/chart${UNKNOWN.replace("&p=", "&t=21:17&p=")}`);
    const rarity = page.locator("#says .rarity");
    await rarity.waitFor();
    const text = ((await rarity.textContent()) ?? "").replace(/\s+/g, " ");
    const year = Math.round(100 * shareOf("type", "Projector", { from: 1990, to: 1990 }));
    expect(text).toContain(`Projector: ${year}% of the time in 1990, 21% in 1800–2199`);
    expect(text).toContain("Profile 2/4: 14% of the time, both in 1990 and in 1800–2199");
    expect(text).toMatch(/35\/5\): 1\.0% of the time, both in 1990–1999 and in 1800/);
    expect(text).toContain("not how many people have it");
    const tables = files
      .filter((path) => /census-/.test(path))
      .map((path) => path.replace(/-[\w-]{8}\.js$/, ""));
    expect(tables.map((path) => path.split("census-")[1]).sort()).toEqual(
      expect.arrayContaining(["incarnation-cross", "profile", "type"]),
    );
    expect(tables.some((path) => /gates|channels|centers/.test(path))).toBe(false);
    await page.close();
  });

  test("without a script the question is a form of two answers, and the answer narrows the time", async () => {
    const page = await (await openBrowser({ javaScript: false })).newPage();
    await page.goto(`${service.url}/chart`);
    const form = page.locator("#birth-form");
    await form.getByLabel("Day").fill("5");
    await form.getByLabel("Month").selectOption("September");
    await form.getByLabel("Year").fill("1990");
    await form.locator("[value=unknown]").check();
    await form.getByLabel("Place of birth").fill("Amsterdam");
    await form.getByRole("button", { name: "Show my chart" }).click();
    await page.getByText("Was the birth before or after 21:45 (9:45 pm)?").waitFor();
    expect(await page.locator(".rarity").textContent()).toContain("Projector");
    await page.getByRole("button", { name: /^After 21:45/ }).click();
    await page.getByText("between 21:45 and 24:00").first().waitFor();
    expect(await headline(page)).toBe("Manifestor 2/4, Emotional");
    expect(await page.locator(".question").count()).toBe(0);
    await page.close();
  });
});
