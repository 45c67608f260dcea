import type { EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import { BLOCK_DAYS, TABLE_FIRST_TT_DAYS } from "../../src/ephemeris/table/table-span.js";
import { chebyshevCoefficients, chebyshevNodes, chebyshevValue } from "./chebyshev.js";
import { nearest } from "./nearest.js";
import { BLOCK_SAMPLES, SAMPLE_GROUPS } from "./sample-sky.js";

/** An angle in degrees as samples at the Chebyshev nodes of equal pieces of time, without jumps within a piece. */
export interface Samples {
  readonly startTtDays: number;
  readonly pieceDays: number;
  readonly nodes: number;
  /** Values piece by piece, the latest node of each piece first. */
  readonly values: Float64Array;
}

/** Selects the samples of one body from those of consecutive blocks (sample-sky.ts). */
export function samplesOf(body: EphemerisBody, blocks: ArrayLike<number>, firstBlock = 0): Samples {
  const startTtDays = TABLE_FIRST_TT_DAYS + firstBlock * BLOCK_DAYS;
  let groupAt = 0;
  for (const { bodies, pieceDays, nodes } of SAMPLE_GROUPS) {
    const moments = (BLOCK_DAYS / pieceDays) * nodes;
    const column = bodies.indexOf(body);
    if (column < 0) {
      groupAt += moments * bodies.length;
      continue;
    }
    const values = new Float64Array((blocks.length / BLOCK_SAMPLES) * moments);
    for (let index = 0; index < values.length; index++) {
      const block = Math.floor(index / moments);
      values[index] = blocks[block * BLOCK_SAMPLES + groupAt + (index % moments) * bodies.length + column]!;
    }
    return { startTtDays, pieceDays, nodes, values: withoutJumps(values, nodes) };
  }
  throw new Error(`${body} is not sampled`);
}

/** Adds whole turns, so that all nodes of a piece are within half a turn of their neighbours. */
function withoutJumps(degrees: Float64Array, nodes: number): Float64Array {
  for (let index = 0; index < degrees.length; index++) {
    if (index % nodes > 0) degrees[index] = nearest(degrees[index]!, degrees[index - 1]!, 360);
  }
  return degrees;
}

/** Returns the moments of samples in days of TT since J2000.0, in their order. */
export function sampleMoments({ startTtDays, pieceDays, nodes, values }: Samples): Float64Array {
  const xs = chebyshevNodes(nodes);
  return values.map(
    (_, index) => startTtDays + (Math.floor(index / nodes) + (xs[index % nodes]! + 1) / 2) * pieceDays,
  );
}

/** Returns the polynomials through samples as a function of time. */
export function interpolant({ startTtDays, pieceDays, nodes, values }: Samples): (ttDays: number) => number {
  const pieces: number[][] = [];
  return (ttDays) => {
    const at = (ttDays - startTtDays) / pieceDays;
    const piece = Math.min(Math.max(Math.floor(at), 0), values.length / nodes - 1);
    pieces[piece] ??= chebyshevCoefficients(values.subarray(piece * nodes, (piece + 1) * nodes), nodes - 1);
    return chebyshevValue(pieces[piece], 2 * (at - piece) - 1);
  };
}
