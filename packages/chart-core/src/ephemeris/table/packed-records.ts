/**
 * A packed table of whole numbers. Every record has the same columns, every column its own width in bits. Any record can
 * be read without the ones before it, as soon as a part that contains it has been added.
 */
export interface PackedRecords {
  /** Number of records in the whole table, added or not. */
  readonly count: number;
  /** Width of each column in bits, at most 32, and the number to add to its bits. */
  readonly columns: readonly (readonly [bits: number, least: number])[];
  /** The parts that have been added, in order of their first records. Two parts may share records. */
  readonly parts: PackedPart[];
}

/** Consecutive records of a table: their bits follow one another in base64. */
export interface PackedPart {
  /** Index of its first record in the whole table. */
  readonly first: number;
  readonly count: number;
  /** Six bits for each character of base64, the higher ones first, without padding. */
  readonly base64: string;
}

const BITS_PER_CHARACTER = 6;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Lookup table of the six bits of a character, by ASCII code. */
export const SEXTETS: Uint8Array = new Uint8Array(128);
for (let bits = 0; bits < ALPHABET.length; bits++) SEXTETS[ALPHABET.charCodeAt(bits)] = bits;

/** Returns the bits of one record. */
export function recordBits({ columns }: Pick<PackedRecords, "columns">): number {
  return columns.reduce((sum, [bits]) => sum + bits, 0);
}

/** Adds a part of a table; a part that is there already changes nothing. */
export function addPart({ parts }: PackedRecords, part: PackedPart): void {
  if (parts.includes(part)) return;
  const next = parts.findIndex(({ first }) => first > part.first);
  parts.splice(next < 0 ? parts.length : next, 0, part);
}

/**
 * Writes the columns of the record at an index from 0 to `count` - 1: as many as `into` has room for.
 *
 * @throws RangeError if no part with the record has been added.
 */
export function unpackRecord(records: PackedRecords, index: number, into: Float64Array): void {
  const { columns } = records;
  const { first, base64 } = partWith(records, index);
  const wanted = Math.min(columns.length, into.length);
  const firstBit = (index - first) * recordBits(records);
  let at = Math.floor(firstBit / BITS_PER_CHARACTER);
  // Unread bits of the current character.
  let left = BITS_PER_CHARACTER - (firstBit % BITS_PER_CHARACTER);
  for (let column = 0; column < wanted; column++) {
    const [width, least] = columns[column]!;
    let value = 0;
    for (let missing = width; missing > 0; ) {
      if (left === 0) {
        at += 1;
        left = BITS_PER_CHARACTER;
      }
      const taken = Math.min(missing, left);
      left -= taken;
      missing -= taken;
      const bits = (SEXTETS[base64.charCodeAt(at)]! >> left) & ((1 << taken) - 1);
      // Multiplies, because a shift would overflow with a column of 32 bits.
      value = value * (1 << taken) + bits;
    }
    into[column] = value + least;
  }
}

function partWith({ parts }: PackedRecords, index: number): PackedPart {
  for (const part of parts) {
    if (index >= part.first && index < part.first + part.count) return part;
  }
  throw new RangeError(`record ${index} is in no part of the table that has been added`);
}
