import { oppositeDeg } from "../angles.js";
import { ChartInputError } from "../chart-input-error.js";
import { checkOptions } from "../checks/check-options.js";
import { checkNamedMoment, checkSpan, type Span } from "../checks/check-span.js";
import { chosen } from "../checks/chosen.js";
import { DAY_MS } from "../days.js";
import type { TimeScale } from "../ephemeris/time-scale.js";
import { type TimeScaleOptions, timeScaleOf } from "../ephemeris/tt-from-utc.js";
import { FIRST_MS } from "../moment.js";
import { chironPath } from "../paths/chiron.js";
import { clockOf } from "../paths/clock.js";
import { type Path, pathOf } from "../paths/paths.js";
import { type Pass, passesOf } from "./passes.js";
import { RETURN_KINDS, type ReturnKind } from "./return-kinds.js";

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
export interface ReturnOptions extends TimeScaleOptions {
  /** The kinds of returns to find. Default: `jupiter`, `saturn`, `chiron` and `uranus-opposition`. */
  readonly kinds?: readonly ReturnKind[];
  /** First moment of the span. It may be before birth: then passes before birth are listed, too. Default: birth. */
  readonly from?: Date;
  /** End of the span (exclusive). Default: 90 years after birth. */
  readonly to?: Date;
}

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
  chiron: { path: chironPath, groupMs: 2 * YEAR_MS },
  "uranus-opposition": { path: () => pathOf("uranus"), isOpposition: true, groupMs: 2 * YEAR_MS },
  "north-node-true": { path: () => pathOf("northNode"), groupMs: 21 * DAY_MS },
};

/** The search of `findReturns`, after its arguments have been checked. */
export interface ReturnSearch {
  readonly birthMs: number;
  readonly kinds: readonly ReturnKind[];
  readonly span: Span;
  readonly timeScale: TimeScale;
}

/**
 * Validates the arguments of `findReturns`, and fills in the defaults.
 *
 * @throws ChartInputError as `findReturns`.
 */
export function checkReturnSearch(birth: Date, options: ReturnOptions | undefined): ReturnSearch {
  const birthMs = checkNamedMoment(birth, "birth");
  const checked = checkOptions(options, ["kinds", "from", "to", "timeScale"]);
  const { kinds, from, to } = checked;
  return {
    birthMs,
    kinds: kinds === undefined ? DEFAULT_KINDS : chosen("options.kinds", kinds, RETURN_KINDS),
    span: spanOf(birthMs, from, to),
    timeScale: timeScaleOf(checked),
  };
}

/**
 * Returns the first moment that a search reads: a group of passes may begin before the span, or with birth itself, and
 * continue within the span.
 */
export function firstMsOf(kind: ReturnKind, { span: { fromMs } }: ReturnSearch): number {
  return Math.max(fromMs - RULES[kind].groupMs, FIRST_MS);
}

/**
 * Finds the returns of a birth: the work of `findReturns`, from the parts of the tables that have been added.
 *
 * @throws RangeError if a part of the tables, or that of Chiron, is missing.
 */
export function loadedReturns(search: ReturnSearch): readonly Return[] {
  return search.kinds
    .flatMap((kind) => returnsOfKind(kind, search))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

function spanOf(birthMs: number, from: Date | undefined, to: Date | undefined): Span {
  if (from !== undefined) checkNamedMoment(from, "options.from");
  const end = to === undefined ? new Date(birthMs + LIFE_YEARS * YEAR_MS) : to;
  try {
    return checkSpan(from === undefined ? new Date(birthMs) : from, end);
  } catch (error) {
    if (!(error instanceof ChartInputError)) throw error;
    const { code, expected } = error;
    throw new ChartInputError({ code, field: "options.to", received: to, expected });
  }
}

/** A pass this close to birth is birth itself. */
const BIRTH_MS = 1000;

function returnsOfKind(kind: ReturnKind, search: ReturnSearch): Return[] {
  const { birthMs, span, timeScale } = search;
  const { path: pathOfKind, isOpposition, groupMs } = RULES[kind];
  const path = pathOfKind();
  const clock = clockOf("personality", timeScale);
  const natalDeg = path.longitudeDeg(clock.skyTtDays(birthMs));
  const targetDeg = isOpposition ? oppositeDeg(natalDeg) : natalDeg;
  const passes = passesOf(path, targetDeg, firstMsOf(kind, search), span.toMs, clock);
  return passes
    .map((pass, index) => {
      const previousMs = passes[index - 1]?.at.getTime() ?? Number.NEGATIVE_INFINITY;
      return { kind, ...pass, isFirst: pass.at.getTime() - previousMs >= groupMs };
    })
    .filter(({ at }) => at.getTime() >= span.fromMs)
    .filter(({ at }) => isOpposition || Math.abs(at.getTime() - birthMs) >= BIRTH_MS);
}
