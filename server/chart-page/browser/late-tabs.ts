/** The tabs that are filled when they are opened: what is certain, today, and returns. */

import { forgetDay, watchSlider } from "./day-slider.js";
import type { Birth } from "./elements.js";
import { fillCertain } from "./fill-certain.js";
import type { Person, Shown } from "./fill-parts.js";
import { fillReturns } from "./fill-returns.js";
import { fillToday } from "./fill-today.js";
import { find } from "./find.js";

/** Fills a tab, unless `isCurrent` has become false meanwhile. */
type Fill = (shown: Shown, isCurrent: () => boolean) => Promise<void>;

const TABS: Readonly<Record<string, { readonly fill: Fill; readonly waiting: string }>> = {
  certain: { fill: fillCertain, waiting: "Computing the day …" },
  today: { fill: fillToday, waiting: "Loading the sky of now …" },
  returns: { fill: fillReturns, waiting: "Loading the positions of a lifetime: up to 800 kB …" },
};

let shown: Shown | null = null;
const filled = new Set<string>();

/** Takes over a new chart. The open tab is filled now, the others when they are opened. */
export function fillLateTabs(birth: Birth, person: Person): void {
  shown = { birth, person };
  filled.clear();
  forgetDay();
  // What an earlier birth has left.
  for (const name of Object.keys(TABS)) find(`#${name}`)!.replaceChildren();
  for (const name of Object.keys(TABS)) if (isOpen(name)) void fillTab(name);
}

/** Fills tabs when they are opened. */
export function watchLateTabs(use: (birth: Birth) => void): void {
  watchSlider(use);
  document.addEventListener("change", () => {
    for (const name of Object.keys(TABS)) if (isOpen(name)) void fillTab(name);
  });
}

function isOpen(name: string): boolean {
  return find<HTMLInputElement>(`#chart-part-${name}`)?.checked === true;
}

async function fillTab(name: string): Promise<void> {
  const current = shown;
  if (current === null || filled.has(name)) return;
  filled.add(name);
  const wait = find(`[data-wait=${name}]`)!;
  const { fill, waiting } = TABS[name]!;
  const isCurrent = () => current === shown;
  wait.textContent = waiting;
  try {
    await fill(current, isCurrent);
    if (isCurrent()) wait.textContent = "";
  } catch {
    if (!isCurrent()) return;
    filled.delete(name);
    wait.textContent = "This could not be loaded. Check your connection and open the tab again.";
  }
}
