import { clockNote, headlineOf, spreadOf, writeFragment } from "chart-reading";
import type { ChartElement } from "./elements.js";
import { fillExamples, fillJson, fillReading } from "./fill-parts.js";
import { find, setText, show } from "./find.js";
import { current, type State } from "./state.js";

/** The page with tabs; the others only show the picture. */
const hasTabs = find("#chart-parts") !== null;
const chart = find<ChartElement>("#chart")!;
const frame = find("[data-frame]")!;

/** Writes the births of the page as the fragment of a link; empty if there is none. */
export function fragmentOf({ first, second }: State): string {
  return first === null ? "" : writeFragment(first, second);
}

/** Shows what the page knows. */
export function showPage(state: State, before: State): void {
  const changed = (...names: readonly (keyof State)[]) => names.some((name) => state[name] !== before[name]);
  if (changed("isIncomplete")) frame.toggleAttribute("data-stale", state.isIncomplete);
  if (changed("told")) setText("[data-told]", state.told);
  if (changed("picture")) showPicture(state);
  if (changed("first", "second")) {
    find("[data-more]")?.setAttribute("href", `/chart${fragmentOf(state)}&v=says`);
    show("[data-alone]", state.second !== null);
  }
  if (changed("first", "second", "opening")) keepBirths(state);
  if (changed("drawn")) showDrawn(state.drawn);
  if (changed("drawn", "possible")) setText("[data-headline]", headline(state));
}

function showPicture({ picture }: State): void {
  chart.setAttribute("picture", picture);
  frame.toggleAttribute("data-round", picture === "wheel");
  find("button[data-wheel]")?.setAttribute("aria-pressed", `${picture === "wheel"}`);
}

/** Keeps the births for a reload and Back. A fragment is removed once it no longer matches the forms. */
function keepBirths(state: State): void {
  if (state.opening !== null) return;
  const births = fragmentOf(state);
  const isOwn = location.hash !== "" && births === state.opened;
  history.replaceState({ births }, "", location.pathname + (isOwn ? births : ""));
}

function showDrawn(drawn: State["drawn"]): void {
  chart.hidden = false;
  for (const old of document.querySelectorAll("[data-sample], .sample, .posted")) old.remove();
  show("[data-chart-actions]", drawn != null);
  if (hasTabs) show("#chart-parts", drawn != null);
  if (drawn == null) return;
  const { first, second } = drawn;
  document.documentElement.toggleAttribute("data-two", second !== null);
  const wheel = find<HTMLButtonElement>("button[data-wheel]");
  if (wheel !== null) wheel.disabled = second !== null;
  const births = second === null ? [first.birth] : [first.birth, second.birth];
  const notes = births.map(clockNote).filter((note) => note !== undefined);
  show("[data-note]", notes.length > 0);
  setText("[data-note] span", notes.join(" "));
  if (!hasTabs) return;
  fillJson(first.chart);
  fillExamples(first.birth, second !== null);
}

/** The headline in place of one that could not be computed. */
export const NOT_LOADED = "Your chart could not be loaded. Check your connection and reload the page.";

/** Returns the headline; that of the chart before stays until there is a new one. */
function headline({ drawn, possible }: State): string | undefined {
  if (drawn == null) return "";
  if (possible === "failed") return NOT_LOADED;
  const { first, second } = drawn;
  if (possible === null) return undefined;
  return second === null
    ? headlineOf(first.chart, spreadOf(possible.first), first.birth)
    : `${first.name} and ${second.name}`;
}

/** Fills the tab of all that the charts say, and goes there if the page was opened for it. */
export async function showReading({ drawn, possible, wantsTabs }: State): Promise<void> {
  if (!hasTabs || drawn == null || possible === null || possible === "failed") return;
  await fillReading(drawn, possible);
  if (wantsTabs && current().possible === possible)
    find("#chart-parts")!.scrollIntoView({ behavior: "smooth" });
}
