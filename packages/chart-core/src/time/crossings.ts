import { bracketedRoot, rootBetween, turningPoints, valueAt } from "./polynomial.js";
import { COEFFICIENT_COUNT, longitudeDegAt, type Path } from "./tables.js";

/** Lines of longitude at equal distances: the boundaries of the wheel, or one place of the zodiac (a step of 360). */
export interface Lines {
  readonly firstDeg: number;
  readonly stepDeg: number;
}

/** A body meeting a line. */
export interface Crossing {
  /** Days of TT since J2000.0, within a microsecond of the path's own moment. */
  readonly ttDays: number;
  /** The line at `firstDeg + line * stepDeg`, give or take whole turns. */
  readonly line: number;
  readonly isForward: boolean;
}

/** More than the path jumps by between two pieces: 0.0074 arcsec. */
const JUMP_DEG = 1e-5;

/**
 * Finds each crossing of lines between two moments, in order of time.
 *
 * On each piece of the path a body moves as a polynomial does; its turning points cut the piece into stretches on which
 * it only advances or only goes back, and so meets each line between the two ends once. From one piece to the next it
 * may jump across a line: such a crossing lies at the border. Where the nearest line is days away, those days are left out.
 */
export function findCrossings(path: Path, fromTtDays: number, toTtDays: number, lines: Lines): Crossing[] {
  const crossings: Crossing[] = [];
  const canLeap = path.maxDegPerDay * path.pieceDays < lines.stepDeg / 4;
  let atTtDays = fromTtDays;
  /** The longitude at `atTtDays` as the piece before has it; unknown at the start and after a leap. */
  let beforeDeg: number | undefined;
  while (atTtDays < toTtDays) {
    if (canLeap) {
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

/** Days in which a body cannot reach a line, however fast it goes. */
function daysToLine(longitudeDeg: number, maxDegPerDay: number, { firstDeg, stepDeg }: Lines): number {
  const steps = (longitudeDeg - firstDeg) / stepDeg;
  const awayDeg = Math.abs(steps - Math.round(steps)) * stepDeg;
  return (awayDeg - JUMP_DEG) / maxDegPerDay;
}

/** The polynomial of the piece at hand; each piece overwrites it. */
const polynomial = new Float64Array(COEFFICIENT_COUNT);

/** Adds the crossings of one piece and of the jump to it; returns the longitude at its end. */
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
  // Deflection turns no body round: it counts within ten degrees of the Sun's far side, where all planets advance.
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

/** The lines met on the way from one cell between lines to another, in order; line n opens cell n. */
function linesBetween(fromCell: number, toCell: number): number[] {
  const count = Math.abs(toCell - fromCell);
  return Array.from({ length: count }, (_, index) =>
    toCell > fromCell ? fromCell + 1 + index : fromCell - index,
  );
}

/** The longitude on one piece as a function of y, -1 to 1. */
interface Piece {
  readonly valueDeg: (y: number) => number;
  /** Where it has a value that lies between those of two points. */
  readonly rootAt: (deg: number, fromY: number, toY: number) => number;
}

/** The polynomial alone. */
const POLYNOMIAL_PIECE: Piece = {
  valueDeg: (y) => valueAt(polynomial, y),
  rootAt: (deg, fromY, toY) => rootBetween(polynomial, deg, fromY, toY),
};

/** The polynomial and the light deflection. */
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
