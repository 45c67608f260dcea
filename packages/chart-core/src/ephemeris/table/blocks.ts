import type { EphemerisBody } from "../ephemeris-body.js";
import { type PackedSegments, unpackSegment } from "./segments.js";
import { BLOCK_DAYS, TABLE_DAYS, TABLE_FIRST_TT_DAYS } from "./table-span.js";
import { BODY_TABLES, NUTATION } from "./tables.generated.js";

/** Where a table's segments lie within every block. */
export interface Track {
  /** Index of the first segment's highest power, from the block's start. */
  readonly at: number;
  /** Powers of a segment, two at least. */
  readonly width: number;
  readonly segmentsPerBlock: number;
}

type Angle = "nutation" | EphemerisBody;

/** The angles of a block, in the order in which they lie and are read. */
const TABLES: Readonly<Record<Angle, PackedSegments>> = {
  nutation: NUTATION,
  sun: BODY_TABLES.sun.segments,
  northNode: BODY_TABLES.northNode.segments,
  moon: BODY_TABLES.moon.segments,
  mercury: BODY_TABLES.mercury.segments,
  venus: BODY_TABLES.venus.segments,
  mars: BODY_TABLES.mars.segments,
  jupiter: BODY_TABLES.jupiter.segments,
  saturn: BODY_TABLES.saturn.segments,
  uranus: BODY_TABLES.uranus.segments,
  neptune: BODY_TABLES.neptune.segments,
  pluto: BODY_TABLES.pluto.segments,
};

/** The place of every angle in a block. */
export const TRACKS: Readonly<Record<Angle, Track>> = tracksOf(TABLES);

const BLOCKS: number = TABLE_DAYS / BLOCK_DAYS;

const BLOCK_WIDTH: number = Object.values(TRACKS).reduce(
  (sum, { width, segmentsPerBlock }) => sum + width * segmentsPerBlock,
  0,
);

/** The powers of all blocks, degrees; the system gives it memory as blocks are unpacked. */
const powers = new Float64Array(BLOCKS * BLOCK_WIDTH);

const isUnpacked = new Uint8Array(BLOCKS);

/** A moment as a number of blocks from the first one's start: the whole part names the block. */
export function blocksAt(ttDays: number): number {
  return (ttDays - TABLE_FIRST_TT_DAYS) / BLOCK_DAYS;
}

/** Makes a block ready to be read and gives its start, for {@link angleDeg}. */
export function openBlock(block: number): number {
  if (isUnpacked[block] === 0) unpackBlock(block);
  return block * BLOCK_WIDTH;
}

/**
 * The angle of a table in degrees, not brought into a turn.
 *
 * @param start The block's, from {@link openBlock}.
 * @param fraction Of the block's time, in [0, 1).
 */
export function angleDeg({ at, width, segmentsPerBlock }: Track, start: number, fraction: number): number {
  const segments = fraction * segmentsPerBlock;
  const segment = segments | 0;
  const x = 2 * (segments - segment) - 1;
  // Horner's rule in x * x for every other power, twice: two short chains of sums instead of one that waits for itself.
  const xx = x * x;
  let index = start + at + segment * width;
  const last = index + width - 1;
  let odd = powers[index]!;
  let even = powers[index + 1]!;
  for (index += 2; index < last; index += 2) {
    odd = odd * xx + powers[index]!;
    even = even * xx + powers[index + 1]!;
  }
  return index === last ? odd * xx + powers[index]! + even * x : odd * x + even;
}

function unpackBlock(block: number): void {
  for (const angle of Object.keys(TABLES) as Angle[]) {
    const { at, width, segmentsPerBlock } = TRACKS[angle];
    for (let segment = 0; segment < segmentsPerBlock; segment++) {
      const index = block * BLOCK_WIDTH + at + segment * width;
      unpackSegment(TABLES[angle], block * segmentsPerBlock + segment, powers, index);
    }
  }
  isUnpacked[block] = 1;
}

function tracksOf(tables: Readonly<Record<Angle, PackedSegments>>): Record<Angle, Track> {
  const tracks = {} as Record<Angle, Track>;
  let at = 0;
  for (const angle of Object.keys(tables) as Angle[]) {
    const { segmentDays, records } = tables[angle];
    const [width, segmentsPerBlock] = [records.columns.length, BLOCK_DAYS / segmentDays];
    tracks[angle] = { at, width, segmentsPerBlock };
    at += width * segmentsPerBlock;
  }
  return tracks;
}
