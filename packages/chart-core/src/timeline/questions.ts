import type { Chart } from "../chart.js";
import type { Span } from "../checks/check-span.js";

/**
 * The members of a chart that a question is asked about, with the weight of what is learned about each: a type is worth
 * twice as much as an authority.
 */
const WEIGHTS = { type: 8, authority: 4, profile: 2, definition: 1 } as const;

/** A member of a chart that {@link WindowQuestion}s tell apart. */
export type QuestionMember = keyof typeof WEIGHTS;

/** The members of a chart that {@link WindowQuestion}s tell apart, the weightiest first. */
export const QUESTION_MEMBERS: readonly QuestionMember[] = /* @__PURE__ */ Object.freeze(
  Object.keys(WEIGHTS) as QuestionMember[],
);

/** The values that some members have on one side of a question's instant, the longest-lasting first. */
export type QuestionValues = {
  readonly [Member in QuestionMember]?: readonly {
    /** A value of the member, as charts write it. */
    readonly value: Chart[Member];
    /** Share of that side's time with this value, above 0 and up to 1. */
    readonly share: number;
  }[];
};

/**
 * A question that narrows a window: was the birth before or after an instant?
 *
 * The first question divides the whole window; a later one divides the part that the earlier ones leave around it, if they
 * have been answered. One that lies outside that part is answered already.
 */
export interface WindowQuestion {
  /** First moment of the part that the question divides, UTC. */
  readonly from: Date;
  /** The instant to ask about, UTC: an instant at which the chart changes. It belongs to the time after. */
  readonly at: Date;
  /** End of the part (exclusive), UTC. */
  readonly to: Date;
  /** The values from `from` to `at` of the members that are uncertain between `from` and `to`. */
  readonly before: QuestionValues;
  /** The values of the same members from `at` to `to`. */
  readonly after: QuestionValues;
}

/** A stretch of a window in which no member of a question changes, and its share of the window's time. */
interface Stretch {
  readonly fromMs: number;
  readonly share: number;
  readonly chart: Pick<Chart, QuestionMember>;
}

/** Consecutive stretches, by index: half-open. */
type Part = readonly [start: number, end: number];

const MAX_QUESTIONS = 3;

/** Gains closer together than this are equal: more than the rounding errors of a window's sums, less than any real gain. */
const SAME_GAIN = 1e-12;

/**
 * Chooses the questions of a window, one after the other. Each is the instant that tells most, given those before it: with
 * the greatest sum of weight times mutual information between the side of the instant and a member's value.
 *
 * Only instants at which one of these members changes can be best: between two of them, information is a convex function of
 * the instant.
 */
export function questionsOf(
  spans: readonly { readonly from: Date; readonly chart: Pick<Chart, QuestionMember> }[],
  { fromMs, toMs }: Span,
): readonly WindowQuestion[] {
  const stretches = stretchesOf(spans, fromMs, toMs);
  const parts: Part[] = [[0, stretches.length]];
  const questions: WindowQuestion[] = [];
  while (questions.length < MAX_QUESTIONS) {
    const best = bestCut(stretches, parts);
    if (best === undefined) break;
    const { cut, part } = best;
    const [start, end] = part;
    const startMs = (index: number) => stretches[index]?.fromMs ?? toMs;
    questions.push({
      from: new Date(startMs(start)),
      at: new Date(startMs(cut)),
      to: new Date(startMs(end)),
      ...valuesAround(stretches, part, cut),
    });
    parts.splice(parts.indexOf(part), 1, [start, cut], [cut, end]);
  }
  return questions;
}

function stretchesOf(
  spans: readonly { readonly from: Date; readonly chart: Pick<Chart, QuestionMember> }[],
  fromMs: number,
  toMs: number,
): readonly Stretch[] {
  const starts = spans.filter(
    ({ chart }, index) =>
      index === 0 || QUESTION_MEMBERS.some((member) => chart[member] !== spans[index - 1]!.chart[member]),
  );
  return starts.map(({ from, chart }, index) => ({
    fromMs: from.getTime(),
    share: ((starts[index + 1]?.from.getTime() ?? toMs) - from.getTime()) / (toMs - fromMs),
    chart,
  }));
}

/** Finds the cut with the greatest gain, of equal ones the earliest; undefined if none has any. */
function bestCut(
  stretches: readonly Stretch[],
  parts: readonly Part[],
): { readonly cut: number; readonly part: Part } | undefined {
  let best: { cut: number; part: Part } | undefined;
  let bestGain = SAME_GAIN;
  for (const part of parts) {
    const [start, end] = part;
    const whole = uncertainty(stretches, start, end);
    for (let cut = start + 1; cut < end; cut++) {
      const gain = whole - uncertainty(stretches, start, cut) - uncertainty(stretches, cut, end);
      if (gain <= bestGain) continue;
      best = { cut, part };
      bestGain = gain + SAME_GAIN;
    }
  }
  return best;
}

/** Sums weight times entropy over the members, times the share of the window that some stretches take; in nats. */
function uncertainty(stretches: readonly Stretch[], start: number, end: number): number {
  let sum = 0;
  for (const member of QUESTION_MEMBERS) {
    let whole = 0;
    for (const share of sharesOf(stretches, start, end, member).values()) {
      sum -= WEIGHTS[member] * share * Math.log(share);
      whole += share;
    }
    sum += WEIGHTS[member] * whole * Math.log(whole);
  }
  return sum;
}

/** Returns the share of the window that each value of a member takes within some stretches, in order of time. */
function sharesOf(
  stretches: readonly Stretch[],
  start: number,
  end: number,
  member: QuestionMember,
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (let index = start; index < end; index++) {
    const { chart, share } = stretches[index]!;
    shares.set(chart[member], (shares.get(chart[member]) ?? 0) + share);
  }
  return shares;
}

function valuesAround(
  stretches: readonly Stretch[],
  [start, end]: Part,
  cut: number,
): Pick<WindowQuestion, "before" | "after"> {
  const members = QUESTION_MEMBERS.filter((member) => sharesOf(stretches, start, end, member).size > 1);
  const side = (first: number, last: number) =>
    Object.fromEntries(members.map((member) => [member, sortedShares(stretches, first, last, member)]));
  return { before: side(start, cut), after: side(cut, end) };
}

/** Returns the values of a member within some stretches, the longest-lasting first; of equal shares, the earlier first. */
function sortedShares(
  stretches: readonly Stretch[],
  start: number,
  end: number,
  member: QuestionMember,
): readonly { readonly value: string; readonly share: number }[] {
  const shares = [...sharesOf(stretches, start, end, member)];
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  return shares
    .sort(([, one], [, other]) => other - one)
    .map(([value, share]) => ({ value, share: share / whole }));
}
