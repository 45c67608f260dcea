import { createHash } from "node:crypto";
import type { EphemerisBody } from "../../src/ephemeris/ephemeris-body.js";
import { BLOCK_DAYS, TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "../../src/ephemeris/table/table-span.js";
import { meanEquinoxLongitudeDeg } from "../../src/series/longitude.js";
import { chebyshevNodes } from "./chebyshev.js";

/** Bodies that are sampled at the same moments, and how densely: they share what is costly. */
export interface SampleGroup {
  readonly bodies: readonly EphemerisBody[];
  /** Length of the pieces, each with its own Chebyshev nodes. */
  readonly pieceDays: number;
  readonly nodes: number;
}

/** Polynomials through these samples lie within 0.0005 arcsec of the series. */
export const SAMPLE_GROUPS: readonly SampleGroup[] = [
  {
    bodies: ["sun", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"],
    pieceDays: 16,
    nodes: 14,
  },
  { bodies: ["moon", "northNode"], pieceDays: 8, nodes: 14 },
];

/** Blocks of the span; each is sampled as one. */
export const BLOCKS: number = TABLE_DAYS / BLOCK_DAYS;

/** How many numbers {@link sampleBlock} gives. */
export const BLOCK_SAMPLES: number = SAMPLE_GROUPS.reduce(
  (sum, { bodies, pieceDays, nodes }) => sum + (BLOCK_DAYS / pieceDays) * nodes * bodies.length,
  0,
);

/**
 * Longitudes of every body on the mean equinox of date in one block of the span, degrees in [-180, 180]: group by
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

/** What the series model gives at a few moments, as a text that changes when the model does. */
export function modelFingerprint(): string {
  const bodies = SAMPLE_GROUPS.flatMap((group) => group.bodies);
  const values = [-70_000, -31_234, -1, 20_202, 69_999].flatMap((ttDays) =>
    bodies.map((body) => meanEquinoxLongitudeDeg(body, ttDays).toFixed(9)),
  );
  const text = JSON.stringify([TABLE_FIRST_TT_DAYS, BLOCK_DAYS, SAMPLE_GROUPS, values]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
