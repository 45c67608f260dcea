import type { ChartSpan, WindowQuestion } from "chart-core/time";
import { shortDate } from "./calendar.js";
import { type ClockSpan, DAY_END, inHalves, middleOf } from "./clock-time.js";
import type { LocalClock } from "./holds.js";
import { type Span, wholeOf } from "./spread.js";
import type { ToldTime } from "./typed-birth.js";

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
  const { spans, questions, clock, spanOn } = askable;
  if (questions.length === 0) return null;
  const { to } = wholeOf(spans);
  const isOpen = (at: Date) => declined.every((instant) => +instant !== +at);
  const midnight = spanOn(clock(new Date(+to - 1)).date).from;
  for (const at of [...questions.map((question) => question.at), midnight].filter(isOpen)) {
    const question = questionAt(at, askable);
    if (question !== null) return question;
  }
  return null;
}

function questionAt(at: Date, { spans, clock, spanOn }: Askable): Question | null {
  const whole = wholeOf(spans);
  if (at <= whole.from || at >= whole.to) return null;
  const before = toldIn({ from: whole.from, to: at }, clock, spanOn);
  const after = toldIn({ from: at, to: whole.to }, clock, spanOn);
  if (before === null || after === null) return null;
  const [early, late] = valuesAround(at, spans);
  const time = after.told.between.from;
  const isMidnight = time === "00:00";
  const words = isMidnight
    ? `midnight, the end of ${shortDate(before.date, false)}`
    : `${time} (${inHalves(time)})`;
  const short = isMidnight ? "midnight" : time;
  return {
    at,
    text: `Was the birth before or after ${words}?`,
    before: { ...before, text: `before ${short}`, values: early },
    after: { ...after, text: `after ${short}`, values: late },
  };
}

const MINUTE_MS = 60_000;

/** Tells the whole minutes within a span as two times of one date; null if there are none, or clocks were changed there. */
function toldIn(
  { from, to }: Span,
  clock: LocalClock,
  spanOn: Askable["spanOn"],
): Pick<AnswerSide, "date" | "told"> | null {
  const start = clock(new Date(+from + MINUTE_MS - 1));
  const end = clock(to);
  const pastMidnight = +to - +spanOn(start.date).to;
  if (pastMidnight >= MINUTE_MS) return null;
  const between = {
    from: start.time.slice(0, 5),
    to: pastMidnight >= 0 ? DAY_END : end.time.slice(0, 5),
  };
  try {
    const told = spanOn(start.date, between);
    if (told.from < from || told.to > to) return null;
  } catch {
    return null;
  }
  return { date: start.date, told: { ...middleOf(between), between } };
}

/** The members that an answer is told by, the weightiest first. */
const MEMBERS = ["type", "authority", "profile", "definition"] as const;

/**
 * Writes the values before and after an instant: of the weightiest member that changes there. At midnight none needs to;
 * then it is the weightiest that has other values before than after.
 */
function valuesAround(at: Date, spans: readonly ChartSpan[]): readonly [string, string] {
  const sides = [spans.filter(({ from }) => from < at), spans.filter(({ to }) => to > at)] as const;
  const values = (side: readonly ChartSpan[], member: (typeof MEMBERS)[number]) => [
    ...new Set(side.map(({ chart }) => chart[member])),
  ];
  const changes = (member: (typeof MEMBERS)[number]) =>
    sides[0].at(-1)!.chart[member] !== sides[1][0]!.chart[member];
  const differs = (member: (typeof MEMBERS)[number]) => {
    const [early, late] = sides.map((side) => values(side, member).sort().join());
    return early !== late;
  };
  const told = MEMBERS.find(changes) ?? MEMBERS.find(differs);
  if (told === undefined) return ["", ""];
  return [inWords(values(sides[0], told)), inWords(values(sides[1], told))];
}

/** Longest list of values. */
const SHOWN_VALUES = 3;

function inWords(values: readonly string[]): string {
  const shown = values.slice(0, SHOWN_VALUES).join(" or ");
  return values.length > SHOWN_VALUES ? `${shown} or another` : shown;
}
