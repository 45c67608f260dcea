import {
  birthLine,
  certaintyText,
  clockNote,
  headlineOf,
  type Meanings,
  spreadOf,
  summaryMoreOf,
  summaryOf,
  togetherInShort,
  writeFragment,
} from "chart-reading";
import { NextQuestion } from "../src/tabs/next-question.js";
import { Summary, SummaryOfTwo } from "../src/tabs/summary.js";
import { titleOf } from "../src/tabs/title-of.js";
import { questionOf } from "./ask.js";
import { type ChartElement, loadElements } from "./elements.js";
import { fillExamples, fillJson, fillReading } from "./fill-parts.js";
import { find, setText, show } from "./find.js";
import { scrollToOpenTab } from "./part-tabs.js";
import { current, type Drawn, FIRST_VIEW, type Possible, type State } from "./state.js";
import { TERM_LINKS } from "./term-links.js";

/** The page with tabs; the others only show the first screen. */
const hasTabs = find("#chart-parts") !== null;
const chart = find<ChartElement>("#chart")!;
const sheet = find<ChartElement>("#sheet");
const frame = find("[data-frame]")!;
const summary = find("[data-summary]")!;
const heading = find("[data-title]")!;
/** The heading without a chart, and the service's name in the window's title. */
const [firstHeading, serviceName] = [heading.textContent!, document.title.split(" · ").at(-1)!];

/** Writes the births of the page as the fragment of a link; empty if there is none. */
export function fragmentOf({ first, second }: State): string {
  return writeFragment(first, second);
}

/** Writes the link that somebody shares: the births, and the open part of the page. */
export function linkOf({ first, second, view }: State): string {
  return writeFragment(first, second, view === FIRST_VIEW ? null : view);
}

/** Shows what the page knows. */
export function showPage(state: State, before: State): void {
  const changed = (...names: readonly (keyof State)[]) => names.some((name) => state[name] !== before[name]);
  if (changed("isIncomplete")) {
    find("[data-result]")!.toggleAttribute("data-stale", state.isIncomplete);
    const share = find<HTMLButtonElement>("[data-share]");
    if (share !== null) share.disabled = state.isIncomplete;
  }
  if (changed("told")) setText("[data-told]", state.told);
  if (changed("failed")) setText("[data-failed]", state.failed);
  if (changed("picture", "isLarge", "second")) showPicture(state);
  if (changed("first", "second", "isLinked", "drawn")) showNames(state);
  if (changed("first", "second", "opening", "opened", "view")) keepBirths(state);
  if (changed("drawn")) showDrawn(state.drawn);
}

function showPicture({ picture, isLarge, second }: State): void {
  chart.setAttribute("picture", picture);
  // What stands below the bodygraph of one person is the page's summary. Of two it explains the colors.
  if (second === null) chart.setAttribute("facts", "off");
  else chart.removeAttribute("facts");
  frame.dataset["picture"] = second === null ? picture : "composite";
  find("[data-result]")!.toggleAttribute("data-is-large", isLarge);
  for (const [name, isOn] of [
    ["wheel", picture === "wheel"],
    ["large", isLarge],
  ] as const)
    find(`button[data-${name}]`)?.setAttribute("aria-pressed", `${isOn}`);
}

function showNames(state: State): void {
  const { first, second, isLinked, drawn } = state;
  const hasChart = first !== null && drawn !== null;
  find("[data-result]")!.classList.toggle("with-chart", hasChart);
  show("[data-without-chart]", !hasChart);
  show("[data-own]", isLinked);
  show("[data-alone]", second !== null);
  show("[data-until-two]", second === null);
  show("[data-first-alone]", second !== null);
  for (const alone of document.querySelectorAll("[data-first-alone]"))
    alone.textContent = `This part is about ${first?.name || "the first person"} alone.`;
  find("[data-more]")?.setAttribute("href", `/chart${fragmentOf(state)}`);
  const names = [first, second].flatMap((birth) => (birth === null ? [] : [birth.name]));
  const title = hasChart ? titleOf(names, !isLinked) : firstHeading;
  heading.textContent = title;
  document.title = `${title} · ${serviceName}`;
  if (first === null) return;
  const lines = [first, second].flatMap((birth) =>
    birth === null ? [] : [birthLine(birth.date, birth, birth.place)],
  );
  setText("[data-born]", lines.join(" and "));
}

