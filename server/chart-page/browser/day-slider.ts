/**
 * The slider of the birth time. Moving it shows the chart of each minute of the local day:
 *
 *     input -> next frame -> span of the minute -> facts, if the span is another one
 *                                               -> picture, if its gates are others
 *
 * A day has about 90 spans, but few pictures. Each is drawn and parsed once, and then exchanged as a whole.
 */
import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import { possibleSpan, type Span, timeKindOf } from "chart-reading";
import type { Birth } from "./elements.js";
import { find, show } from "./find.js";
import type { Place } from "./possible-spans.js";

const MINUTE_MS = 60_000;

type DrawBodygraph = (chart: Chart, theme: "light" | "dark") => string;

/** The day of a birth. */
interface Day {
  readonly birth: Birth;
  /** The moment for which the birth is drawn. */
  readonly utc: Date;
  readonly spans: readonly ChartSpan[];
  readonly place: Place;
  readonly draw: DrawBodygraph;
}

/** Attributes of the chart that the day strip takes over. */
const ATTRIBUTES = ["date", "time", "time-zone", "lat", "lng", "disambiguation"];

const DARK = matchMedia("(prefers-color-scheme: dark)");

const range = () => find<HTMLInputElement>("#moment")!;

class DaySlider {
  #day: Day | null = null;
  /** Parsed pictures of the day, by their gates. */
  readonly #pictures = new Map<string, Element>();
  /** The span that is shown. */
  #shownSpan: ChartSpan | null = null;
  #isRequested = false;

  /** Listens to the slider. */
  watch(use: (birth: Birth) => void): void {
    range().addEventListener("input", () => {
      if (this.#isRequested) return;
      this.#isRequested = true;
      requestAnimationFrame(() => {
        this.#isRequested = false;
        this.#showMinute();
      });
    });
    find("[data-use-time]")!.addEventListener("click", () => {
      if (this.#day === null) return;
      const { birth, place } = this.#day;
      const utc = momentOf(this.#day);
      const time = place.clock(utc).time.slice(0, 5);
      const [earlier, later] = [place.momentAt(time, "earlier"), place.momentAt(time, "later")];
      const isLater = +earlier !== +later && +utc >= +later;
      const exact = { time, aboutMinutes: null, between: null };
      use({ ...birth, ...exact, disambiguation: isLater ? "later" : null });
    });
    DARK.addEventListener("change", () => {
      this.#pictures.clear();
      this.#shownSpan = null;
      this.#showMinute();
    });
  }

  /** Forgets the day that is shown. The slider moves nothing until there is another one. */
  forget(): void {
    this.#day = null;
    find<HTMLButtonElement>("[data-use-time]")!.disabled = true;
  }

  /** Shows the day of a birth, with the slider at its time. */
  show(day: Day): void {
    this.#day = day;
    this.#shownSpan = null;
    this.#pictures.clear();
    const { utc, place } = day;
    const { from, to } = place.day;
    const strip = find("#day")!;
    for (const name of ATTRIBUTES) {
      const value = find("#chart")!.getAttribute(name);
      if (value === null) strip.removeAttribute(name);
      else if (strip.getAttribute(name) !== value) strip.setAttribute(name, value);
    }
    const slider = range();
    slider.max = `${Math.round((+to - +from) / MINUTE_MS) - 1}`;
    slider.value = `${Math.floor((+utc - +from) / MINUTE_MS)}`;
    showRange(day);
    this.#showMinute();
    // All pictures are there before the first drag, drawn one after the other so that the page never waits for long.
    this.#prepare(day, 0);
  }

  #prepare(day: Day, index: number): void {
    if (day !== this.#day || index >= day.spans.length) return;
    this.#pictureOf(day, day.spans[index]!.chart);
    setTimeout(() => this.#prepare(day, index + 1));
  }

  /** Shows the chart of the slider's minute. */
  #showMinute(): void {
    const day = this.#day;
    if (day === null) return;
    const { birth, place, spans, utc } = day;
    const moment = momentOf(day);
    const { date, time } = place.clock(moment);
    const text = time.slice(0, 5);
    range().setAttribute("aria-valuetext", text);
    find("[data-moment-time]")!.textContent = text;
    find(".day-cursor")!.style.transform = `translateX(${(100 * shareOf(place.day, +moment)).toFixed(3)}%)`;
    const isBirth = moment === utc && timeKindOf(birth) === "exact";
    find<HTMLButtonElement>("[data-use-time]")!.disabled = isBirth || date !== birth.date;
    const span = spans.find(({ to }) => +moment < +to) ?? spans.at(-1)!;
    if (span === this.#shownSpan) return;
    this.#shownSpan = span;
    for (const element of document.querySelectorAll<HTMLElement>("[data-fact]")) {
      const value = String(span.chart[element.dataset["fact"] as keyof Chart]);
      if (element.textContent !== value) element.textContent = value;
    }
    const picture = this.#pictureOf(day, span.chart);
    if (!picture.isConnected) find("[data-moment-picture]")!.replaceChildren(picture);
  }

  /** Draws the picture of a chart, or returns the one with the same gates. */
  #pictureOf({ draw }: Day, chart: Chart): Element {
    const { personality, design } = chart.activations;
    const gates = [personality, design].map((side) =>
      Object.values(side).map((gateLine) => gateLine.split(".", 1)[0]),
    );
    const key = gates.join(";");
    let picture = this.#pictures.get(key);
    if (picture === undefined) {
      const holder = document.createElement("template");
      holder.innerHTML = draw(chart, DARK.matches ? "dark" : "light");
      picture = holder.content.firstElementChild!;
      this.#pictures.set(key, picture);
    }
    return picture;
  }
}

/** The slider of the page. */
export const slider: DaySlider = new DaySlider();

/** Marks the time in which an uncertain birth lies, if its time is told. */
function showRange({ birth, utc, place }: Day): void {
  const possible = birth.time === null ? null : possibleSpan(birth, utc, place.spanOfHours);
  show(".day-range", possible !== null);
  if (possible === null) return;
  const { style } = find(".day-range")!;
  const [start, end] = [shareOf(place.day, +possible.from), shareOf(place.day, +possible.to)];
  style.left = `${100 * start}%`;
  style.width = `${100 * (end - start)}%`;
}

/** Returns the share of a day that is over at an instant, from 0 to 1. */
function shareOf({ from, to }: Span, ms: number): number {
  return Math.min(Math.max((ms - +from) / (+to - +from), 0), 1);
}

/** Returns the moment of the slider: within the minute of the birth, the birth itself. */
function momentOf({ utc, place: { day } }: Day): Date {
  const moment = +day.from + Number(range().value) * MINUTE_MS;
  return +utc >= moment && +utc < moment + MINUTE_MS ? utc : new Date(moment);
}
