import { COEFFICIENT_COUNT, longitudeDegAt, type Path } from "./paths.js";
import { bracketedRoot, rootBetween, turningPoints, valueAt } from "./polynomial.js";

/** Equally spaced longitudes: the boundaries of the wheel, or a single longitude (a step of 360). */
export interface Lines {
  readonly firstDeg: number;
  readonly stepDeg: number;
}

/** A body's crossing of a line. */
export interface Crossing {
  /** Days of TT since J2000.0, within a microsecond of the crossing of the path. */
  readonly ttDays: number;
  /** Number of the line at `firstDeg + line * stepDeg`, up to full turns. */
  readonly line: number;
  /** True if the longitude increases. */
  readonly isForward: boolean;
}

/** Bound of the path's jumps between two pieces, which are at most 0.0074 arcsec. */
const JUMP_DEG = 1e-5;

/**
 * Finds each crossing of lines between two moments, in order of time.
 *
 * On each piece of the path the longitude is a polynomial. Its turning points cut the piece into monotonic parts, so each
 * line between the ends of a part is crossed exactly once:
 *
 *     longitude
 *       line 2 ------------------x--------------
 *                          .  '     '  .
 *       line 1 ------x-'------------------x-----
 *                 |  part 1   |   part 2   |   time
 *                           turning point
 *
 * The path may jump over a line from one piece to the next; such a crossing lies at the border. If the nearest line is
 * days away at the body's highest speed, the search skips those days.
 */
export function findCrossings(path: Path, fromTtDays: number, toTtDays: number, lines: Lines): Crossing[] {
  const crossings: Crossing[] = [];
  const canSkip = path.maxDegPerDay * path.pieceDays < lines.stepDeg / 4;
  let atTtDays = fromTtDays;
  /** Longitude at `atTtDays` by the previous piece; undefined at the start and after skipped days. */
  let beforeDeg: number | undefined;
  while (atTtDays < toTtDays) {
    if (canSkip) {
      const days = daysToLine(path.longitudeDeg(atTtDays), path.maxDegPerDay, lines);
      if (days > path.pieceDays) {
        atTtDays += days;
        beforeDeg = undefined;
        continue;
      }
    }
    const end = Math.min(path.nextBorder(atTtDays), toTtDays);
    beforeDeg = crossPiece(path, atTtDays, end, lines, beforeDeg, crossings);
    atTtDays = end;
  }
  return crossings;
}

/** Returns the days in which a body cannot reach any line, even at its highest speed. */
function daysToLine(longitudeDeg: number, maxDegPerDay: number, { firstDeg, stepDeg }: Lines): number {
  const steps = (longitudeDeg - firstDeg) / stepDeg;
  const awayDeg = Math.abs(steps - Math.round(steps)) * stepDeg;
  return (awayDeg - JUMP_DEG) / maxDegPerDay;
}

/** Coefficients of the current piece; reused for all pieces. */
const polynomial = /* @__PURE__ */ new Float64Array(COEFFICIENT_COUNT);

/** Adds the crossings of one piece and of the jump at its start; returns the longitude at its end. */
function crossPiece(
  path: Path,
  fromTtDays: number,
  toTtDays: number,
  { firstDeg, stepDeg }: Lines,
  beforeDeg: number | undefined,
  crossings: Crossing[],
): number {
  const middle = (fromTtDays + toTtDays) / 2;
  const halfDays = (toTtDays - fromTtDays) / 2;
  path.writePolynomial(fromTtDays, toTtDays, polynomial);
  const piece = path.mayBeDeflected(middle)
    ? deflectedPiece(path, (y) => middle + y * halfDays)
    : POLYNOMIAL_PIECE;
  const cellOf = (deg: number) => Math.floor((deg - firstDeg) / stepDeg);

  let y = -1;
  let deg = piece.valueDeg(y);
  if (beforeDeg !== undefined) {
    const turnsDeg = 360 * Math.round((beforeDeg - deg) / 360);
    polynomial[0]! += turnsDeg;
    deg += turnsDeg;
    for (const line of linesBetween(cellOf(beforeDeg), cellOf(deg))) {
      crossings.push({ ttDays: fromTtDays, line, isForward: deg > beforeDeg });
    }
  }
  // The turning points of the polynomial suffice: deflection only matters near the superior conjunction, where no
  // planet is retrograde.
  for (const nextY of [...turningPoints(polynomial), 1]) {
    const nextDeg = piece.valueDeg(nextY);
    for (const line of linesBetween(cellOf(deg), cellOf(nextDeg))) {
      const ttDays = middle + halfDays * piece.rootAt(firstDeg + line * stepDeg, y, nextY);
      crossings.push({ ttDays, line, isForward: nextDeg > deg });
    }
    [y, deg] = [nextY, nextDeg];
  }
  return deg;
}

/** Lists the lines crossed between two cells, in order. Line n is the lower boundary of cell n. */
function linesBetween(fromCell: number, toCell: number): number[] {
  const count = Math.abs(toCell - fromCell);
  return Array.from({ length: count }, (_, index) =>
    toCell > fromCell ? fromCell + 1 + index : fromCell - index,
  );
}

/** The longitude on one piece as a function of y, which runs from -1 to 1. */
interface Piece {
  readonly valueDeg: (y: number) => number;
  /** Solves `valueDeg(y) = deg` between two points whose values enclose `deg`. */
  readonly rootAt: (deg: number, fromY: number, toY: number) => number;
}

/** A piece without light deflection. */
const POLYNOMIAL_PIECE: Piece = {
  valueDeg: (y) => valueAt(polynomial, y),
  rootAt: (deg, fromY, toY) => rootBetween(polynomial, deg, fromY, toY),
};

/** Returns a piece with light deflection. */
function deflectedPiece(path: Path, ttDaysAt: (y: number) => number): Piece {
  const valueDeg = (y: number) => {
    const deg = valueAt(polynomial, y);
    const ttDays = ttDaysAt(y);
    return deg + path.deflectionDeg(ttDays, deg, longitudeDegAt("sun", ttDays));
  };
  return {
    valueDeg,
    rootAt: (deg, fromY, toY) => bracketedRoot((y) => valueDeg(y) - deg, fromY, toY),
  };
}
