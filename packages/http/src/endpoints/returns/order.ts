import type { Chart } from "chart-core";
import { calendarSpan } from "chart-core/calendar";
import { findReturns, type Return, type ReturnKind } from "chart-core/time";
import { type Step, settled } from "../../base/steps.js";
import type { BirthData, KnownPlace } from "../../charts/birth-data.js";
import type { ChartTools } from "../../charts/chart-tools.js";
import { computedOrder } from "../../charts/computed-order.js";
import type { Order } from "../../charts/order.js";
import { resolveBirth } from "../../charts/resolve-birth.js";
import { Failure } from "../../errors/failure.js";

export const DEFAULT_KINDS: readonly ReturnKind[] = ["jupiter", "saturn", "chiron", "uranus-opposition"];

/** End of the span in which returns are found (exclusive). */
const LAST_RETURN_MS = Date.UTC(2200, 0, 1);

const YEAR_MS = 365.25 * 86_400_000;
/** Length of the span after birth unless a request names its end. */
const LIFE_MS = 90 * YEAR_MS;

/** The Moon's returns in a year, rounded down; no other body returns more often than once a year and is passed thrice. */
const LUNAR_RETURNS_PER_YEAR = 13.3;

/** Years that a step searches, which takes about 0.3 ms once the code is warm, and ten times as long before. */
const YEARS_PER_STEP: Readonly<Record<ReturnKind, number>> = {
  lunar: 1.5,
  solar: 15,
  jupiter: 50,
  saturn: 120,
  chiron: 75,
  "uranus-opposition": 200,
  "north-node-true": 60,
};

const CHARTS_PER_STEP = 10;

/** Number of steps that are as much work as an ordinary request, and may run in one turn of the event loop. */
const STEPS_PER_REQUEST = 8;

export interface ReturnsData {
  readonly birth: BirthData;
  readonly kinds: readonly ReturnKind[];
  /** Start of the span; undefined for birth. */
  readonly from: Date | undefined;
  /** End of the span (exclusive); undefined for 90 years after birth. */
  readonly to: Date | undefined;
  /** Maximum number of passes, which bounds the time of the computation. */
  readonly maxPasses: number;
}

/** Writers of a response with returns: of its parts, or of a calendar as a whole. */
export interface ReturnsWriters {
  readonly pass: (pass: Return) => string;
  /** Writes a pass with its chart; absent if the response has no charts. */
  readonly passWithChart?: ((pass: Return, chart: Chart) => string) | undefined;
  /** Writes the data of the response from the JSON of its passes, and the kinds that continue after the last year. */
  readonly data: (passes: readonly string[], outOfRange: readonly ReturnKind[]) => string;
  /**
   * Writes a calendar, as a JSON string, from the passes since the beginning of the year of UTC in which it begins; absent
   * for JSON.
   */
  readonly calendar?:
    | ((passes: readonly Return[], from: Date, outOfRange: readonly ReturnKind[]) => string)
    | undefined;
}

interface ResolvedReturns {
  /** ISO 8601. */
  readonly birth: string;
}

/** Creates the order of the returns of a birth. */
export function returnsOrder(data: ReturnsData, writers: ReturnsWriters): Order {
  return computedOrder<ResolvedReturns>({
    places: [data.birth],
    isPaced: isLong(data, writers),
    resolve(tools, [place]) {
      const birth = resolveBirth(tools, data.birth, place as KnownPlace);
      if (birth instanceof Failure) return birth;
      return { resolved: { birth: birth.moment.utc.toISOString() }, birth };
    },
    compute(tools, resolved) {
      return returnsOf(tools, new Date(resolved.birth), data, writers);
    },
  });
}

/** Estimates from the kinds and the span of a request if it is much more work than a chart. */
function isLong(data: ReturnsData, { passWithChart }: ReturnsWriters): boolean {
  const { birth, kinds, ...span } = data;
  const birthMs = "utc" in birth ? birth.utc.getTime() : Date.parse(birth.date);
  const fromMs = span.from?.getTime() ?? birthMs;
  const toMs = Math.min(span.to?.getTime() ?? birthMs + LIFE_MS, LAST_RETURN_MS);
  const years = Math.max(0, toMs - fromMs) / YEAR_MS;
  // A request with too many is refused at once. The moment of birth is not known yet, only its date.
  if (hasTooManyLunar(data, years - 0.01)) return false;
  const searchSteps = kinds.reduce((steps, kind) => steps + years / YEARS_PER_STEP[kind], 0);
  const chartSteps = passWithChart === undefined ? 0 : span.maxPasses / CHARTS_PER_STEP;
  return searchSteps + chartSteps > STEPS_PER_REQUEST;
}

/** Returns true if the Moon's returns alone are more than the response may have: then nothing is searched. */
function hasTooManyLunar({ kinds, maxPasses }: ReturnsData, years: number): boolean {
  return kinds.includes("lunar") && years * LUNAR_RETURNS_PER_YEAR - 1 > maxPasses;
}

function* returnsOf(
  { computeChart }: ChartTools,
  birth: Date,
  request: ReturnsData,
  { pass: writePass, passWithChart, data, calendar }: ReturnsWriters,
): Generator<Step, string | Failure, unknown> {
  const { kinds, maxPasses } = request;
  const fromMs = request.from?.getTime() ?? birth.getTime();
  const endMs = request.to?.getTime() ?? birth.getTime() + LIFE_MS;
  const toMs = Math.min(endMs, LAST_RETURN_MS);
  // A birth on the last local day may lie in the year 2200 of UTC: then the whole span is out of range.
  if (fromMs >= endMs) return new Failure("INVALID_MOMENT", { message: EMPTY_SPAN });
  if (hasTooManyLunar(request, (toMs - fromMs) / YEAR_MS)) return tooMany(maxPasses);

  const searchMs =
    calendar === undefined ? fromMs : calendarSpan(new Date(fromMs), new Date(toMs)).from.getTime();
  const returns: Return[] = [];
  let passCount = 0;
  for (const kind of kinds) {
    const stepMs = YEARS_PER_STEP[kind] * YEAR_MS;
    for (let atMs = searchMs; atMs < toMs; atMs += stepMs) {
      const [from, to] = [new Date(atMs), new Date(Math.min(atMs + stepMs, toMs))];
      const found = findReturns(birth, { kinds: [kind], from, to });
      returns.push(...found);
      passCount += found.filter(({ at }) => at.getTime() >= fromMs).length;
      if (passCount > maxPasses) return tooMany(maxPasses);
      yield;
    }
  }
  returns.sort((a, b) => a.at.getTime() - b.at.getTime());
  const outOfRange = endMs > LAST_RETURN_MS ? kinds : [];
  if (calendar !== undefined) return calendar(returns, new Date(fromMs), outOfRange);

  const passes: string[] = [];
  for (const [index, pass] of returns.entries()) {
    if (passWithChart !== undefined && index > 0 && index % CHARTS_PER_STEP === 0) yield;
    if (passWithChart === undefined) passes.push(writePass(pass));
    else passes.push(passWithChart(pass, yield* settled(computeChart(pass.at))));
  }
  return data(passes, outOfRange);
}

const EMPTY_SPAN =
  "The field from must be earlier than the field to. Without the field from, the span starts at birth; without the field " +
  "to, it ends 90 years after birth.";

function tooMany(maxPasses: number): Failure {
  return new Failure("RESULT_TOO_LARGE", {
    message: `The span has more than ${maxPasses.toLocaleString("en")} passes. Ask for a shorter span or fewer kinds.`,
  });
}
