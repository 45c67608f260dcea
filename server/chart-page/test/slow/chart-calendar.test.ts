import { readFile } from "node:fs/promises";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { complaintsOf, inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { BODIES, computeChart } from "chart-core";
import { calendarSpan, transitEvents, writeCalendar } from "chart-core/calendar";
import { transitChanges, transitState } from "chart-core/time";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

let service: DashboardService;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
});
afterAll(() => service.stop());

const ADA = "#d=1990-09-05&t=21:17&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&n=Ada&v=calendar";
const NOW = new Date("2026-12-08T12:00:00Z");
const chart = computeChart(new Date("1990-09-05T19:17Z"));
const withoutMoon = BODIES.filter((body) => body !== "moon");

/** Script that returns the shares that the progress shows. */
const WATCH_PROGRESS = `(async () => {
  const progress = document.querySelector("#calendar-file progress");
  const frame = () => new Promise(requestAnimationFrame);
  const seen = new Set();
  while (progress.hidden) await frame();
  for (; !progress.hidden; await frame()) seen.add(progress.value);
  return [...seen];
})()`;

async function open(): Promise<{ page: Page; complaints: readonly string[]; asked: readonly string[] }> {
  const page = await (await openBrowser({ timeZone: "UTC" })).newPage();
  await page.clock.setFixedTime(NOW);
  const complaints = complaintsOf(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(`${service.url}/chart${ADA}`);
  await page.locator("#calendar .month").nth(1).waitFor();
  return { page, complaints, asked };
}

const choice = (page: Page, label: string) =>
  page.locator("#calendar-file").getByLabel(label, { exact: true });

async function fileOf(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Calendar file (.ics)" }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

inBrowser(() => {
  test("the tab shows this month and the next: what completes a channel first, then the sky; the past is folded", async () => {
    const { page, complaints } = await open();
    const months = page.locator("#calendar .month");
    expect(await months.locator("h2").allTextContents()).toEqual(["December 2026", "January 2027"]);
    const december = months.first().locator("> .calendar-table");
    const rows = await december.locator("tr").allTextContents();
    expect(rows.slice(0, 2)).toEqual([
      "Channels that the sky completes in this chart",
      expect.stringMatching(
        /^(?:19-49 Synthesis|4-63 Logic) ?by the (?:North|South) Node; .* defined ?all month$/,
      ),
    ]);
    const text = rows.join("\n");
    expect(text).toMatch(
      /20-34 Charisma ?by Mercury; Throat and Sacral defined ?6 Dec, 10:32 to 10 Dec, 03:15/,
    );
    expect(text).toMatch(/19-49 Synthesis ?by the North Node; Root and Solar Plexus defined ?all month/);
    expect(text).toMatch(
      /10-20 Awakening ?by the Sun, then Mercury; G and Throat defined ?20 Dec, 03:34 to 28 Dec, 05:15/,
    );
    expect(text).toMatch(/for everybody\n26-44 Surrender ?by Mercury and Venus; Ego and Spleen defined/);
    expect(rows.at(-1)).toMatch(/^The Sun enters gate 38 \(Fighter\) ?31 Dec, 04:40$/);
    // What is over by the eighth.
    expect(text).not.toContain("Preservation");
    const past = months.first().locator("details");
    expect(await past.locator("tr").first().isVisible()).toBe(false);
    await past.locator("summary").click();
    expect(await past.locator("tr").allTextContents()).toContainEqual(
      expect.stringMatching(/^27-50 Preservation ?by Venus; Sacral and Spleen defined ?until 7 Dec, 08:08$/),
    );
    const ofChannels = new Set(
      [
        ...transitState(new Date("2026-12-01"), { chart, bodies: withoutMoon }).channels,
        ...transitChanges(new Date("2026-12-01"), new Date("2027-01-01"), { chart, bodies: withoutMoon }),
      ].flatMap((change) => ("channel" in change ? [change.channel] : [])),
    );
    const all = await months.first().locator("tr").allTextContents();
    expect(new Set(all.flatMap((row) => /^\d+-\d+(?= )/.exec(row) ?? []))).toEqual(ofChannels);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("a link to the tab shows it on a narrow screen", async () => {
    const page = await (await openBrowser({ timeZone: "UTC" })).newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${service.url}/chart${ADA}`);
    await page.locator("#calendar .month").first().waitFor();
    await expect
      .poll(() => page.evaluate("document.querySelector('#tab-calendar').getBoundingClientRect().right"))
      .toBeLessThan(380);
    await page.context().close();
  });

  test("the file is made in the page: the library's text, under a name without a birth, and nothing is sent", async () => {
    const { page, complaints, asked } = await open();
    const before = asked.length;
    const [start, end] = [new Date("2026-12-01T00:00Z"), new Date("2027-12-01T00:00Z")];
    const span = calendarSpan(start, end);
    const kinds = ["channel-begins", "channel-ends", "station"] as const;
    const changes = transitChanges(span.from, span.to, { chart, bodies: withoutMoon });
    const { name, text } = await fileOf(page);
    expect(name).toBe("human-design-calendar.ics");
    expect(text).toBe(
      writeCalendar(
        {
          name: "Human Design transits of Ada",
          description: "Made for one chart. Whoever reads this file can work out the birth.",
          color: "slateblue",
        },
        transitEvents(
          changes.filter((change) => change.kind !== "station" || !change.body.endsWith("Node")),
          { from: start, to: end, kinds },
        ),
      ),
    );
    expect(text).not.toMatch(/1990|Amsterdam|52\.37|21:?17/);
    expect(await page.locator("[data-file-told]").textContent()).toMatch(/^Saved: \d+ entries\./);
    expect(await page.locator("#calendar-file").textContent()).toContain(
      "Whoever reads this file can work out your birth:",
    );
    // The button keeps the focus; another birth ends what was said of this one's file.
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Calendar file (.ics)");
    for (const request of asked.slice(before)) expect(request).toMatch(/\/embed\/chunks\/[\w-]+\.js $/);
    await page.evaluate(
      `location.hash = ${JSON.stringify(ADA.replace("t=21:17&", "").replace("Ada", "Bob"))}`,
    );
    await expect.poll(() => page.locator("[data-title]").textContent()).toContain("Bob");
    await expect.poll(() => page.locator("[data-file-told]").textContent()).toBe("");
    expect(await page.locator("#part-calendar [data-scope]").textContent()).toBe(
      "The chart of Bob is that of 12:00, because the time is unknown.",
    );
    expect((await fileOf(page)).text.replace(/\r\n /g, "")).toContain("The time of birth is not exact");
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("ten years with everything show their progress, and nothing chosen makes no file", async () => {
    const { page } = await open();
    for (const label of ["Centers", "Gates", "include the Moon, with many short entries"])
      await choice(page, label).check();
    await page.locator("#calendar-file").getByLabel("Length").selectOption("10");
    const shares = page.evaluate(WATCH_PROGRESS) as Promise<number[]>;
    const { text } = await fileOf(page);
    expect(text.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(15_000);
    expect((await shares).length).toBeGreaterThan(3);
    expect(text).toContain("DTSTART:203611");
    for (const label of ["Channels", "Centers", "Gates", "Retrogrades"]) await choice(page, label).uncheck();
    await page.getByRole("button", { name: "Calendar file (.ics)" }).click();
    expect(await page.locator("[data-file-told]").textContent()).toBe("Choose what the calendar shows.");
    await page.context().close();
  });
});
