/**
 * The script of the pages with a chart: `/`, `/chart` and `/embed`.
 *
 *     form, picture, buttons, address  ->  update(changes)  ->  state  ->  showPage, tabs
 */
import type { Chart } from "chart-core";
import { readFragment, readView, writeFragment } from "chart-reading";
import { answered, isSameTold, takenBack } from "./ask.js";
import { type Birth, type ChartElement, type FormElement, loadElements } from "./elements.js";
import { find, setText, show } from "./find.js";
import { fillOpenTabs, watchTabs } from "./late-tabs.js";
import { makeTabs, showOpenPart, viewNamed } from "./part-tabs.js";
import { possibleCharts } from "./possible-spans.js";
import { savePicture } from "./save-picture.js";
import { fragmentOf, linkOf, NOT_LOADED, showPage, showReading } from "./show-page.js";
import { type Asked, current, type Drawn, FIRST_VIEW, onUpdate, type State, update } from "./state.js";

const chart = find<ChartElement>("#chart")!;
const form = find<FormElement>("#birth-form")!;
const secondForm = find<FormElement>("#second-form");

/** True where people tap instead of pointing. */
const TOUCHES = matchMedia("(pointer: coarse)").matches;

/** Key of the births that the front page hands over to the page of a chart, within the tab. */
const HANDED_OVER = "births";

/** Time for which a sentence about what was done is shown. */
const TOLD_MS = 8000;

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
  const isAnswer = target === form && state.asked !== null && isSameTold(detail, state.asked.birth);
  const isOpened = opening !== null && hasBirthsOf(births, opening);
  update({
    ...{ ...births, isIncomplete, told: "", failed: "" },
    ...(target === form && !isAnswer && { asked: null }),
    ...(target !== form && { picture: "bodygraph" }),
    ...(isOpened && { opening: null, ...openedAs({ ...state, ...births }) }),
  });
  // The form stays open while somebody types. It folds after a picked place, a link or the slider.
  if (opening !== null) fold();
  else if (!isAnswer && !isTyping()) {
    // Of two people, the reading says what they have together.
    if (target !== form) update({ view: FIRST_VIEW });
    showResult();
  }
}

/** Returns the fragment of the address for births that have been filled in: none for those of no link. */
function openedAs(state: State): Pick<State, "opened"> {
  return { opened: state.isLinked ? fragmentOf(state) : null };
}

/** Returns true while the focus is in a field other than that of a picked place, or two times are to choose from. */
function isTyping(): boolean {
  const field = document.activeElement?.closest<HTMLInputElement>("[data-birth] *") ?? null;
  if (field === null) return false;
  const asks = field.closest("form")!.querySelector<HTMLElement>("[data-field=fold]")?.hidden === false;
  return asks || field.name !== "place";
}

/** Folds the form into a line. */
function fold(): void {
  find<HTMLDetailsElement>("[data-birth-side]")!.open = false;
}

/** Folds the form and goes to the chart. */
function showResult(): void {
  if (current().first === null) return;
  fold();
  const heading = find("[data-title]")!;
  heading.focus({ preventScroll: true });
  if (heading.getBoundingClientRect().top < 0) heading.scrollIntoView({ behavior: "smooth" });
}

/** Shows a sentence about what was done for a while. */
function tell(told: string): void {
  update({ told, failed: "" });
  setTimeout(() => current().told === told && update({ told: "" }), TOLD_MS);
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
  const drawn =
    chart.chart === null || first === null ? null : drawnOf(chart.chart, first, withChart, second);
  update({ drawn, possible: null });
  if (drawn === null) return;
  const possibleOf = async ({ birth, chart: own }: Drawn["first"]) => possibleCharts(birth, own);
  try {
    const { spans, askable } = await possibleOf(drawn.first);
    const second = drawn.second === null ? [] : (await possibleOf(drawn.second)).spans;
    const possible = { first: spans, second, askable };
    if (current().drawn !== drawn) return;
    update({ possible });
  } catch {
    if (current().drawn === drawn) update({ possible: "failed", failed: NOT_LOADED });
    return;
  }
  await showReading(current());
}

function drawnOf(own: Chart, first: Birth, withChart: Chart | null, second: Birth | null): Drawn {
  const isTwo = withChart !== null && second !== null;
  return {
    first: { birth: first, name: first.name || (isTwo ? "A" : ""), chart: own },
    second: isTwo ? { birth: second, name: second.name || "B", chart: withChart } : null,
  };
}

/** Goes on with the birth that answers have led to. */
function goOn(asked: Asked | null): void {
  if (asked === null) return;
  const { first } = current();
  const isSame = first !== null && isSameTold(first, asked.birth);
  update({ asked, ...(!isSame && { isLinked: false }) });
  if (isSame) void showReading(current());
  else form.birth = asked.birth;
}

async function share(): Promise<void> {
  const link = linkOf(current());
  const url = new URL(`/chart${link}`, location.href).href;
  const seen = current().second === null ? "this birth" : "both births";
  try {
    // Phones have a sheet for it; elsewhere it is a window in the way.
    if (TOUCHES && navigator.share !== undefined) {
      await navigator.share({ url, title: document.title });
      return;
    }
    await navigator.clipboard.writeText(url);
    tell(`Link copied. Whoever has it sees ${seen}; browsers send that part of it to no server.`);
  } catch (error) {
    if ((error as Error).name === "AbortError") return;
    // Browsers offer no clipboard without https: the address can be copied from the address bar.
    history.replaceState(history.state, "", url);
    update({ opened: fragmentOf(current()) });
    tell(`Copy the address of this page. Whoever has it sees ${seen}.`);
  }
}

