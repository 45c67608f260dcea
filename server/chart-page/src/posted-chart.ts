import { renderBodygraph } from "bodygraph-svg";
import { type Chart, computeChart } from "chart-core";
import { localTimeOf, resolveBirthMoment, resolveBirthSpan } from "chart-core/birth-moment";
import { type Certainty, type ChartSpan, certainty, chartWindow } from "chart-core/time";
import { clockNote, exactSpan, headlineOf, scopeOf, spanAround, spreadOf } from "chart-reading";
import type { TimeKind } from "./chart-facts.js";
import { labelOf, type ReadBirth } from "./read-birth.js";
import type { LocalClock } from "./tabs/holds.js";

/** The chart of a posted form. */
export interface PostedChart {
  readonly birth: ReadBirth;
  readonly chart: Chart;
  /** The charts of all times at which the birth may have been; only the chart, if its time is exact. */
  readonly possible: readonly ChartSpan[];
  /** The time in which each member keeps its value, if the birth time is exact. */
  readonly held: Certainty | undefined;
  /** Local time of the birthplace. */
  readonly clock: LocalClock;
  /** The picture in the reader's theme: pages show one of both. */
  readonly pictures: Readonly<Record<"light" | "dark", string>>;
  /** The shortest answer, as a heading. */
  readonly headline: string;
  /** A sentence that says whose chart it is, and of which time. */
  readonly scope: string;
  /** Sentences about the local time. */
  readonly notes: readonly string[];
}

/** Returns what is known of the time of a birth. */
export function kindOf({ time, aboutMinutes }: Pick<ReadBirth, "time" | "aboutMinutes">): TimeKind {
  return time === null ? "unknown" : aboutMinutes === null ? "exact" : "about";
}

/** Time for which a birth without a time is drawn. */
const NOON = "12:00";

/** Computes and draws the chart of a birth. */
export function postedChart(birth: ReadBirth): PostedChart {
  const { date, time, aboutMinutes, place, name } = birth;
  const { zone } = place;
  const coords = { lat: place.lat, lng: place.lng };
  const moment = resolveBirthMoment({ date, time: time ?? NOON, zone, coords });
  const chart = computeChart(moment.utc, coords);
  const span =
    time === null
      ? resolveBirthSpan({ date, zone, coords })
      : aboutMinutes !== null && spanAround(moment.utc, aboutMinutes);
  const possible = span ? chartWindow(span.from, span.to).spans : exactSpan(chart);
  const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
  const told =
    time === null ? `time unknown, drawn for ${NOON}` : `${aboutMinutes === null ? "" : "about "}${time}`;
  const notes = [
    moment.kind === "gap" && "Clocks skipped this time. It was moved forward as the clocks were.",
    moment.kind === "fold" && "Clocks showed this time twice. This is the chart of the first.",
    clockNote({ date, timeZone: place.zone, lat: place.lat, lng: place.lng, place: place.name }),
  ];
  const caption = { name, born: `${words}, ${told}`, place: labelOf(place) };
  const drawn = (theme: "light" | "dark") =>
    renderBodygraph(chart, { theme, caption, idPrefix: `hd-${theme}` });
  return {
    birth,
    chart,
    possible,
    held: span ? undefined : certainty(moment.utc),
    clock: (utc) => localTimeOf(utc, zone, coords),
    headline: headlineOf(chart, spreadOf(possible), time, aboutMinutes),
    scope: scopeOf({ time, aboutMinutes, name }),
    pictures: { light: drawn("light"), dark: drawn("dark") },
    notes: notes.filter((note) => typeof note === "string"),
  };
}
