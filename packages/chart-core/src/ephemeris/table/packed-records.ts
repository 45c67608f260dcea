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
  /**
   * Returns six bits for each character of base64, the higher ones first, without padding. Generated as a method
   * `base64() { return "..."; }`, because engines skip the body of a method until it is called. They parse constants
   * and the expressions of arrow functions in full, which takes a quarter to a half of the library's start time.
   */
  readonly base64: () => string;
}

const BITS_PER_CHARACTER = 6;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Lookup table of the six bits of a character, by ASCII code. */
export const SEXTETS: Uint8Array = new Uint8Array(128);
for (let bits = 0; bits < ALPHABET.length; bits++) SEXTETS[ALPHABET.charCodeAt(bits)] = bits;

/** Cache of the bits of one record, by the table's columns. */
const bitsOfColumns = new WeakMap<PackedRecords["columns"], number>();

/** Returns the bits of one record. */
export function recordBits({ columns }: Pick<PackedRecords, "columns">): number {
  let sum = bitsOfColumns.get(columns);
  if (sum === undefined) {
    sum = columns.reduce((bits, column) => bits + column[0], 0);
    bitsOfColumns.set(columns, sum);
  }
  return sum;
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
  const characters = base64();
  const wanted = Math.min(columns.length, into.length);
  const firstBit = (index - first) * recordBits(records);
  let at = Math.floor(firstBit / BITS_PER_CHARACTER);
  // Number of unread bits of the current character; `unread` holds these bits.
  let left = BITS_PER_CHARACTER - (firstBit % BITS_PER_CHARACTER);
  let unread = SEXTETS[characters.charCodeAt(at)]! & ((1 << left) - 1);
  for (let column = 0; column < wanted; column++) {
    // Reads by index: the first chart runs this before it is compiled, when a destructured pair costs an iterator.
    const width = columns[column]![0];
    // Reads characters until they hold the column's bits. Multiplies, because a shift would overflow at 32 bits.
    let value = unread;
    for (; left < width; left += BITS_PER_CHARACTER) {
      at += 1;
      value = value * 64 + SEXTETS[characters.charCodeAt(at)]!;
    }
    left -= width;
    const scale = 1 << left;
    unread = value & (scale - 1);
    into[column] = (value - unread) / scale + columns[column]![1];
  }
}

function partWith({ parts }: PackedRecords, index: number): PackedPart {
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (index >= part.first && index < part.first + part.count) return part;
  }
  throw new RangeError(`record ${index} is in no part of the table that has been added`);
}
