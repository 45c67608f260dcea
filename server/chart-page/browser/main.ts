/**
 * The script of the pages with a chart: `/`, `/chart` and `/embed`.
 *
 *     form, picture, buttons, address  ->  update(changes)  ->  state  ->  showPage, tabs
 */
import type { Chart } from "chart-core";
import { readFragment, writeFragment } from "chart-reading";
import { type Birth, type ChartElement, type FormElement, loadElements } from "./elements.js";
import { find, setText, show } from "./find.js";
import { fillOpenTabs, watchTabs } from "./late-tabs.js";
import { possibleSpans } from "./possible-spans.js";
import { savePicture } from "./save-picture.js";
import { fragmentOf, NOT_LOADED, showPage, showReading } from "./show-page.js";
import { current, type Drawn, onUpdate, type State, update } from "./state.js";

const chart = find<ChartElement>("#chart")!;
const form = find<FormElement>("#birth-form")!;
const secondForm = find<FormElement>("#second-form");

/** True where people tap instead of pointing. */
const TOUCHES = matchMedia("(pointer: coarse)").matches;

function onBirth({ target, detail }: CustomEvent<Birth | null>): void {
  const isIncomplete = form.birth === null;
  if (detail === null) {
    update({ isIncomplete });
    return;
  }
  const state = current();
  const births =
    target === form ? { first: detail, second: state.second } : { first: state.first, second: detail };
  const { opening } = state;
  const isOpened = opening !== null && hasBirthsOf(births, opening);
  update({
    ...{ ...births, isIncomplete, told: "" },
    ...(target !== form && { picture: "bodygraph" }),
    ...(isOpened && { opening: null, opened: fragmentOf({ ...state, ...births }) }),
  });
}

/** Returns true if births are those of a link: the forms may read them in other words. */
function hasBirthsOf({ first, second }: Pick<State, "first" | "second">, link: string): boolean {
  const linked = readFragment(link);
  const isSame = (birth: Birth | null, other: Pick<Birth, "date" | "timeZone"> | null) =>
    birth?.date === other?.date && birth?.timeZone === other?.timeZone;
  return isSame(first, linked.first) && isSame(second, linked.second);
}

/** Takes over a new picture, and computes the charts of all times at which its people may have been born. */
async function onChart(withChart: Chart | null): Promise<void> {
  const { first, second } = current();
  const isFirst = current().drawn === undefined;
  const drawn =
    chart.chart === null || first === null ? null : drawnOf(chart.chart, first, withChart, second);
  const hint = `${TOUCHES ? "Tap" : "Point at"} a center, channel or number to see what it means.`;
  update({ drawn, possible: null, ...(isFirst && drawn !== null && { told: hint }) });
  if (drawn === null) return;
  const spans = async ({ birth, chart: own }: Drawn["first"]) => possibleSpans(birth, own);
  try {
    const possible = {
      first: await spans(drawn.first),
      second: drawn.second === null ? [] : await spans(drawn.second),
    };
    if (current().drawn !== drawn) return;
    update({ possible });
  } catch {
    if (current().drawn === drawn) update({ possible: "failed" });
    return;
  }
  await showReading(current());
  update({ wantsTabs: false });
}

function drawnOf(own: Chart, first: Birth, withChart: Chart | null, second: Birth | null): Drawn {
  const isTwo = withChart !== null && second !== null;
  return {
    first: { birth: first, name: first.name || (isTwo ? "A" : ""), chart: own },
    second: isTwo ? { birth: second, name: second.name || "B", chart: withChart } : null,
  };
}

async function share(): Promise<void> {
  const births = fragmentOf(current());
  const url = new URL(`/chart${births}`, location.href).href;
  try {
    // Phones have a sheet for it; elsewhere it is a window in the way.
    if (TOUCHES && navigator.share !== undefined) {
      await navigator.share({ url, title: document.title });
      return;
    }
    await navigator.clipboard.writeText(url);
    update({ told: "Link copied. Whoever has it sees this birth; it reaches no server." });
  } catch (error) {
    if ((error as Error).name === "AbortError") return;
    // Browsers offer no clipboard without https: the address can be copied from the address bar.
    history.replaceState(history.state, "", url);
    update({ opened: births, told: "Copy the address of this page." });
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

/** Shows one chart again. */
function showAlone(): void {
  if (secondForm !== null) secondForm.birth = {};
  update({ second: null });
  for (const name of ["with", "with-caption"]) chart.removeAttribute(name);
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
  update({ opening: births, wantsTabs: births.endsWith("&v=says") });
  try {
    await loadElements();
    form.birth = linked.first;
    if (linked.second === null || secondForm === null) showAlone();
    else secondForm.birth = linked.second;
    // A form that already has its birth reports no change.
    if (fragmentOf(current()) === writeFragment(linked.first, linked.second))
      update({ opening: null, opened: fragmentOf(current()) });
  } catch {
    setText("[data-headline]", NOT_LOADED);
  }
}

const toPicture = () => find(".picture-side")!.scrollIntoView({ behavior: "smooth", block: "start" });
const onClick = (selector: string, listener: () => void) =>
  find(selector)?.addEventListener("click", listener);

onUpdate(showPage);
onUpdate(fillOpenTabs);
watchTabs((moment) => {
  form.birth = moment;
});
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
    } else if (form.birth !== null) toPicture();
  });
}
onClick("[data-share]", () => void share());
onClick("[data-print]", () => void print());
for (const button of document.querySelectorAll<HTMLElement>("[data-save]"))
  button.addEventListener("click", async () => {
    try {
      await savePicture(chart.svg, button.dataset["save"] as "svg" | "png");
    } catch {
      update({ told: "The picture could not be drawn. Try SVG." });
    }
  });
onClick("button[data-wheel]", () =>
  update({ picture: current().picture === "wheel" ? "bodygraph" : "wheel" }),
);
onClick("[data-alone]", () => {
  showAlone();
  toPicture();
});
addEventListener("hashchange", () => void open());
// Whatever somebody enters after a link that could not be taken over is not the link's birth.
document.addEventListener("input", () => update({ opening: null }));

// The answer to a posted form has a picture, which the element replaces.
if (find("#birth-form [data-zone]") !== null) void loadElements().catch(() => undefined);
void open();
