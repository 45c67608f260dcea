import { createReadStream, statSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { CommandFailure, fileFailure } from "../terminal/failure.js";
import type { Terminal } from "../terminal/terminal.js";
import { type Columns, readColumns, separatorOf } from "./columns.js";
import { CSV_OPTIONS, textOf } from "./read-rows.js";
import { LONGEST_ROW, rowEnds } from "./split-rows.js";

/** A file of births. */
export interface Source {
  readonly input: "csv" | "ndjson";
  readonly separator: string;
  /** Columns of CSV; undefined for NDJSON. */
  readonly columns: Columns | undefined;
  /** Columns that a table may copy: of NDJSON those of the first row. */
  readonly tableColumns: Columns | undefined;
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
  try {
    return { ...(await readHead(reader, name)), size };
  } catch (error) {
    await reader.return(undefined);
    throw error;
  }
}

async function readHead(reader: AsyncGenerator<Buffer>, name: string): Promise<Omit<Source, "size">> {
  let head = Buffer.alloc(0);
  let end = -1;
  let isJson = false;
  while (end < 0) {
    const { value, done } = await reader.next();
    if (done) break;
    head = Buffer.concat([head, value]);
    isJson = /^(?:\xef\xbb\xbf)?\s*\{/.test(head.toString("latin1", 0, 100));
    end = endOfFirstRow(head, isJson);
    if (head.length > LONGEST_ROW && end < 0 && !isJson)
      throw new CommandFailure(
        `${name}: the first line is longer than a megabyte. It must name the columns.`,
      );
    if (isJson && head.length > LONGEST_ROW) break;
  }
  if (head.length === 0) throw new CommandFailure(`${name} is empty.`);
  if (head[0] === 0xff || head[0] === 0xfe || head.subarray(0, 4).includes(0))
    throw new CommandFailure(`${name} is UTF-16 or no text. Save it as CSV in UTF-8.`);
  const start = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  const length = end < 0 ? head.length : end;
  const { text } = textOf(head.subarray(start, length));
  if (isJson) {
    const rest = chain(head.subarray(start), reader);
    return {
      input: "ndjson",
      separator: "",
      columns: undefined,
      tableColumns: jsonColumns(text),
      rest,
      line: 1,
    };
  }
  if (/\r(?!\n|$)/.test(text))
    throw new CommandFailure(`${name} has line ends of CR alone. Save it again as CSV.`);
  const separator = separatorOf(text);
  const [names = []] = parse(text, {
    ...CSV_OPTIONS,
    delimiter: separator,
    trim: true,
  }) as unknown as string[][];
  const columns = readColumns(names, name);
  return {
    ...{ input: "csv", separator, columns, tableColumns: columns },
    ...{ rest: chain(head.subarray(length), reader), line: 1 + text.split("\n").length - 1 },
  };
}

/** Returns the columns of a row of NDJSON; undefined if it is no birth. */
function jsonColumns(line: string): Columns | undefined {
  try {
    return readColumns(Object.keys(JSON.parse(line)), "the first row");
  } catch {
    return undefined;
  }
}

function sizeOf(path: string): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}

/** Returns the end of the first row; -1 if it is not there yet. */
function endOfFirstRow(bytes: Buffer, isJson: boolean): number {
  if (isJson) return bytes.indexOf(NEW_LINE) + 1 || -1;
  const line = bytes.indexOf(NEW_LINE);
  const separator = separatorOf(bytes.toString("latin1", 0, line < 0 ? undefined : line));
  const [end = -1] = rowEnds(bytes, separator);
  return end;
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
