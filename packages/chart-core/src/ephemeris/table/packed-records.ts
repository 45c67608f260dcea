/**
 * A table of whole numbers, packed: every record has the same columns, every column its own width in bits, and the
 * bits of all records follow one another in base64. Any record can be read without the ones before it.
 */
export interface PackedRecords {
  readonly count: number;
  /** Of each column: its width in bits, at most 32, and the number to add to what they hold. */
  readonly columns: readonly (readonly [bits: number, least: number])[];
  /** Six bits a character in the alphabet of base64, the higher ones first, without padding. */
  readonly base64: string;
}

const BITS_PER_CHARACTER = 6;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The six bits of a character by its ASCII code. */
const SEXTETS = new Uint8Array(128);
for (let bits = 0; bits < ALPHABET.length; bits++) SEXTETS[ALPHABET.charCodeAt(bits)] = bits;

/** Bits of one record. */
export function recordBits({ columns }: Pick<PackedRecords, "columns">): number {
  return columns.reduce((sum, [bits]) => sum + bits, 0);
}

/** Writes the columns of one record, index 0 to `count` - 1, into `into`: as many as it has room for. */
export function unpackRecord(records: PackedRecords, index: number, into: Float64Array): void {
  const { columns, base64 } = records;
  const wanted = Math.min(columns.length, into.length);
  const firstBit = index * recordBits(records);
  let at = Math.floor(firstBit / BITS_PER_CHARACTER);
  // Bits of the current character that are yet to be read.
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
      // Multiplied, for a shift would cut off a column of 32 bits.
      value = value * (1 << taken) + bits;
    }
    into[column] = value + least;
  }
}