/** Keeps the births for a reload and Back. A fragment is removed once it no longer matches the forms. */
function keepBirths(state: State): void {
  if (state.opening !== null) return;
  const births = fragmentOf(state);
  const isOpened = births !== "" && births === state.opened;
  const shown = isOpened ? linkOf(state) : linkOf({ ...state, first: null });
  history.replaceState({ births }, "", location.pathname + shown);
}

function showDrawn(drawn: State["drawn"]): void {
  chart.hidden = false;
  for (const old of document.querySelectorAll("[data-sample], .sample, .posted")) old.remove();
  for (const actions of document.querySelectorAll<HTMLElement>("[data-chart-actions]"))
    actions.hidden = drawn == null;
  show("[data-hint]", drawn != null);
  if (drawn == null) {
    summary.replaceChildren();
    if (hasTabs) show("#chart-parts", false);
    return;
  }
  const { first, second } = drawn;
  // Paper is white. The picture for it is drawn ahead, because browsers print without waiting.
  if (sheet !== null) {
    for (const name of ["caption", "with-caption", "born", "facts"]) {
      const value = chart.getAttribute(name);
      if (value === null) sheet.removeAttribute(name);
      else sheet.setAttribute(name, value);
    }
    sheet.with = second?.chart ?? null;
    sheet.chart = first.chart;
    sheet.hidden = false;
  }
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

/** The sentence in place of a chart that could not be computed. */
export const NOT_LOADED = "The chart could not be loaded. Check your connection and try again.";

/** Fills the summary, and the tab of all that the charts say. */
export async function showReading({ drawn, possible }: State): Promise<void> {
  if (drawn == null || possible === null || possible === "failed") return;
  const meanings = await (await loadElements()).loadMeanings();
  if (current().possible !== possible) return;
  const hadFocus = summary.contains(document.activeElement);
  summary.innerHTML = String(summaryFor(current(), drawn, possible, meanings));
  // Whoever answers by keyboard goes on with the next question.
  if (hadFocus) find("[data-question]")?.focus({ preventScroll: true });
  if (!hasTabs) return;
  await fillReading(drawn, possible);
  const wasHidden = find("#chart-parts")!.hidden;
  show("#chart-parts", true);
  if (wasHidden) scrollToOpenTab();
}

function summaryFor(state: State, { first, second }: Drawn, possible: Possible, meanings: Meanings) {
  const spread = spreadOf(possible.first);
  if (second === null) {
    const question = questionOf(state);
    const answers = state.asked?.answers.map(({ text }) => text) ?? [];
    return (
      <Summary
        headline={headlineOf(first.chart, spread, first.birth)}
        certainty={certaintyText(first.chart, possible.first, first.birth)}
        rows={summaryOf(possible.first, meanings)}
        more={summaryMoreOf(possible.first, meanings)}
        links={TERM_LINKS}
      >
        {(question !== null || answers.length > 0) && (
          <NextQuestion
            question={question}
            answers={answers}
            isCertain={possible.askable?.questions.length === 0}
          />
        )}
      </Summary>
    );
  }
  const people = [
    { name: first.name, rows: summaryOf(possible.first, meanings) },
    { name: second.name, rows: summaryOf(possible.second, meanings) },
  ];
  return (
    <SummaryOfTwo
      headline={togetherInShort(first.chart, second.chart, meanings)}
      people={people}
      links={TERM_LINKS}
    />
  );
}
