/** The script of the pages with a chart: `/`, `/chart` and `/embed`. */
import type { Chart } from "chart-core";
import { clockNote, headlineOf, readFragment, spreadOf, writeFragment } from "chart-reading";
import { type Birth, type ChartElement, type FormElement, loadElements } from "./elements.js";
import { fillExamples, fillJson, fillReading } from "./fill-parts.js";
import { find, show } from "./find.js";
import { fillLateTabs, watchLateTabs } from "./late-tabs.js";
import { possibleSpans } from "./possible-spans.js";
import { savePicture } from "./save-picture.js";

const chart = find<ChartElement>("#chart")!;
const form = find<FormElement>("#birth-form")!;
const second = find<FormElement>("#second-form");
const frame = find("[data-frame]")!;
/** The page with tabs; the others only show the picture. */
const hasParts = find("#chart-parts") !== null;
/** True after the link "What it says": the page scrolls to the tabs once they are filled. */
let wantsParts = false;

/** The newest complete births; null while there is none. */
let first: Birth | null = null;
let other: Birth | null = null;
/** The fragment that the page was opened with, while both forms still take it over, and as they have taken it. */
let opening: string | null = null;
let opened: string | null = null;
/** Number of the newest picture; an older one that is still computing fills nothing. */
let turn = 0;

const setText = (selector: string, text: string) => {
  const element = find(selector);
  if (element !== null) element.textContent = text;
};
const tell = (text: string) => setText("[data-told]", text);

const fragment = () => (first === null ? "" : writeFragment(first, other));

function onBirth({ target, detail }: CustomEvent<Birth | null>): void {
  frame.toggleAttribute("data-stale", form.birth === null);
  if (detail === null) return;
  if (target === form) first = detail;
  else other = detail;
  tell("");
  show("[data-alone]", other !== null);
  find("[data-more]")?.setAttribute("href", `/chart${fragment()}&v=says`);
  if (target === second) setWheel(false);
  if (opening !== null && (other !== null || readFragment(opening).second === null)) {
    opening = null;
    opened = fragment();
  }
  if (opening !== null) return;
  // For a reload and Back. A fragment is removed once it no longer matches the forms.
  const isOwn = location.hash !== "" && fragment() === opened;
  history.replaceState({ births: fragment() }, "", location.pathname + (isOwn ? fragment() : ""));
}

async function onChart(withChart: Chart | null): Promise<void> {
  const isFirst = chart.hidden;
  const mine = ++turn;
  chart.hidden = false;
  for (const old of document.querySelectorAll("[data-sample], .sample, .posted")) old.remove();
  const shown = chart.chart;
  show("[data-chart-actions]", shown !== null);
  if (hasParts) show("#chart-parts", shown !== null);
  if (shown === null || first === null) {
    setText("[data-headline]", "");
    return;
  }
  const birth = first;
  const isTwo = withChart !== null && other !== null;
  document.documentElement.toggleAttribute("data-two", isTwo);
  const wheel = find<HTMLButtonElement>("button[data-wheel]");
  if (wheel !== null) wheel.disabled = isTwo;
  if (isFirst) tell(`${TOUCHES ? "Tap" : "Point at"} a center, channel or number to see what it means.`);
  const notes = [birth, ...(isTwo ? [other!] : [])].map(clockNote).filter((note) => note !== undefined);
  show("[data-note]", notes.length > 0);
  setText("[data-note] span", notes.join(" "));
  if (hasParts) {
    fillJson(shown);
    fillExamples(birth, isTwo);
  }
  const names = [birth.name || (isTwo ? "A" : ""), other?.name || "B"] as const;
  let possible: Awaited<ReturnType<typeof possibleSpans>>;
  let others: typeof possible;
  try {
    possible = await possibleSpans(birth, shown);
    others = isTwo ? await possibleSpans(other!, withChart) : [];
  } catch {
    if (mine === turn) setText("[data-headline]", NOT_LOADED);
    return;
  }
  if (mine !== turn) return;
  setText(
    "[data-headline]",
    isTwo
      ? `${names[0]} and ${names[1]}`
      : headlineOf(shown, spreadOf(possible), birth.time, birth.aboutMinutes),
  );
  if (!hasParts) return;
  const person = { name: names[0], chart: shown, possible };
  fillLateTabs(birth, person);
  await fillReading(person, isTwo ? { name: names[1], chart: withChart, possible: others } : null);
  if (wantsParts) find("#chart-parts")!.scrollIntoView({ behavior: "smooth" });
  wantsParts = false;
}

const NOT_LOADED = "Your chart could not be loaded. Check your connection and reload the page.";

