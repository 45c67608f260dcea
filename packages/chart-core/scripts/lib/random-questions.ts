import { END_MS, FIRST_MS } from "../../src/moment.js";
import {
  type ChartSpan,
  type ChartWindow,
  chartWindow,
  QUESTION_MEMBERS,
  type QuestionMember,
} from "../../src/time/index.js";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** Longest window, in minutes. */
const MAX_MINUTES = 48 * 60;

const QUESTIONS = 3;

/** What a bit of each member is worth, as the guide says. */
const WORTH: Readonly<Record<QuestionMember, number>> = { type: 8, authority: 4, profile: 2, definition: 1 };

/** The questions of one random window, beside those found by trying every instant. */
export interface CheckedQuestions {
  readonly from: Date;
  readonly to: Date;
  /** The instants asked about, ms. */
  readonly asked: readonly number[];
  /** The instants that a search over all changes of the chart chooses one after the other, ms. */
  readonly searched: readonly number[];
  /** Worth of what the questions tell, as a part of what the best set of as many instants tells; 1 without questions. */
  readonly partOfBest: number;
}

/** Chooses the questions of a random window by brute force: each by trying all instants at which its chart changes. */
export function checkQuestions(random: () => number): CheckedQuestions {
  const minutes = 2 + Math.floor(random() * (MAX_MINUTES - 1));
  const starts = (END_MS - FIRST_MS) / MINUTE_MS - minutes;
  const from = new Date(FIRST_MS + Math.floor(random() * starts) * MINUTE_MS);
  const to = new Date(from.getTime() + minutes * MINUTE_MS);
  const window = chartWindow(from, to);
  const instants = window.spans.slice(1).map((span) => span.from.getTime());
  const searched: number[] = [];
  while (searched.length < QUESTIONS) {
    const told = worthOf(window, searched);
    const gains = instants.map((instant) => worthOf(window, [...searched, instant]) - told);
    const most = Math.max(...gains);
    if (!(most > 1e-11)) break;
    searched.push(instants[gains.findIndex((gain) => gain > most - 1e-11)]!);
  }
  const asked = window.questions.map(({ at }) => at.getTime());
  return { from, to, asked, searched, partOfBest: partOfBest(window, asked) };
}

function partOfBest(window: ChartWindow, asked: readonly number[]): number {
  if (asked.length === 0) return 1;
  const instants = window.spans
    .filter(({ chart }, index) =>
      QUESTION_MEMBERS.some((member) => chart[member] !== window.spans[index - 1]?.chart[member]),
    )
    .slice(1)
    .map((span) => span.from.getTime());
  const sets = asked.reduce<readonly number[][]>(
    (smaller) =>
      smaller.flatMap((set) => instants.filter((at) => !(at <= set.at(-1)!)).map((at) => [...set, at])),
    [[]],
  );
  return worthOf(window, asked) / Math.max(...sets.map((set) => worthOf(window, set)));
}

/** Sums worth times mutual information, in nats, between the part of a window, cut at some instants, and each member. */
function worthOf({ spans }: Pick<ChartWindow, "spans">, cuts: readonly number[]): number {
  const partOf = (span: ChartSpan) => cuts.filter((cut) => cut <= span.from.getTime()).length;
  const weight = (span: ChartSpan) => span.to.getTime() - span.from.getTime();
  const parts = entropy(spans, partOf, weight);
  return QUESTION_MEMBERS.reduce((sum, member) => {
    const value = ({ chart }: ChartSpan) => chart[member];
    const joint = entropy(spans, (span) => `${partOf(span)} ${value(span)}`, weight);
    return sum + WORTH[member] * (parts + entropy(spans, value, weight) - joint);
  }, 0);
}

function entropy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  weightOf: (item: Item) => number,
): number {
  const weights = new Map<string | number, number>();
  let whole = 0;
  for (const item of items) {
    weights.set(keyOf(item), (weights.get(keyOf(item)) ?? 0) + weightOf(item));
    whole += weightOf(item);
  }
  return [...weights.values()].reduce((sum, part) => sum - (part / whole) * Math.log(part / whole), 0);
}

/** Mean shares of the true type in the time that is left, over births in days with several types. */
export interface AnswerFigures {
  /** Of the whole day. */
  readonly unasked: number;
  /** After the answers to the three questions of the day's window. */
  readonly answered: number;
  /** After three answers, each to the first question of the time that the last one has left. */
  readonly askedAnew: number;
  /** After halving the day three times. */
  readonly halved: number;
}

/** Plays true answers for births at random minutes of random days (UTC) in which the type is uncertain. */
export function playAnswers(days: number, births: number, random: () => number): AnswerFigures {
  const sums = { unasked: 0, answered: 0, askedAnew: 0, halved: 0 };
  for (let day = 0; day < days; ) {
    const fromMs = Math.floor((FIRST_MS + random() * (END_MS - FIRST_MS - DAY_MS)) / DAY_MS + 1) * DAY_MS;
    const toMs = fromMs + DAY_MS;
    const window = chartWindow(new Date(fromMs), new Date(toMs));
    if (window.uncertain.type === undefined) continue;
    day += 1;
    for (let birth = 0; birth < births; birth++) {
      const birthMs = fromMs + Math.floor(random() * 1440) * MINUTE_MS;
      const { type } = window.spans.find(({ to }) => birthMs < to.getTime())!.chart;
      const share = (left: readonly [number, number]) => shareOf(window, type, left) / (days * births);
      const answer = ([from, to]: readonly [number, number], at: number): readonly [number, number] =>
        at <= from || at >= to ? [from, to] : birthMs < at ? [from, at] : [at, to];
      const whole = [fromMs, toMs] as const;
      let [halved, anew]: (readonly [number, number])[] = [whole, whole];
      for (let turn = 0; turn < QUESTIONS; turn++) {
        halved = answer(halved!, (halved![0] + halved![1]) / 2);
        const [next] =
          turn === 0 ? window.questions : chartWindow(new Date(anew![0]), new Date(anew![1])).questions;
        if (next !== undefined) anew = answer(anew!, next.at.getTime());
      }
      sums.unasked += share(whole);
      sums.answered += share(
        window.questions.reduce(
          (left, { at }) => answer(left, at.getTime()),
          whole as readonly [number, number],
        ),
      );
      sums.askedAnew += share(anew!);
      sums.halved += share(halved!);
    }
  }
  return sums;
}

function shareOf({ spans }: ChartWindow, type: string, [fromMs, toMs]: readonly [number, number]): number {
  const own = spans
    .filter(({ chart }) => chart.type === type)
    .map(({ from, to }) => Math.min(to.getTime(), toMs) - Math.max(from.getTime(), fromMs));
  return own.filter((ms) => ms > 0).reduce((sum, ms) => sum + ms, 0) / (toMs - fromMs);
}
