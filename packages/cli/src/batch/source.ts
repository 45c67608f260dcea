import { createReadStream, statSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { CommandFailure, fileFailure } from "../terminal/failure.js";
import type { Terminal } from "../terminal/terminal.js";
import { type Columns, readColumns, separatorOf } from "./columns.js";
import { LONGEST_ROW } from "./split-rows.js";

/** A file of births. */
export interface Source {
  readonly input: "csv" | "ndjson";
  readonly separator: string;
  /** Columns of CSV; undefined for NDJSON. */
  readonly columns: Columns | undefined;
  /** Rest of the file, after the first line of CSV. */
  readonly rest: AsyncIterable<Uint8Array>;
  /** Number of the line on which the rest begins. */
  readonly line: number;
  /** Size of the file; undefined if it is not known. */
  readonly size: number | undefined;
}

const NEW_LINE = 0x0a;

/**
 * Opens a file of births and reads its first line. A file that begins with `{` is NDJSON, any other is CSV.
 *
 * @param path Path, or `-` for standard input.
 */
export async function openSource(path: string, { stdin }: Terminal): Promise<Source> {
  const name = path === "-" ? "Standard input" : path;
  const size = path === "-" ? undefined : sizeOf(path);
  const reader = readAll(path === "-" ? stdin : createReadStream(path, { highWaterMark: 256 * 1024 }), name);
  let head = Buffer.alloc(0);
  let end = -1;
  while (end < 0) {
    const { value, done } = await reader.next();
    if (done) break;
    head = Buffer.concat([head, value]);
    end = endOfFirstRow(head);
    if (head.length > LONGEST_ROW && end < 0)
      throw new CommandFailure(
        `${name}: the first line is longer than a megabyte. It must name the columns.`,
      );
  }
  if (head.length === 0) throw new CommandFailure(`${name} is empty.`);
  if (head[0] === 0xff || head[0] === 0xfe || head.subarray(0, 4).includes(0))
    throw new CommandFailure(`${name} is UTF-16 or no text. Save it as CSV in UTF-8.`);
  const start = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  const bom = head.subarray(start);
  if (/^\s*\{/.test(bom.toString("utf8", 0, 100)))
    return { input: "ndjson", separator: "", columns: undefined, rest: chain(bom, reader), line: 1, size };
  const length = end < 0 ? head.length : end;
  const first = head.toString("utf8", start, length);
  const separator = separatorOf(first);
  const [names = []] = parse(first, { delimiter: separator, relax_quotes: true, trim: true }) as string[][];
  return {
    ...{ input: "csv", separator, columns: readColumns(names, name) },
    ...{ rest: chain(head.subarray(length), reader), line: 1 + first.split("\n").length - 1, size },
  };
}

function sizeOf(path: string): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}

/** Returns the end of the first row; -1 if it is not there yet. */
function endOfFirstRow(bytes: Buffer): number {
  let isQuoted = false;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0x22) isQuoted = !isQuoted;
    else if (bytes[at] === NEW_LINE && !isQuoted) return at + 1;
  }
  return -1;
}

async function* readAll(stream: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Buffer> {
  try {
    for await (const bytes of stream) yield Buffer.from(bytes);
  } catch (error) {
    throw fileFailure(name, "read", error);
  }
}

async function* chain(first: Buffer, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  yield* rest;
}