/** True where people tap instead of pointing. */
const TOUCHES = matchMedia("(pointer: coarse)").matches;

async function share(): Promise<void> {
  const url = new URL(`/chart${fragment()}`, location.href).href;
  try {
    // Phones have a sheet for it; elsewhere it is a window in the way.
    if (TOUCHES && navigator.share !== undefined) {
      await navigator.share({ url, title: document.title });
      return;
    }
    await navigator.clipboard.writeText(url);
    tell("Link copied. Whoever has it sees this birth; it reaches no server.");
  } catch (error) {
    if ((error as Error).name === "AbortError") return;
    // Browsers offer no clipboard without https: the address can be copied from the address bar.
    history.replaceState(history.state, "", url);
    opened = fragment();
    tell("Copy the address of this page.");
  }
}

async function print(): Promise<void> {
  const theme = chart.getAttribute("theme") ?? "auto";
  await redrawnAs("print");
  window.print();
  await redrawnAs(theme);
}

function redrawnAs(theme: string): Promise<unknown> {
  const drawn = new Promise((resolve) => {
    for (const name of ["chart-ready", "chart-error"]) chart.addEventListener(name, resolve, { once: true });
  });
  chart.setAttribute("theme", theme);
  return drawn;
}

function setWheel(isWheel: boolean): void {
  chart.setAttribute("picture", isWheel ? "wheel" : "bodygraph");
  frame.toggleAttribute("data-round", isWheel);
  find("button[data-wheel]")?.setAttribute("aria-pressed", `${isWheel}`);
}

/** Shows one chart again. */
function showAlone(): void {
  if (second !== null) second.birth = {};
  other = null;
  for (const name of ["with", "with-caption"]) chart.removeAttribute(name);
  show("[data-alone]", false);
}

/** Fills the forms with the births of the page's address, or with those that it had before it was left. */
async function open(): Promise<void> {
  const state = (history.state as { births?: string } | null)?.births;
  const births = location.hash.includes("=") ? location.hash : (state ?? "");
  if (births === "") return;
  const linked = readFragment(births);
  if (linked.first === null) {
    setText("#birth-form [data-field=fault]", "This link is not complete. Enter the birth.");
    return;
  }
  // On a phone, the picture then stands above the form.
  document.documentElement.toggleAttribute("data-linked", true);
  wantsParts = births.endsWith("&v=says");
  opening = births;
  try {
    await loadElements();
    form.birth = linked.first;
    if (linked.second === null || second === null) showAlone();
    else second.birth = linked.second;
    // A form that already has its birth reports no change.
    if (fragment() === writeFragment(linked.first, linked.second)) opening = null;
  } catch {
    setText("[data-headline]", NOT_LOADED);
  }
}

if (hasParts) watchLateTabs((moment) => Object.assign(form, { birth: moment }));
show("[data-script-only]", true);
show("[data-no-script]", false);
document.addEventListener("birth-change", onBirth as EventListener);
chart.addEventListener("chart-ready", ({ detail }) => void onChart(detail.withChart));
chart.addEventListener("chart-error", () => void onChart(null));
for (const birth of document.querySelectorAll<HTMLFormElement>("[data-birth]")) {
  birth.addEventListener("focusin", () => void loadElements().catch(() => undefined));
  birth.addEventListener("submit", (event) => {
    if (customElements.get("human-design-form") === undefined) {
      // Posted only if the elements cannot be loaded.
      event.preventDefault();
      loadElements().then(
        () => birth.requestSubmit(),
        () => birth.submit(),
      );
    } else if (form.birth !== null)
      find(".picture-side")!.scrollIntoView({ behavior: "smooth", block: "start" });
  });
}
find("[data-share]")?.addEventListener("click", () => void share());
find("[data-print]")?.addEventListener("click", () => void print());
for (const button of document.querySelectorAll<HTMLElement>("[data-save]"))
  button.addEventListener("click", async () => {
    try {
      await savePicture(chart.svg, button.dataset["save"] as "svg" | "png");
    } catch {
      tell("The picture could not be drawn. Try SVG.");
    }
  });
find("button[data-wheel]")?.addEventListener("click", () =>
  setWheel(chart.getAttribute("picture") !== "wheel"),
);
find("[data-alone]")?.addEventListener("click", () => {
  showAlone();
  history.replaceState({ births: fragment() }, "", location.pathname);
  find(".picture-side")!.scrollIntoView({ behavior: "smooth", block: "start" });
});
addEventListener("hashchange", () => void open());

// The answer to a posted form has a picture, which the element replaces.
if (find("#birth-form [data-zone]") !== null) void loadElements().catch(() => undefined);
void open();
