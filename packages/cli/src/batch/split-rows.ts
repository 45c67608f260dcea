/** Longest row. A longer one usually is a quote that is not closed. */
export const LONGEST_ROW: number = 1024 * 1024;

/** Bytes of the rows that a thread gets at a time. */
const CHUNK_BYTES = 256 * 1024;

const NEW_LINE = 0x0a;
const QUOTE = 0x22;
const BLANK = 0x20;

/** Whole rows of a file. */
export interface RowChunk {
  readonly bytes: Uint8Array;
  /** Number of the line of the file on which they begin, from 1. */
  readonly line: number;
  /** True if the bytes are the begin of one row that is too long. */
  readonly isTooLong: boolean;
}

/**
 * Splits a file into chunks of whole rows, in flat memory. A row of CSV ends at a line break outside of
 * quotes. A row that is too long ends at its first line break all the same.
 *
 * @param separator Separator of the cells of CSV; empty for NDJSON, of which each line is a row.
 */
export async function* splitRows(
  source: AsyncIterable<Uint8Array>,
  separator: string,
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
      const end = endOfRows(rest, separator);
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
  const end = endOfRows(rest, separator);
  if (end > 0) yield chunkOf(rest.subarray(0, end));
  if (end < rest.length) yield chunkOf(rest.subarray(end));
}

/** Returns the end of the last whole row; 0 if there is none. */
function endOfRows(bytes: Buffer, separator: string): number {
  if (separator === "" || !bytes.includes(QUOTE)) return bytes.lastIndexOf(NEW_LINE) + 1;
  let end = 0;
  for (const rowEnd of rowEnds(bytes, separator)) end = rowEnd;
  return end;
}

/**
 * Yields the end of each whole row of CSV. A quote opens only at the start of a cell, after blanks at most: `5 ft 10" tall` has
 * none.
 */
export function* rowEnds(bytes: Buffer, separator: string): Generator<number> {
  const between = separator.charCodeAt(0);
  let isStart = true;
  let isQuoted = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isQuoted) {
      if (byte !== QUOTE) continue;
      if (bytes[at + 1] === QUOTE) at++;
      else isQuoted = false;
    } else if (byte === NEW_LINE) {
      yield at + 1;
      isStart = true;
    } else if (byte === between) isStart = true;
    else if (byte === QUOTE && isStart) {
      isQuoted = true;
      isStart = false;
    } else if (byte !== BLANK) isStart = false;
  }
}

/** Counts the line breaks. */
function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) count++;
  return count;
}
