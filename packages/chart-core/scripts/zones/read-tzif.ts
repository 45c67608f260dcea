import type { Period } from "../../src/birth-moment/posix-footer.js";

/** The content of a TZif file, apart from names and leap seconds. */
export interface Tzif {
  /** The listed periods in order; the first one starts at -Infinity. */
  readonly periods: readonly Period[];
  /** The abbreviation of the first period: `LMT` where it is the mean time of the zone's city. */
  readonly firstDesignation: string;
  /** The POSIX TZ string that continues the list. */
  readonly footer: string;
}

const HEADER_BYTES = 44;
const TYPE_BYTES = 6;

/** Tests whether the bytes begin like a TZif file. */
export function isTzif(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 4) === "TZif";
}

/**
 * Reads the 64-bit data of a TZif file.
 *
 * Source: RFC 9636, section 3.
 *
 * @throws RangeError if the file has no 64-bit data, or counts leap seconds.
 */
export function readTzif(bytes: Buffer): Tzif {
  if (!isTzif(bytes) || bytes.toString("latin1", 4, 5) < "2") throw new RangeError("no 64-bit TZif data");
  const start = HEADER_BYTES + dataBytes(bytes, 0, 4);
  const { leaps, times, types } = counts(bytes, start);
  if (leaps > 0) throw new RangeError("a TZif file that counts leap seconds");

  const timesAt = start + HEADER_BYTES;
  const typeIndexesAt = timesAt + times * 8;
  const typesAt = typeIndexesAt + times;
  const designationsAt = typesAt + types * TYPE_BYTES;
  const footerAt = start + HEADER_BYTES + dataBytes(bytes, start, 8);

  const offsetOfType = (type: number) => bytes.readInt32BE(typesAt + type * TYPE_BYTES);
  const laterPeriods = Array.from({ length: times }, (_, index) => ({
    startUtcSeconds: Number(bytes.readBigInt64BE(timesAt + index * 8)),
    offsetSeconds: offsetOfType(bytes.readUInt8(typeIndexesAt + index)),
  }));
  const firstDesignationAt = designationsAt + bytes.readUInt8(typesAt + 5);
  return {
    periods: [{ startUtcSeconds: Number.NEGATIVE_INFINITY, offsetSeconds: offsetOfType(0) }, ...laterPeriods],
    firstDesignation: bytes.toString("latin1", firstDesignationAt, bytes.indexOf(0, firstDesignationAt)),
    footer: bytes.toString("latin1", footerAt).trim(),
  };
}

function counts(bytes: Buffer, start: number) {
  const [utFlags, standardFlags, leaps, times, types, designationChars] = [20, 24, 28, 32, 36, 40].map((at) =>
    bytes.readUInt32BE(start + at),
  ) as [number, number, number, number, number, number];
  return { utFlags, standardFlags, leaps, times, types, designationChars };
}

/** Returns the size of a data block after its header; its instants take 4 or 8 bytes each. */
function dataBytes(bytes: Buffer, start: number, instantBytes: 4 | 8): number {
  const { utFlags, standardFlags, leaps, times, types, designationChars } = counts(bytes, start);
  const instants = times * (instantBytes + 1) + leaps * (instantBytes + 4);
  return instants + types * TYPE_BYTES + designationChars + standardFlags + utFlags;
}
