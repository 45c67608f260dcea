/** The tabs that are filled when they are opened: what is certain, today, calendar and returns. */

import { slider } from "./day-slider.js";
import type { Birth } from "./elements.js";
import { fillCalendar, watchCalendar } from "./fill-calendar.js";
import { fillCertain } from "./fill-certain.js";
import { fillReturns } from "./fill-returns.js";
import { fillToday, watchMoment } from "./fill-today.js";
import { find } from "./find.js";
import { current, type Person, type Possible, type State } from "./state.js";

/** Fills a tab with what is drawn, unless `isCurrent` has become false meanwhile. */
type Fill = (first: Person, possible: Possible, isCurrent: () => boolean) => Promise<void>;

const TABS: Readonly<Record<string, { readonly fill: Fill; readonly waiting: string }>> = {
  certain: { fill: fillCertain, waiting: "Computing the day …" },
  today: { fill: fillToday, waiting: "Computing the sky …" },
  calendar: { fill: fillCalendar, waiting: "Computing two months …" },
  returns: { fill: fillReturns, waiting: "Loading the positions of a lifetime: up to 800 kB …" },
};

/** The tabs that have been filled with somebody's charts, or wait for them. */
const filled = new WeakMap<Possible, Set<string>>();

const hasTabs = find("#chart-parts") !== null;

/** Listens to the slider of the birth time, and to the choice of a day for transits. */
export function watchTabs(use: (birth: Birth) => void): void {
  if (!hasTabs) return;
  slider.watch(use);
  watchMoment();
  watchCalendar();
}

/** Takes over new charts: the open tab is filled now, the others when they are opened. */
export function fillOpenTabs(state: State, before: State): void {
  if (!hasTabs || state.possible === null) return;
  if (state.possible === before.possible) {
    if (state.skyAt !== before.skyAt && state.possible !== "failed")
      filled.get(state.possible)?.delete("today");
    if (state.view !== before.view || state.skyAt !== before.skyAt) fillTabs(state);
    return;
  }
  // What an earlier birth has left.
  slider.forget();
  for (const name of Object.keys(TABS)) {
    find(`#${name}`)!.replaceChildren();
    find(`[data-wait=${name}]`)!.textContent = "";
  }
  fillTabs(state);
}

function fillTabs({ drawn, possible, view }: State): void {
  if (drawn == null || possible === null || possible === "failed") return;
  if (TABS[view] !== undefined) void fillTab(view, drawn.first, possible);
}

async function fillTab(name: string, first: Person, possible: Possible): Promise<void> {
  const names = filled.get(possible) ?? new Set();
  if (names.has(name)) return;
  filled.set(possible, names.add(name));
  const wait = find(`[data-wait=${name}]`)!;
  const { fill, waiting } = TABS[name]!;
  const { skyAt } = current();
  const isCurrent = () => current().possible === possible && (name !== "today" || current().skyAt === skyAt);
  wait.textContent = waiting;
  try {
    await fill(first, possible, isCurrent);
    if (isCurrent()) wait.textContent = "";
  } catch {
    if (!isCurrent()) return;
    names.delete(name);
    wait.textContent = "This could not be loaded. Check your connection and open the tab again.";
  }
}
