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
import type { Birth } from "./elements.js";
import { find, show } from "./find.js";
import type { Place } from "./possible-spans.js";

const MINUTE_MS = 60_000;

type DrawBodygraph = (chart: Chart, theme: "light" | "dark") => string;

interface Day {
  readonly birth: Birth;
  /** The moment for which the birth is drawn. */
  readonly utc: Date;
  readonly spans: readonly ChartSpan[];
  readonly place: Place;
  readonly draw: DrawBodygraph;
  /** Parsed pictures, by their gates. */
  readonly pictures: Map<string, Element>;
}

/** Attributes of the chart that the day strip takes over. */
const ATTRIBUTES = ["date", "time", "time-zone", "lat", "lng", "disambiguation"];

const DARK = matchMedia("(prefers-color-scheme: dark)");

let day: Day | null = null;
/** The span that is shown. */
let shownSpan: ChartSpan | null = null;
let isRequested = false;

const range = () => find<HTMLInputElement>("#moment")!;

/** Listens to the slider. */
export function watchSlider(use: (birth: Birth) => void): void {
  range().addEventListener("input", () => {
    if (isRequested) return;
    isRequested = true;
    requestAnimationFrame(() => {
      isRequested = false;
      showMinute();
    });
  });
  find("[data-use-time]")!.addEventListener("click", () => {
    if (day === null) return;
    const { birth, place } = day;
    const utc = momentOf(day);
    const time = place.clock(utc).time.slice(0, 5);
    const [earlier, later] = (["earlier", "later"] as const).map((half) => place.momentAt(time, half));
    const isLater = +earlier! !== +later! && +utc >= +later!;
    use({ ...birth, time, aboutMinutes: null, disambiguation: isLater ? "later" : null });
  });
  DARK.addEventListener("change", () => {
    day?.pictures.clear();
    shownSpan = null;
    if (day !== null) showMinute();
  });
}

/** Forgets the day that is shown. The slider moves nothing until there is another one. */
export function forgetDay(): void {
  day = null;
  find<HTMLButtonElement>("[data-use-time]")!.disabled = true;
}

/** Shows the day of a birth, with the slider at its time. */
export function showDay(
  birth: Birth,
  utc: Date,
  spans: readonly ChartSpan[],
  place: Place,
  draw: DrawBodygraph,
): void {
  day = { birth, utc, spans, place, draw, pictures: new Map() };
  shownSpan = null;
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
  showMinute();
  // All pictures are there before the first drag, drawn one after the other so that the page never waits for long.
  prepare(day, 0);
}

function prepare(own: Day, index: number): void {
  if (own !== day || index >= own.spans.length) return;
  pictureOf(own, own.spans[index]!.chart);
  setTimeout(() => prepare(own, index + 1));
}

/** Marks the time around an "about". */
function showRange({ birth: { aboutMinutes }, utc, place: { day: whole } }: Day): void {
  const element = find(".day-range")!;
  show(".day-range", aboutMinutes !== null);
  const share = (ms: number) => Math.min(Math.max((ms - +whole.from) / (+whole.to - +whole.from), 0), 1);
  const reach = (aboutMinutes ?? 0) * MINUTE_MS;
  const [start, end] = [share(+utc - reach), share(+utc + reach)];
  element.style.left = `${100 * start}%`;
  element.style.width = `${100 * (end - start)}%`;
}

/** Returns the moment of the slider: within the minute of the birth, the birth itself. */
function momentOf({ utc, place: { day: whole } }: Day): Date {
  const moment = +whole.from + Number(range().value) * MINUTE_MS;
  return +utc >= moment && +utc < moment + MINUTE_MS ? utc : new Date(moment);
}

/** Shows the chart of the slider's minute. */
function showMinute(): void {
  const current = day;
  if (current === null) return;
  const moment = momentOf(current);
  const { date, time } = current.place.clock(moment);
  const text = time.slice(0, 5);
  const slider = range();
  slider.setAttribute("aria-valuetext", text);
  find("[data-moment-time]")!.textContent = text;
  const whole = current.place.day;
  const share = (+moment - +whole.from) / (+whole.to - +whole.from);
  find(".day-cursor")!.style.transform = `translateX(${(100 * share).toFixed(3)}%)`;
  const isBirth =
    moment === current.utc && current.birth.time !== null && current.birth.aboutMinutes === null;
  find<HTMLButtonElement>("[data-use-time]")!.disabled = isBirth || date !== current.birth.date;
  const span = current.spans.find(({ to }) => +moment < +to) ?? current.spans.at(-1)!;
  if (span === shownSpan) return;
  shownSpan = span;
  for (const element of document.querySelectorAll<HTMLElement>("[data-fact]")) {
    const value = String(span.chart[element.dataset["fact"] as keyof Chart]);
    if (element.textContent !== value) element.textContent = value;
  }
  const picture = pictureOf(current, span.chart);
  if (!picture.isConnected) find("[data-moment-picture]")!.replaceChildren(picture);
}

/** Draws the picture of a chart, or returns the one with the same gates. */
function pictureOf({ pictures, draw }: Day, chart: Chart): Element {
  const { personality, design } = chart.activations;
  const gates = [personality, design].map((side) =>
    Object.values(side).map((gateLine) => gateLine.split(".", 1)[0]),
  );
  const key = gates.join(";");
  let picture = pictures.get(key);
  if (picture === undefined) {
    const holder = document.createElement("template");
    holder.innerHTML = draw(chart, DARK.matches ? "dark" : "light");
    picture = holder.content.firstElementChild!;
    pictures.set(key, picture);
  }
  return picture;
}
