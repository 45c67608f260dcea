import { findReturns, type Return, type ReturnKind } from "chart-core/time";
import { Failure } from "../errors/failure.js";
import type { Place } from "../geocoding/geocoder.js";
import type { BirthData } from "./birth-data.js";
import type { ChartTools } from "./chart-tools.js";
import { computedOrder } from "./computed-order.js";
import type { Order } from "./order.js";
import { resolveBirth } from "./resolve-birth.js";

/** Kinds of returns that are found unless a request names others. */
export const DEFAULT_KINDS: readonly ReturnKind[] = ["jupiter", "saturn", "chiron", "uranus-opposition"];

/** End of the span in which returns are found (exclusive). */
const LAST_RETURN_MS = Date.UTC(2200, 0, 1);

const YEAR_MS = 365.25 * 86_400_000;
/** Length of the span after birth unless a request names its end. */
const LIFE_MS = 90 * YEAR_MS;

/** The Moon's returns in a year, rounded down; no other body returns more often than once a year and is passed thrice. */
const LUNAR_RETURNS_PER_YEAR = 13.3;

/** A birth with the returns that are asked for. */
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

/** Returns with the kinds that may have more of them after the last supported year. */
export interface FoundReturns {
  readonly returns: readonly Return[];
  readonly outOfRange: readonly ReturnKind[];
}

interface ResolvedReturns {
  /** ISO 8601. */
  readonly birth: string;
}

/** Creates the order of the returns of a birth. */
export function returnsOrder(
  data: ReturnsData,
  write: (found: FoundReturns, computeChart: ChartTools["computeChart"]) => string,
): Order {
  return computedOrder<ResolvedReturns>({
    places: [data.birth],
    resolve(tools, [place]) {
      const birth = resolveBirth(tools, data.birth, place as Place);
      if (birth instanceof Failure) return birth;
      return { resolved: { birth: birth.moment.utc.toISOString() }, birth };
    },
    compute({ computeChart }, resolved) {
      const found = returnsOf(new Date(resolved.birth), data);
      return found instanceof Failure ? found : write(found, computeChart);
    },
  });
}

function returnsOf(birth: Date, { kinds, maxPasses, ...span }: ReturnsData): FoundReturns | Failure {
  const from = span.from ?? birth;
  const endMs = span.to?.getTime() ?? birth.getTime() + LIFE_MS;
  const to = new Date(Math.min(endMs, LAST_RETURN_MS));
  if (from >= to) return new Failure("INVALID_MOMENT", { message: EMPTY_SPAN });

  const lunarPasses = ((to.getTime() - from.getTime()) / YEAR_MS) * LUNAR_RETURNS_PER_YEAR - 1;
  if (kinds.includes("lunar") && lunarPasses > maxPasses) return tooMany(maxPasses);
  const returns = findReturns(birth, { kinds, from, to });
  if (returns.length > maxPasses) return tooMany(maxPasses);
  return { returns, outOfRange: endMs > LAST_RETURN_MS ? kinds : [] };
}

const EMPTY_SPAN =
  "The field from must be before to. Without from, the span starts at birth; without to, it ends 90 years after birth.";

function tooMany(maxPasses: number): Failure {
  return new Failure("RESULT_TOO_LARGE", {
    message: `The span has more than ${maxPasses.toLocaleString("en")} passes. Ask for a shorter span or fewer kinds.`,
  });
}
