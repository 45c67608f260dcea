/** Longest row. A longer one usually is a quote that is not closed. */
export const LONGEST_ROW: number = 1024 * 1024;

/** Bytes of the rows that a thread gets at a time. */
const CHUNK_BYTES = 256 * 1024;

const NEW_LINE = 0x0a;
const QUOTE = 0x22;

/** Whole rows of a file. */
export interface RowChunk {
  readonly bytes: Uint8Array;
  /** Number of the line of the file on which they begin, from 1. */
  readonly line: number;
  /** True if the bytes are the begin of one row that is too long. */
  readonly isTooLong: boolean;
}

/**
 * Splits a file into chunks of whole rows, in flat memory. A row of CSV ends at a line break outside of quotes, which is one
 * after an even number of quotes. A row that is too long ends at its first line break all the same.
 *
 * @param hasQuotes False for NDJSON: each line is a row.
 */
export async function* splitRows(
  source: AsyncIterable<Uint8Array>,
  hasQuotes: () => boolean,
): AsyncGenerator<RowChunk> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  /** True while the rest of a line that was too long is left out. */
  let isSkipping = false;
  const chunkOf = (bytes: Buffer, isTooLong = false): RowChunk => {
    const chunk = { bytes, line, isTooLong };
    line += countLines(bytes);
    return chunk;
  };
  for await (const read of source) {
    rest =
      rest.length === 0
        ? Buffer.from(read.buffer, read.byteOffset, read.length)
        : Buffer.concat([rest, read]);
    for (;;) {
      if (isSkipping) {
        const end = rest.indexOf(NEW_LINE);
        if (end < 0) {
          rest = Buffer.alloc(0);
          break;
        }
        rest = rest.subarray(end + 1);
        line++;
        isSkipping = false;
      }
      const end = endOfRows(rest, hasQuotes());
      if (end > 0 && (rest.length >= CHUNK_BYTES || rest.length - end > LONGEST_ROW)) {
        yield chunkOf(rest.subarray(0, end));
        rest = rest.subarray(end);
      } else if (end === 0 && rest.length > LONGEST_ROW) {
        const first = rest.indexOf(NEW_LINE);
        yield chunkOf(rest.subarray(0, first < 0 ? LONGEST_ROW : first + 1), true);
        rest = first < 0 ? Buffer.alloc(0) : rest.subarray(first + 1);
        isSkipping = first < 0;
      } else break;
    }
  }
  if (isSkipping || rest.length === 0) return;
  const end = endOfRows(rest, hasQuotes());
  if (end > 0) yield chunkOf(rest.subarray(0, end));
  if (end < rest.length) yield chunkOf(rest.subarray(end));
}

/** Returns the end of the last whole row; 0 if there is none. */
function endOfRows(bytes: Buffer, hasQuotes: boolean): number {
  if (!hasQuotes || !bytes.includes(QUOTE)) return bytes.lastIndexOf(NEW_LINE) + 1;
  let end = 0;
  let isQuoted = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (byte === NEW_LINE && !isQuoted) end = at + 1;
  }
  return end;
}

/** Counts the line breaks. */
function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) count++;
  return count;
}
