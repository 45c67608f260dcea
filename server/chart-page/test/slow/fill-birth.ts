import type { Locator, Page } from "playwright-core";

/** A birth to type. */
export interface TypedBirth {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** Absent if it is unknown. */
  readonly time?: string;
  readonly place: string;
  /** Part of the suggestion to choose; without it the first. */
  readonly suggestion?: string;
  readonly name?: string;
}

export const ADA: TypedBirth = {
  day: "5",
  month: "9",
  year: "1990",
  time: "21:17",
  place: "Amsterdam",
  suggestion: "Netherlands",
};

/** Opens the form of a page with a chart, which is folded into a line. */
export async function openForm(page: Page): Promise<void> {
  const side = page.locator("[data-birth-side]");
  if ((await side.getAttribute("open")) === null) await side.locator("> summary").click();
}

/** Types the birth of {@link ADA} and presses the button, where no script helps; returns the form. */
export async function postBirth(page: Page): Promise<Locator> {
  const form = page.locator("#birth-form");
  await form.getByLabel("Day").fill("5");
  await form.getByLabel("Month").selectOption("September");
  await form.getByLabel("Year").fill("1990");
  await form.getByLabel("Time", { exact: true }).fill("21:17");
  await form.getByLabel("Place of birth").fill("Amsterdam");
  await form.getByRole("button", { name: "Show my chart" }).click();
  return form;
}

/** Types a birth into a form of the page, as people do, and chooses a suggestion for its place. */
export async function fillBirth(page: Page, birth: TypedBirth, form = "#birth-form"): Promise<void> {
  const { day, month, year, time, place, suggestion = "", name } = birth;
  const field = (selector: string) => page.locator(`${form} ${selector}`);
  if (form === "#birth-form") await openForm(page);
  await field("[name=day]").fill(day);
  await field("[name=month]").selectOption(month);
  await field("[name=year]").fill(year);
  await field(`[value=${time === undefined ? "unknown" : "exact"}]`).check();
  if (time !== undefined) await field("[name=time]").fill(time);
  if (name !== undefined) await field("[name=name]").fill(name);
  await field("[name=place]").fill("");
  await field("[name=place]").pressSequentially(place);
  await field("[role=option]").filter({ hasText: suggestion }).first().click();
}

/** Records shifts of the layout that no input has caused. Scores up to 0.005, as of one moved line, do not count. */
export const WATCH_SHIFTS = `window.shifts = [];
// A picked place folds the form, on a busy machine later than browsers count as the answer to a click.
let foldedAt = -1;
document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => { foldedAt = performance.now(); })
  .observe(document.querySelector("[data-result]"), { attributeFilter: ["class"] }));
new PerformanceObserver((list) => {
  for (const { value, startTime, hadRecentInput } of list.getEntries())
    if (value > 0.005 && !hadRecentInput && !(foldedAt >= 0 && Math.abs(startTime - foldedAt) < 200)) window.shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });`;
