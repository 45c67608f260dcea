import { oppositeDeg } from "../angles.js";
import { ChartInputError } from "../chart-input-error.js";
import { checkNamedMoment, checkSpan, type Span } from "../check-span.js";
import { FIRST_MS } from "../moment.js";
import { chosen } from "./change-options.js";
import { CHIRON_PATH } from "./chiron-path.js";
import { type Pass, passesOf } from "./crossings-of.js";
import { type Path, pathOf, ttDaysFromMs } from "./tables.js";

/** All kinds of returns. */
export const RETURN_KINDS = [
  "solar",
  "lunar",
  "jupiter",
  "saturn",
  "chiron",
  "uranus-opposition",
  "north-node-true",
] as const;
Object.freeze(RETURN_KINDS);

/** A kind of return: a body over its place at birth, or Uranus opposite to it. */
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** One pass of a transiting body over its longitude at birth, or over the opposite longitude. */
export interface Return extends Pass {
  /** The body, and the place that it passes. */
  readonly kind: ReturnKind;
  /**
   * True for the first pass of a group. A body that turns retrograde near the longitude passes it three times or more;
   * together these passes are one return. Passes soon after birth belong to the group of birth itself, so none is first.
   */
  readonly isFirst: boolean;
}

/** Selects the returns to find. */
export interface ReturnOptions {
  /** The kinds of returns to find. Default: `jupiter`, `saturn`, `chiron` and `uranus-opposition`. */
  readonly kinds?: readonly ReturnKind[];
  /** First moment of the span. It may be before birth: then passes before birth are listed, too. Default: birth. */
  readonly from?: Date;
  /** End of the span (exclusive). Default: 90 years after birth. */
  readonly to?: Date;
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;

/** Length of the default span, in years. */
const LIFE_YEARS = 90;

const DEFAULT_KINDS: readonly ReturnKind[] = ["jupiter", "saturn", "chiron", "uranus-opposition"];

interface KindRule {
  readonly path: () => Path;
  readonly isOpposition?: true;
  /** Passes closer together than this belong to one group; 0 for bodies that are never retrograde. */
  readonly groupMs: number;
}

const RULES: Readonly<Record<ReturnKind, KindRule>> = {
  solar: { path: () => pathOf("sun"), groupMs: 0 },
  lunar: { path: () => pathOf("moon"), groupMs: 0 },
  jupiter: { path: () => pathOf("jupiter"), groupMs: 2 * YEAR_MS },
  saturn: { path: () => pathOf("saturn"), groupMs: 2 * YEAR_MS },
  chiron: { path: () => CHIRON_PATH, groupMs: 2 * YEAR_MS },
  "uranus-opposition": { path: () => pathOf("uranus"), isOpposition: true, groupMs: 2 * YEAR_MS },
  "north-node-true": { path: () => pathOf("northNode"), groupMs: 21 * DAY_MS },
};

/**
 * Finds every pass of a transiting body over its longitude at birth, or over the opposite point for `uranus-opposition`.
 * Direct and retrograde passes are listed in order of time. Birth itself does not count.
 *
 * `isFirst` marks the first pass of a group, in which a body turns back and forth over the place. Passes soon after birth
 * belong to the group of birth itself, so none of them is first.
 *
 * @param birth The birth moment, UTC.
 * @param options The kinds to find (default: Jupiter, Saturn, Chiron and the Uranus opposition) and the span (default: from
 *   birth to 90 years after it).
 * @returns The passes in order of time.
 * @throws ChartInputError `INVALID_MOMENT`.
 * @throws ChartInputError `MOMENT_OUT_OF_RANGE` if `birth`, `from` or `to` lies more than a day outside the years 1800 to 2199. Set `to`
 *   for births from 2110 on: the default is too late for them.
 * @throws ChartInputError `INVALID_WINDOW` if the span does not end after it starts.
 * @throws ChartInputError `INVALID_OPTION` if `kinds` has a value that is not in {@link RETURN_KINDS}.
 *
 * @example
 * import { findReturns } from "chart-core/time";
 *
 * const birth = new Date("1992-10-03T04:03Z");
 * const returns = findReturns(birth, { kinds: ["saturn"] });
 * for (const { at, direction, isFirst } of returns.slice(0, 3)) {
 *   console.log(at.toISOString(), direction, isFirst);
 * }
 */
export function findReturns(birth: Date, options: ReturnOptions = {}): readonly Return[] {
  const birthMs = checkNamedMoment(birth, "birth");
  const { kinds, from, to } = options ?? {};
  const span = spanOf(birthMs, from, to);
  return (kinds === undefined ? DEFAULT_KINDS : chosen("options.kinds", kinds, RETURN_KINDS))
    .flatMap((kind) => returnsOfKind(kind, birthMs, span))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

function spanOf(birthMs: number, from: Date | undefined, to: Date | undefined): Span {
  if (from !== undefined) checkNamedMoment(from, "options.from");
  const end = to ?? new Date(birthMs + LIFE_YEARS * YEAR_MS);
  try {
    return checkSpan(from ?? new Date(birthMs), end);
  } catch (error) {
    if (!(error instanceof ChartInputError)) throw error;
    const { code, expected } = error;
    throw new ChartInputError({ code, field: "options.to", received: to, expected });
  }
}

/** A pass this close to birth is birth itself. */
const BIRTH_MS = 1000;

function returnsOfKind(kind: ReturnKind, birthMs: number, { fromMs, toMs }: Span): Return[] {
  const { path: pathOfKind, isOpposition, groupMs } = RULES[kind];
  const path = pathOfKind();
  const natalDeg = path.longitudeDeg(ttDaysFromMs(birthMs));
  const targetDeg = isOpposition ? oppositeDeg(natalDeg) : natalDeg;
  // Starts early: a group may begin before the span, or with birth itself, and continue within the span.
  const reachMs = Math.max(fromMs - groupMs, FIRST_MS);
  const passes = passesOf(path, targetDeg, reachMs, toMs);
  return passes
    .map((pass, index) => {
      const previousMs = passes[index - 1]?.at.getTime() ?? Number.NEGATIVE_INFINITY;
      return { kind, ...pass, isFirst: pass.at.getTime() - previousMs >= groupMs };
    })
    .filter(({ at }) => at.getTime() >= fromMs)
    .filter(({ at }) => isOpposition || Math.abs(at.getTime() - birthMs) >= BIRTH_MS);
}
