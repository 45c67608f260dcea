import type { Page } from "playwright-core";

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

/** Types a birth into a form of the page, as people do, and chooses a suggestion for its place. */
export async function fillBirth(page: Page, birth: TypedBirth, form = "#birth-form"): Promise<void> {
  const { day, month, year, time, place, suggestion = "", name } = birth;
  const field = (selector: string) => page.locator(`${form} ${selector}`);
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
