import { renderBodygraph } from "bodygraph-svg";
import { type Chart, computeChart } from "chart-core";
import { localTimeOf, resolveBirthMoment, resolveBirthSpan } from "chart-core/birth-moment";
import { shareOf } from "chart-core/census";
import { type Certainty, type ChartSpan, certainty, chartWindow } from "chart-core/time";
import {
  birthLine,
  type ClockSpan,
  certaintyText,
  clockNote,
  exactSpan,
  guessNote,
  headlineOf,
  type LocalClock,
  NOON,
  nextQuestion,
  possibleSpan,
  type Question,
  type RarityRow,
  REPEATED_NOTE,
  rarityOf,
  scopeOf,
  skippedNote,
  spreadOf,
} from "chart-reading";
import type { ReadBirth } from "./read-birth.js";

/** The chart of a posted form. */
export interface PostedChart {
  readonly birth: ReadBirth;
  readonly chart: Chart;
  /** The charts of all times at which the birth may have been; only the chart, if its time is exact. */
  readonly possible: readonly ChartSpan[];
  /** A question whose answers the form can take; null if there is none. */
  readonly question: Question | null;
  /** Shares of time of its type, profile and cross. */
  readonly rarity: readonly RarityRow<number>[];
  /** The time in which each member keeps its value, if the birth time is exact. */
  readonly held: Certainty | undefined;
  /** Local time of the birthplace. */
  readonly clock: LocalClock;
  /** The picture in the reader's theme: pages show one of both. */
  readonly pictures: Readonly<Record<"light" | "dark", string>>;
  /** The birth in one line. */
  readonly line: string;
  /** The shortest answer, as a heading. */
  readonly headline: string;
  /** A sentence about how much of it is certain; empty if the time is exact. */
  readonly certainty: string;
  /** A sentence that says whose chart it is, and of which time. */
  readonly scope: string;
  /** A sentence about a place that is not named as it was typed; undefined if it is. */
  readonly guess: string | undefined;
  /** Sentences about the local time. */
  readonly notes: readonly string[];
}

/** Computes and draws the chart of a birth. */
export function postedChart(birth: ReadBirth): PostedChart {
  const { date, time, between, disambiguation, place } = birth;
  const { zone, coords } = place;
  const at = { date, time: time ?? NOON, zone, coords };
  const moment = resolveBirthMoment(at, { disambiguation: disambiguation ?? "compatible" });
  const clock = (utc: Date) => localTimeOf(utc, zone, coords);
  const chart = computeChart(moment.utc, coords);
  const span = possibleSpan(birth, moment.utc, (hours) => resolveBirthSpan({ date, ...hours, zone, coords }));
  const window = span === null ? { spans: exactSpan(chart), questions: [] } : chartWindow(span.from, span.to);
  const possible = window.spans;
  const isOneTime = time !== null && between === null;
  const notes = [
    isOneTime && moment.kind === "gap" && skippedNote(date, clock(moment.utc)),
    isOneTime && moment.kind === "fold" && REPEATED_NOTE,
    clockNote({
      date,
      timeZone: zone,
      lat: coords?.lat ?? null,
      lng: coords?.lng ?? null,
      place: place.name,
    }),
  ];
  const spread = spreadOf(possible);
  const spanOn = (on: string, hours?: ClockSpan) => resolveBirthSpan({ date: on, ...hours, zone, coords });
  const question = nextQuestion({ ...window, clock, spanOn }, []);
  const drawn = (theme: "light" | "dark") =>
    renderBodygraph(chart, { theme, caption: false, idPrefix: `hd-${theme}` });
  return {
    birth,
    chart,
    possible,
    // The form that is posted again has the date of this one.
    question: question?.before.date === date && question.after.date === date ? question : null,
    rarity: rarityOf(possible, date, shareOf),
    held: span === null ? certainty(moment.utc) : undefined,
    clock,
    line: birthLine(date, birth, place.label),
    headline: headlineOf(chart, spread, birth),
    certainty: certaintyText(chart, possible, birth),
    scope: scopeOf(birth),
    pictures: { light: drawn("light"), dark: drawn("dark") },
    guess: guessNote(birth.typedPlace, place.label),
    notes: notes.filter((note) => typeof note === "string"),
  };
}