async function save(format: "svg" | "png"): Promise<void> {
  try {
    // A file has the name and the birth in it.
    await drawnWith({ facts: null }, () => savePicture(chart.svg, format));
  } catch {
    update({
      failed: `The ${format.toUpperCase()} could not be drawn. Try ${format === "svg" ? "again" : "SVG"}.`,
    });
  }
}

/** Calls `use` while the chart is drawn with other attributes, then restores them. */
async function drawnWith(
  attributes: Readonly<Record<string, string | null>>,
  use: () => Promise<void> | void,
): Promise<void> {
  const before = Object.fromEntries(Object.keys(attributes).map((name) => [name, chart.getAttribute(name)]));
  await redrawnWith(attributes);
  try {
    await use();
  } finally {
    await redrawnWith(before);
  }
}

async function redrawnWith(attributes: Readonly<Record<string, string | null>>): Promise<void> {
  const isSame = Object.entries(attributes).every(([name, value]) => chart.getAttribute(name) === value);
  if (isSame) return;
  const drawn = new Promise((resolve) => {
    for (const name of ["chart-ready", "chart-error"]) chart.addEventListener(name, resolve, { once: true });
  });
  setAttributes(attributes);
  await drawn;
}

function setAttributes(attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) chart.removeAttribute(name);
    else chart.setAttribute(name, value);
  }
}

/** Shows one chart again. */
function showAlone(): void {
  if (secondForm !== null) secondForm.birth = {};
  update({ second: null });
  for (const name of ["with", "with-caption"]) chart.removeAttribute(name);
}

/** Fills the forms with the births of the page's address, or with those that it had before it was left. */
async function open(): Promise<void> {
  const { view, births: link } = readView(location.hash);
  const isLinked = link !== "";
  const handed = handedOver();
  const kept = (history.state as { births?: string } | null)?.births ?? handed;
  const births = isLinked ? `#${link}` : kept;
  // Until the births are filled in, the address and the history stay as they are.
  update({ opening: births === "" ? null : births, view: viewNamed(view), isLinked });
  if (births === "") return;
  const linked = readFragment(births);
  if (linked.first === null) {
    setText("#birth-form [data-field=fault]", "This link is not complete. Enter the birth.");
    return;
  }
  try {
    await loadElements();
    form.birth = linked.first;
    if (linked.second === null || secondForm === null) showAlone();
    else secondForm.birth = linked.second;
    // A form that already has its birth reports no change.
    if (fragmentOf(current()) === writeFragment(linked.first, linked.second))
      update({ opening: null, ...openedAs(current()) });
  } catch {
    update({ failed: NOT_LOADED });
  }
}

/** Takes the births that the front page has handed over. */
function handedOver(): string {
  try {
    const births = sessionStorage.getItem(HANDED_OVER) ?? "";
    sessionStorage.removeItem(HANDED_OVER);
    return births;
  } catch {
    return "";
  }
}

/** Opens the page of the chart in this tab, with the births in no address. */
function openMore(event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  try {
    sessionStorage.setItem(HANDED_OVER, fragmentOf(current()));
  } catch {
    // Without storage, the link has them in its fragment.
    return;
  }
  event.preventDefault();
  location.assign("/chart");
}

const onClick = (selector: string, listener: (event: MouseEvent) => void) =>
  find(selector)?.addEventListener("click", listener);

onUpdate(showPage);
onUpdate(showOpenPart);
onUpdate(fillOpenTabs);
makeTabs();
watchTabs((moment) => {
  form.birth = moment;
});
show("[data-script-only]", true);
show("[data-no-script]", false);
setText("[data-hint]", `${TOUCHES ? "Tap" : "Point at"} a part to see what it means.`);
document.addEventListener("birth-change", onBirth as EventListener);
chart.addEventListener("chart-ready", ({ detail }) => void onChart(detail.withChart));
chart.addEventListener("chart-error", () => void onChart(null));
for (const birth of document.querySelectorAll<HTMLFormElement>("[data-birth]")) {
  birth.addEventListener("focusin", () => void loadElements().catch(() => undefined));
  birth.addEventListener("submit", (event) => {
    if (customElements.get("human-design-form") === undefined) {
      // The page never posts a birth: elements that cannot be loaded now may be later.
      event.preventDefault();
      loadElements().then(
        () => birth.requestSubmit(),
        () => update({ failed: NOT_LOADED }),
      );
    } else if (form.birth !== null) showResult();
  });
}
onClick("[data-share]", () => void share());
onClick("[data-print]", () => print());
for (const button of document.querySelectorAll<HTMLElement>("[data-save]"))
  button.addEventListener("click", () => void save(button.dataset["save"] as "svg" | "png"));
onClick("[data-more]", openMore);
onClick("button[data-large]", () => update({ isLarge: !current().isLarge }));
onClick("button[data-wheel]", () =>
  update({ picture: current().picture === "wheel" ? "bodygraph" : "wheel" }),
);
onClick("[data-summary]", ({ target, detail }) => {
  // The second click of two would answer the next question, whose buttons are in the same place.
  if (detail > 1) return;
  const { answer, back } = (target as Element).closest<HTMLElement>("button")?.dataset ?? {};
  if (answer !== undefined) goOn(answered(current(), answer as "before" | "after" | "unknown"));
  if (back !== undefined) goOn(takenBack(current(), Number(back)));
});
onClick("[data-alone]", () => {
  showAlone();
  showResult();
});
addEventListener("hashchange", () => void open());
// Whatever somebody enters after a link is not the link's birth.
document.addEventListener("input", ({ target }) => {
  if ((target as Element).closest("[data-birth]") !== null) update({ opening: null, isLinked: false });
});

// The answer to a posted form has a picture, which the element replaces.
if (find("#birth-form [data-zone]") !== null) void loadElements().catch(() => undefined);
void open();
