import type { ChartSpan, WindowQuestion } from "chart-core/time";
import { shortDate } from "../calendar.js";
import { type ClockSpan, DAY_END, inHalves, middleOf } from "../clock-time.js";
import { type Span, spreadOf, wholeOf } from "../spread.js";
import type { ToldTime } from "../typed-birth.js";
import type { LocalClock } from "./holds.js";

/** A side of a question's time: an answer, and the birth that it tells. */
export interface AnswerSide {
  /** The answer in words: `before 21:45`. */
  readonly text: string;
  /** The values that a birth on this side may have, in words: `Projector`, `Generator or Projector`. */
  readonly values: string;
  /** Local date of a birth on this side. */
  readonly date: string;
  /** The time of a birth on this side. */
  readonly told: ToldTime & { readonly between: ClockSpan };
}

/** A question about an uncertain birth time. */
export interface Question {
  /** The instant that it is about. */
  readonly at: Date;
  /** The question in words: `Was the birth before or after 21:45 (9:45 pm)?` */
  readonly text: string;
  readonly before: AnswerSide;
  readonly after: AnswerSide;
}

/** The possible time of a birth, with what is needed to ask about it. */
export interface Askable {
  /** The charts of the possible time. */
  readonly spans: readonly ChartSpan[];
  /** The questions of its window, the one that tells most first. */
  readonly questions: readonly Pick<WindowQuestion, "at">[];
  readonly clock: LocalClock;
  /** Returns the span of hours of a local date. Throws INVALID_WINDOW if clocks skipped those hours. */
  readonly spanOn: (date: string, hours?: ClockSpan) => Span;
}

/**
 * Returns the next question: the one that tells most, of those that a form can take an answer to. An answer is told in whole
 * minutes, `before 21:45` for an instant in the minute of 21:44. A time that reaches past midnight is first asked about
 * midnight, if no other answer lies in one day.
 *
 * @param declined Instants that somebody could not say anything about.
 * @returns Null if there is nothing to ask.
 */
export function nextQuestion(askable: Askable, declined: readonly Date[]): Question | null {
  const { spans, questions, clock } = askable;
  if (questions.length === 0) return null;
  const unanswered = declined.map((at) => minuteAfter(at, clock));
  const isOpen = (at: Date) => !unanswered.includes(minuteAfter(at, clock));
  const midnight = midnightIn(wholeOf(spans), askable);
  for (const at of [...questions.map((question) => question.at), ...midnight].filter(isOpen)) {
    const question = questionAt(at, askable);
    if (question !== null) return question;
  }
  return null;
}

const MINUTE_MS = 60_000;

/** Returns the first local minute that begins at an instant or after it: the one that a question names. */
function minuteAfter(at: Date, clock: LocalClock): string {
  const { date, time } = clock(new Date(+at + MINUTE_MS - 1));
  return `${date} ${time.slice(0, 5)}`;
}

/** Returns the last midnight within a span; none if there is none, or if the date after it is no year of charts. */
function midnightIn({ from, to }: Span, { clock, spanOn }: Askable): readonly Date[] {
  const { date } = clock(new Date(+to - 1));
  if (clock(from).date === date) return [];
  try {
    return [spanOn(date).from];
  } catch {
    return [];
  }
}

function questionAt(at: Date, { spans, clock, spanOn }: Askable): Question | null {
  const whole = wholeOf(spans);
  if (at <= whole.from || at >= whole.to) return null;
  const before = toldIn({ from: whole.from, to: at }, clock, spanOn);
  const after = toldIn({ from: at, to: whole.to }, clock, spanOn);
  if (before === null || after === null) return null;
  const [early, late] = valuesAround(at, spans);
  const [short, text] = textsOf(after.told.between.from, before.date, after.date);
  return {
    ...{ at, text },
    before: { ...before, text: `before ${short}`, values: early },
    after: { ...after, text: `after ${short}`, values: late },
  };
}

/** Names the time of a question, and asks about it. */
function textsOf(time: string, before: string, after: string): readonly [string, string] {
  const asked = `Was the birth before or after ${time} (${inHalves(time)})`;
  if (before === after) return [time, `${asked}?`];
  const [evening, morning] = [shortDate(before, false), shortDate(after, false)];
  if (time === "00:00") return ["midnight", `Was the birth still on ${evening}, or already on ${morning}?`];
  return [`${time} on ${morning}`, `${asked} on ${morning}?`];
}

/**
 * Tells the whole minutes within a span as two times of one date; null if there are none, if clocks were changed there, or
 * if its date is no year of charts.
 */
function toldIn(
  { from, to }: Span,
  clock: LocalClock,
  spanOn: Askable["spanOn"],
): Pick<AnswerSide, "date" | "told"> | null {
  const start = clock(new Date(+from + MINUTE_MS - 1));
  const end = clock(to);
  try {
    const pastMidnight = +to - +spanOn(start.date).to;
    if (pastMidnight >= MINUTE_MS) return null;
    const between = {
      from: start.time.slice(0, 5),
      to: pastMidnight >= 0 ? DAY_END : end.time.slice(0, 5),
    };
    const told = spanOn(start.date, between);
    if (told.from < from || told.to > to) return null;
    return { date: start.date, told: { ...middleOf(between), between } };
  } catch {
    return null;
  }
}

/** The members that an answer is told by, the weightiest first. */
const MEMBERS = ["type", "authority", "profile", "definition"] as const;

/**
 * Writes the values before and after an instant, the longest-lasting first: of the weightiest member that changes there and
 * has other values before than after, else of the weightiest with other values, else of the one whose likeliest value is
 * another.
 */
function valuesAround(at: Date, spans: readonly ChartSpan[]): readonly [string, string] {
  const sides = [spans.filter(({ from }) => from < at), spans.filter(({ from }) => from >= at)] as const;
  const members = MEMBERS.map((member) => {
    const [early, late] = sides.map((side) => spreadOf(side).texts[member].map(({ value }) => value)) as [
      string[],
      string[],
    ];
    const isSame = early.length === late.length && early.every((value) => late.includes(value));
    const changes = sides[0].at(-1)!.chart[member] !== sides[1][0]!.chart[member];
    return { early, late, isSame, changes };
  });
  const told =
    members.find(({ isSame, changes }) => changes && !isSame) ?? members.find(({ isSame }) => !isSame);
  if (told !== undefined) return [inWords(told.early), inWords(told.late)];
  const mostly = members.find(({ early, late }) => early[0] !== late[0]);
  return mostly === undefined ? ["", ""] : [`mostly ${mostly.early[0]}`, `mostly ${mostly.late[0]}`];
}

/** Longest list of values. */
const SHOWN_VALUES = 3;

function inWords(values: readonly string[]): string {
  if (values.length > SHOWN_VALUES) return `${values.slice(0, SHOWN_VALUES - 1).join(", ")} or another`;
  const last = values.at(-1)!;
  return values.length === 1 ? last : `${values.slice(0, -1).join(", ")} or ${last}`;
}
