import { createHash } from "node:crypto";
import type { EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import { BLOCK_DAYS, TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "../../src/ephemeris/table/table-span.js";
import { meanEquinoxLongitudeDeg } from "../../src/series/longitude.js";
import { chebyshevNodes } from "./chebyshev.js";

/** Bodies that are sampled at the same moments, as they share the costly part of the computation. */
export interface SampleGroup {
  readonly bodies: readonly EphemerisBody[];
  /** Days of a piece; each piece has its own Chebyshev nodes. */
  readonly pieceDays: number;
  readonly nodes: number;
}

/** The groups of all bodies. Polynomials through these samples are within 0.0005 arcsec of the series. */
export const SAMPLE_GROUPS: readonly SampleGroup[] = [
  {
    bodies: ["sun", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"],
    pieceDays: 16,
    nodes: 14,
  },
  { bodies: ["moon", "northNode"], pieceDays: 8, nodes: 14 },
];

/** Number of blocks of the span; each is sampled in one piece of work. */
export const BLOCK_COUNT: number = TABLE_DAYS / BLOCK_DAYS;

/** Number of values that {@link sampleBlock} returns. */
export const BLOCK_SAMPLES: number = SAMPLE_GROUPS.reduce(
  (sum, { bodies, pieceDays, nodes }) => sum + (BLOCK_DAYS / pieceDays) * nodes * bodies.length,
  0,
);

/**
 * Samples the longitudes of every body on the mean equinox of date in one block, degrees in [-180, 180]: group by
 * group, piece by piece, node by node, body by body.
 */
export function sampleBlock(block: number): number[] {
  const startTtDays = TABLE_FIRST_TT_DAYS + block * BLOCK_DAYS;
  return SAMPLE_GROUPS.flatMap(({ bodies, pieceDays, nodes }) =>
    Array.from({ length: BLOCK_DAYS / pieceDays }, (_, piece) =>
      chebyshevNodes(nodes).map((x) => startTtDays + (piece + (x + 1) / 2) * pieceDays),
    )
      .flat()
      .flatMap((ttDays) => bodies.map((body) => meanEquinoxLongitudeDeg(body, ttDays))),
  );
}

/** Returns a fingerprint of the series model: a text that changes when its longitudes at a few moments do. */
export function modelFingerprint(): string {
  const bodies = SAMPLE_GROUPS.flatMap((group) => group.bodies);
  const values = [-70_000, -31_234, -1, 20_202, 69_999].flatMap((ttDays) =>
    bodies.map((body) => meanEquinoxLongitudeDeg(body, ttDays).toFixed(9)),
  );
  const text = JSON.stringify([TABLE_FIRST_TT_DAYS, BLOCK_DAYS, SAMPLE_GROUPS, values]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
