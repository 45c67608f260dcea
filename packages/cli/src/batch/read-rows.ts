import { parse } from "csv-parse/sync";

/** Decodes UTF-8. A line that is not, is Windows-1252, in which spreadsheets save without asking. */
export function textOf(bytes: Uint8Array): { readonly text: string; readonly isLatin: boolean } {
  try {
    return { text: UTF8.decode(bytes), isLatin: false };
  } catch {
    const lines: string[] = [];
    for (let at = 0; at <= bytes.length; ) {
      const found = bytes.indexOf(0x0a, at);
      const end = found < 0 ? bytes.length : found;
      lines.push(lineOf(bytes.subarray(at, end)));
      at = end + 1;
    }
    return { text: lines.join("\n"), isLatin: true };
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });
const LATIN = new TextDecoder("windows-1252");

function lineOf(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return LATIN.decode(bytes);
  }
}

/** A row of a file. What only a bad row needs is found when it is asked for. */
export interface SourceRow {
  readonly row: readonly string[];
  /** Why it cannot be read. */
  readonly fault?: string;
  /** Returns the number of lines before it in its chunk. */
  readonly at: () => number;
  /** Returns the text of a line of NDJSON. */
  readonly text: () => string;
}

/** Options of the parser of CSV: rows end as the splitter ends them, and quotes open where it opens them. */
export const CSV_OPTIONS: {
  readonly record_delimiter: string[];
  readonly relax_column_count: true;
  readonly relax_quotes: true;
  readonly ltrim: true;
} = { record_delimiter: ["\r\n", "\n"], relax_column_count: true, relax_quotes: true, ltrim: true };

/** Reads the rows of CSV, without blank ones. */
export function csvRows(text: string, separator: string): readonly SourceRow[] {
  const options = { ...CSV_OPTIONS, delimiter: separator };
  let rows: readonly string[][];
  try {
    rows = parse(text, options);
  } catch {
    return brokenRows(text, options);
  }
  // Lines are counted only if a row is bad, which most files never need.
  let starts: readonly number[] | undefined;
  const startOf = (index: number) => {
    if (starts === undefined) {
      const counted = parse(text, { ...options, info: true }) as unknown as readonly {
        info: { lines: number };
      }[];
      starts = [0, ...counted.map(({ info }) => info.lines)];
    }
    return starts[index] ?? 0;
  };
  return rows.flatMap((row, index) =>
    isBlank(row) ? [] : [{ row, at: () => startOf(index), text: () => "" }],
  );
}

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === "");
}

/** Reads rows of which one cannot be parsed, each line by itself, so that the others still count. */
function brokenRows(
  text: string,
  options: typeof CSV_OPTIONS & { readonly delimiter: string },
): readonly SourceRow[] {
  return text.split("\n").flatMap((line, index): readonly SourceRow[] => {
    const facts = { at: () => index, text: () => "" };
    try {
      const [row = []] = parse(line, options) as unknown as string[][];
      return isBlank(row) ? [] : [{ row, ...facts }];
    } catch {
      return [{ row: [line], fault: "a quote is not closed, or stands in the middle of a cell", ...facts }];
    }
  });
}

/** Reads the lines of NDJSON, without blank ones. */
export function jsonLines(text: string): readonly SourceRow[] {
  return text
    .split("\n")
    .map((line, index): SourceRow => ({ row: [], at: () => index, text: () => line.trim() }))
    .filter((row) => row.text() !== "");
}
