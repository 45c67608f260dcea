import type { Chart } from "../chart.js";
import { ChartInputError } from "../chart-input-error.js";
import { checkSpan, type Span } from "../checks/check-span.js";
import type { TimeScale } from "../ephemeris/time-scale.js";
import { questionsOf, type WindowQuestion } from "./questions.js";
import { chartAt, findTurns, type MemberChange } from "./window-changes.js";
import type { WindowValues } from "./window-members.js";
import { isSameValue, VALUE_READERS } from "./window-values.js";

/** A half-open span of birth time in which no member of `WINDOW_MEMBERS` changes. */
export interface ChartSpan {
  /** First moment of the span, UTC. */
  readonly from: Date;
  /** End of the span (exclusive), UTC. */
  readonly to: Date;
  /** The chart of the first moment. */
  readonly chart: Chart;
}

/** A value that a member has during part of a window. */
export interface WindowValue<T> {
  /** A value of the member, as charts write it. */
  readonly value: T;
  /** Share of the window's time with this value, 0 to 1. */
  readonly share: number;
  /** The half-open spans with this value, in order of time. */
  readonly spans: readonly {
    /** First moment of the span, UTC. */
    readonly from: Date;
    /** End of the span (exclusive), UTC. */
    readonly to: Date;
  }[];
}

/**
 * All charts of a span of birth time. There can be more changes than spans, because several changes can share an
 * instant: for example, the Sun and the Earth enter a new line together.
 *
 * @example
 * import { chartWindow } from "chart-core/time";
 *
 * const from = new Date("1990-09-05T00:00Z");
 * const to = new Date("1990-09-06T00:00Z");
 * const { spans, changes, certain, uncertain, questions } = chartWindow(from, to);
 *
 * console.log(spans.length, changes.length);
 * console.log(certain.incarnationCross);
 * console.log(certain["activations.design.jupiter"]);
 * console.log(JSON.stringify(uncertain.type, null, 2));
 * for (const { at, before, after } of questions) {
 *   console.log(at.toISOString(), before.type, after.type);
 * }
 */
export interface ChartWindow {
  /**
   * The window cut at every change of a member, in order of time. Two spans have the same chart if a body that turns
   * retrograde goes back over a boundary.
   */
  readonly spans: readonly ChartSpan[];
  /** The crossings of a gate, line, color or tone that change a member of the chart, in order of time. */
  readonly changes: readonly MemberChange[];
  /** The members with one value in the whole window. Each activation is a member, such as `"activations.design.moon"`. */
  readonly certain: Readonly<Partial<WindowValues>>;
  /** The values of all other members, the longest-lasting first. */
  readonly uncertain: UncertainValues;
  /**
   * Up to three questions that narrow the window, the one that tells most first: was the birth before or after this
   * instant? Empty if type, authority, profile and definition are certain.
   */
  readonly questions: readonly WindowQuestion[];
}

/** The values of the members that change within a window, by the names of `WindowValues`. */
export type UncertainValues = {
  readonly [Name in keyof WindowValues]?: readonly WindowValue<WindowValues[Name]>[];
};

/** Limit that bounds the time of a computation. */
const MAX_WINDOW_MS = 48 * 3_600_000;

/**
 * Validates the ends of a window.
 *
 * @throws ChartInputError as `chartWindow`.
 */
export function checkWindow(from: Date, to: Date): Span {
  const { fromMs, toMs } = checkSpan(from, to);
  if (toMs - fromMs > MAX_WINDOW_MS) {
    throw new ChartInputError({
      code: "INVALID_WINDOW",
      field: "to",
      received: to,
      expected: "a moment at most 48 hours after `from`",
    });
  }
  return { fromMs, toMs };
}

/** Computes the charts of a window: the work of `chartWindow`, from the parts of the tables that have been added. */
export function loadedWindow({ fromMs, toMs }: Span, timeScale: TimeScale): ChartWindow {
  const first = chartAt(fromMs, timeScale);
  const turns = findTurns(fromMs, toMs, timeScale);
  // A change at the first moment has no span before it.
  const starts = [{ atMs: fromMs, chart: first }, ...turns.filter(({ atMs }) => atMs > fromMs)];
  const spans = starts.map(({ atMs, chart }, index) => ({
    from: new Date(atMs),
    to: new Date(starts[index + 1]?.atMs ?? toMs),
    chart,
  }));
  return {
    spans,
    changes: turns.flatMap(({ changes }) => changes),
    ...sortValues(spans),
    questions: questionsOf(spans, { fromMs, toMs }),
  };
}

/** Separates the members with one value in all spans from those with several. */
function sortValues(spans: readonly ChartSpan[]): Pick<ChartWindow, "certain" | "uncertain"> {
  const certain: Record<string, unknown> = {};
  const uncertain: Record<string, unknown> = {};
  for (const { name, read } of VALUE_READERS) {
    const found = valuesOf(spans, read);
    if (found.length === 1) certain[name] = found[0]!.value;
    else uncertain[name] = found;
  }
  return { certain, uncertain };
}

type Value = string | readonly string[];

/** Returns the values of one member by decreasing share; of equal shares, the earlier value first. */
function valuesOf(spans: readonly ChartSpan[], read: (chart: Chart) => Value): WindowValue<Value>[] {
  const found: { value: Value; ms: number; spans: { from: Date; to: Date }[] }[] = [];
  let latest: (typeof found)[number] | undefined;
  for (const { from, to, chart } of spans) {
    const value = read(chart);
    const ms = to.getTime() - from.getTime();
    if (latest !== undefined && isSameValue(latest.value, value)) {
      latest.ms += ms;
      latest.spans.at(-1)!.to = to;
      continue;
    }
    latest = found.find((other) => isSameValue(other.value, value));
    if (latest === undefined) {
      latest = { value, ms: 0, spans: [] };
      found.push(latest);
    }
    latest.ms += ms;
    latest.spans.push({ from, to });
  }
  const wholeMs = spans.at(-1)!.to.getTime() - spans[0]!.from.getTime();
  return found
    .sort((a, b) => b.ms - a.ms)
    .map(({ value, ms, spans: held }) => ({ value, share: ms / wholeMs, spans: held }));
}
