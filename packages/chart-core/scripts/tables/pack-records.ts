import {
  type PackedPart,
  type PackedRecords,
  recordBits,
  unpackRecord,
} from "../../src/ephemeris/table/packed-records.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Packs rows of whole numbers into a table of one part: each column as narrow as its range allows. */
export function packRecords(rows: readonly (readonly number[])[]): PackedRecords {
  const columns = rows[0]!.map((_, column): [bits: number, least: number] => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const row of rows) {
      if (!Number.isSafeInteger(row[column])) throw new Error(`column ${column}: ${row[column]}`);
      least = Math.min(least, row[column]!);
      most = Math.max(most, row[column]!);
    }
    const bits = (most - least).toString(2).length;
    if (bits > 32) throw new Error(`column ${column}: ${bits} bits`);
    return [bits, least];
  });
  const base64 = packRows(rows, columns);
  return { count: rows.length, columns, parts: [{ first: 0, count: rows.length, base64 }] };
}

/** Packs the records from one index up to another, which a table contains, into a part of their own. */
export function packPart(records: PackedRecords, first: number, end: number): PackedPart {
  const rows = Array.from({ length: end - first }, (_, index) => {
    const row = new Float64Array(records.columns.length);
    unpackRecord(records, first + index, row);
    return row;
  });
  return { first, count: rows.length, base64: packRows(rows, records.columns) };
}

/** Returns the bits of rows of whole numbers as base64. */
export function packRows(rows: readonly ArrayLike<number>[], columns: PackedRecords["columns"]): string {
  const characters: string[] = [];
  let character = 0;
  let free = 6;
  for (const row of rows) {
    columns.forEach(([bits, least], column) => {
      const value = row[column]! - least;
      for (let bit = bits - 1; bit >= 0; bit--) {
        free -= 1;
        character += (Math.floor(value / 2 ** bit) % 2) * 2 ** free;
        if (free > 0) continue;
        characters.push(ALPHABET[character]!);
        [character, free] = [0, 6];
      }
    });
  }
  if (free < 6) characters.push(ALPHABET[character]!);
  return characters.join("");
}

/** Returns the bytes of packed records before their encoding as text. */
export function packedBytes(records: PackedRecords): number {
  return Math.ceil((records.count * recordBits(records)) / 8);
}
