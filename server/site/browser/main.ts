/** The script of the pages with a chart: `/`, `/chart` and `/embed`. */
import { clockNote } from "../src/chart/reading/clock-note.js";
import { readFragment, writeFragment } from "../src/chart/reading/share-link.js";
import { type Birth, type ChartElement, type FormElement, loadElements } from "./elements.js";
import { fillExamples, fillJson, fillReading } from "./fill-parts.js";
import { find, show } from "./find.js";
import { possibleCharts } from "./possible-charts.js";
import { savePicture } from "./save-picture.js";

const chart = find<ChartElement>("#chart")!;
const form = find<FormElement>("#birth-form")!;
const second = find<FormElement>("#second-form");
const frame = find("[data-frame]")!;
/** The page with tabs; the others only show the picture. */
const hasParts = find("#chart-parts") !== null;

/** The births as entered; null while there is none. */
let first: Birth | null = null;
let other: Birth | null = null;
/** Number of the newest chart; an older one that is still computing fills nothing. */
let turn = 0;

const tell = (text: string) => {
  const told = find("[data-told]");
  if (told !== null) told.textContent = text;
};

/** Loads the elements, which take over the forms. Without them, the form is posted. */
async function start(): Promise<void> {
  await loadElements();
}

function link(): string {
  return first === null ? "/chart" : `/chart${writeFragment(first, other)}`;
}

function onBirth(event: CustomEvent<Birth | null>): void {
  if (event.target === form) first = event.detail ?? first;
  else other = event.detail;
  tell("");
  find("[data-more]")?.setAttribute("href", link());
  // The fragment would tell another birth than the form.
  if (location.hash !== "" && first !== null && link() !== location.pathname + location.hash)
    history.replaceState(null, "", location.pathname);
}

async function onChart(): Promise<void> {
  const isFirst = chart.hidden;
  chart.hidden = false;
  for (const old of document.querySelectorAll("[data-sample], .sample, .posted")) old.remove();
  show("[data-chart-actions]", true);
  if (isFirst) tell("Point at any part of the picture to see what it means.");
  const shown = chart.chart;
  if (shown === null || first === null) return;
  const birth = first;
  const note = clockNote(birth);
  show("[data-note]", note !== undefined);
  if (note !== undefined) find("[data-note] span")!.textContent = note;
  if (!hasParts) return;
  const mine = ++turn;
  show("#chart-parts", true);
  fillJson(shown);
  fillExamples(birth, false);
  const possible = await possibleCharts(birth);
  if (mine === turn) await fillReading(shown, possible);
}

async function share(): Promise<void> {
  const url = new URL(link(), location.href).href;
  try {
    // Phones have a sheet for it; elsewhere it is a window in the way.
    if (matchMedia("(pointer: coarse)").matches && navigator.share !== undefined) {
      await navigator.share({ url, title: document.title });
      return;
    }
    await navigator.clipboard.writeText(url);
    tell("Link copied. The birth stands in it behind the #, which browsers send to no server.");
  } catch (error) {
    if ((error as Error).name === "AbortError") return;
    // Browsers offer no clipboard without https: the address can be copied from the address bar.
    history.replaceState(null, "", url);
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
  const drawn = new Promise((resolve) => chart.addEventListener("chart-ready", resolve, { once: true }));
  chart.setAttribute("theme", theme);
  return drawn;
}

/** Fills the forms with the births of the page's address. */
async function openLink(): Promise<void> {
  const linked = readFragment(location.hash);
  if (linked.first === null) return;
  await start();
  form.birth = linked.first;
  if (second !== null && linked.second !== null) second.birth = linked.second;
}

show("[data-script-only]", true);
show("[data-no-script]", false);
document.addEventListener("birth-change", onBirth as EventListener);
chart.addEventListener("chart-ready", () => void onChart());
chart.addEventListener("chart-error", () => void onChart());
for (const field of document.querySelectorAll("[data-birth]")) {
  field.addEventListener("focusin", () => void start().catch(() => undefined));
  field.addEventListener("submit", () => {
    if (first !== null) frame.scrollIntoView({ behavior: "smooth", block: "nearest" });
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
find("[data-wheel]")?.addEventListener("click", ({ currentTarget }) => {
  const isWheel = chart.getAttribute("picture") !== "wheel";
  chart.setAttribute("picture", isWheel ? "wheel" : "bodygraph");
  (currentTarget as HTMLElement).setAttribute("aria-pressed", `${isWheel}`);
});
find("[data-alone]")?.addEventListener("click", () => {
  if (second !== null) second.birth = null;
  other = null;
  for (const name of ["with", "with-caption"]) chart.removeAttribute(name);
});
addEventListener("hashchange", () => void openLink());

// A posted form has its birth already.
if (find("#birth-form [data-zone]") !== null) void start().catch(() => undefined);
void openLink().catch(() =>
  tell("Your chart could not be loaded. Check your connection and reload the page."),
);
