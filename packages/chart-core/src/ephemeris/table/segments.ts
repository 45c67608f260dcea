import { type PackedRecords, unpackRecord } from "./packed-records.js";
import { TABLE_FIRST_TT_DAYS } from "./table-span.js";

/** An angle as a function of time: a Chebyshev sum for each segment of the span, its coefficients whole units. */
export interface PackedSegments {
  readonly segmentDays: number;
  /** What a coefficient of 1 stands for. */
  readonly unitsPerArcsec: number;
  /** What the angle advances by in a segment, in units; the first column is what it departs from that. */
  readonly unitsPerSegment: number;
  /** A segment a record, an order a column. */
  readonly records: PackedRecords;
}

const ARCSEC_PER_DEG = 3600;
const ARCSEC_PER_TURN = 1_296_000;

const MAX_DEGREE = 15;

/** `CHEBYSHEV[order][power]`: the coefficients, whole numbers, of each Chebyshev polynomial. */
const CHEBYSHEV = chebyshevPolynomials();

/** Segments that are unpacked together. */
const CHUNK = 8;

const columns = new Float64Array(MAX_DEGREE + 1);

/**
 * The angle of a packed table at any moment. Segments are unpacked when they are first asked for, into the powers of
 * the time within the segment (-1 to 1): from whole numbers, exactly, so that no order of questions changes an answer.
 */
export class Segments {
  readonly #packed: PackedSegments;
  readonly #segmentsPerDay: number;
  readonly #width: number;
  /** Of each chunk, degrees: segment by segment, the highest power first. */
  readonly #chunks: (Float64Array | undefined)[];

  constructor(packed: PackedSegments) {
    const { count, columns } = packed.records;
    this.#packed = packed;
    this.#segmentsPerDay = 1 / packed.segmentDays;
    this.#width = columns.length;
    this.#chunks = new Array(Math.ceil(count / CHUNK)).fill(undefined);
  }

  /** Degrees, not brought into a turn. @param ttDays Within the span of the tables. */
  deg(ttDays: number): number {
    const segments = (ttDays - TABLE_FIRST_TT_DAYS) * this.#segmentsPerDay;
    const segment = Math.floor(segments);
    const chunk = Math.floor(segment / CHUNK);
    const powers = this.#chunks[chunk] ?? this.#unpack(chunk);
    const x = 2 * (segments - segment) - 1;
    const width = this.#width;
    let at = (segment - chunk * CHUNK) * width;
    const end = at + width;
    let sum = powers[at]!;
    for (at += 1; at < end; at++) sum = sum * x + powers[at]!;
    return sum;
  }

  #unpack(chunk: number): Float64Array {
    const { records, unitsPerArcsec, unitsPerSegment } = this.#packed;
    const unitsPerTurn = ARCSEC_PER_TURN * unitsPerArcsec;
    const unitsPerDeg = ARCSEC_PER_DEG * unitsPerArcsec;
    const width = this.#width;
    const powers = new Float64Array(CHUNK * width);
    const firstSegment = chunk * CHUNK;
    const endSegment = Math.min(firstSegment + CHUNK, records.count);
    for (let segment = firstSegment; segment < endSegment; segment++) {
      unpackRecord(records, segment, columns);
      columns[0] = (columns[0]! + unitsPerSegment * segment) % unitsPerTurn;
      const last = (segment - firstSegment + 1) * width - 1;
      for (let power = 0; power < width; power++) {
        let units = 0;
        for (let order = power; order < width; order += 2)
          units += columns[order]! * CHEBYSHEV[order]![power]!;
        powers[last - power] = units / unitsPerDeg;
      }
    }
    this.#chunks[chunk] = powers;
    return powers;
  }
}

/** T0 = 1, T1 = x, T(n+1) = 2 x Tn - T(n-1). */
function chebyshevPolynomials(): readonly Float64Array[] {
  const polynomials = [Float64Array.of(1), Float64Array.of(0, 1)];
  for (let order = 2; order <= MAX_DEGREE; order++) {
    const [last, lastButOne] = [polynomials[order - 1]!, polynomials[order - 2]!];
    polynomials.push(
      Float64Array.from(
        { length: order + 1 },
        (_, power) => 2 * (last[power - 1] ?? 0) - (lastButOne[power] ?? 0),
      ),
    );
  }
  return polynomials;
}
