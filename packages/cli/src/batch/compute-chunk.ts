import { computeChart } from "chart-core";
import { Places } from "../births/places.js";
import { BirthResolver } from "../births/resolved-birth.js";
import { cellsOf } from "../formats/chart-members.js";
import { csvRow } from "../formats/csv.js";
import { CommandFailure, EXIT } from "../terminal/failure.js";
import { type Columns, readColumns } from "./columns.js";
import { csvRows, jsonLines, textOf } from "./read-rows.js";
import { RowReader } from "./row-birth.js";
import { copiedNames, NOTE, type RowForm } from "./table-columns.js";

/** Form of a file of charts. */
export type BatchForm = "ndjson" | "csv" | "parquet";

/** All that the threads of a batch know alike. */
export interface BatchPlan extends RowForm {
  /** Path of the place index. */
  readonly placesPath: string;
  readonly input: "csv" | "ndjson";
  readonly separator: string;
  /** Columns of a CSV file; undefined for NDJSON, whose rows have their own names. */
  readonly columns: Columns | undefined;
  readonly form: BatchForm;
}

/** Whole rows for a thread. */
export interface ChunkOrder {
  readonly bytes: Uint8Array;
  /** Line on which they begin. */
  readonly line: number;
  /** Number of its first rows to leave out. */
  readonly skip: number;
}

/** A row without a chart. */
export interface BadRow {
  readonly line: number;
  readonly reason: string;
  /** Cells of a row of CSV; else its text. */
  readonly cells: readonly string[];
}

/** Charts of a chunk. */
export interface ChunkResult {
  /** Text of the rows as UTF-8, for NDJSON and CSV. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Cells of the rows, for Parquet. */
  readonly cells?: readonly (readonly string[])[];
  /** Number of rows, of those that are left out too. */
  readonly rows: number;
  readonly charts: number;
  /** Number of charts whose birth may mean another place or time. */
  readonly doubtful: number;
  readonly badRows: readonly BadRow[];
  readonly hasUsedSmallMap: boolean;
  /** True if the bytes were no UTF-8 and were read as Windows-1252. */
  readonly isLatin: boolean;
}

/** Longest text of a cell of a bad row that is reported. */
const SHOWN_TEXT = 1000;

/** Returns the function that computes the charts of chunks, one after the other. */
export function chunkComputer(plan: BatchPlan): (order: ChunkOrder) => ChunkResult {
  const places = new Places(plan.placesPath);
  const readerFor = (columns: Columns) =>
    new RowReader(columns, (choices) => new BirthResolver(places, choices));
  const csvReader = plan.columns && readerFor(plan.columns);
  const jsonReaders = new Map<string, { readonly columns: Columns; readonly reader: RowReader }>();

  /** Reads a line of NDJSON as a row. Rows of the same names share a reader. */
  const jsonRow = (text: string) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new CommandFailure("this is no JSON");
    }
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw new CommandFailure("this is no JSON object");
    const names = Object.keys(value);
    const key = JSON.stringify(names);
    let known = jsonReaders.get(key);
    if (known === undefined) {
      const columns = readColumns(names, "this row");
      known = { columns, reader: readerFor(columns) };
      if (jsonReaders.size > 1000) jsonReaders.clear();
      jsonReaders.set(key, known);
    }
    const values: readonly unknown[] = Object.values(value);
    const row = values.map((cell) =>
      typeof cell === "string"
        ? cell
        : cell === null
          ? ""
          : typeof cell === "object"
            ? JSON.stringify(cell)
            : `${cell}`,
    );
    return { ...known, row, values };
  };

  return ({ bytes, line, skip }) => {
    const { text, isLatin } = textOf(bytes);
    const source = plan.input === "csv" ? csvRows(text, plan.separator) : jsonLines(text);
    const writer = new RowWriter(plan);
    const badRows: BadRow[] = [];
    let charts = 0;
    let doubtful = 0;
    for (const { row, fault, at, text: rowText } of source.slice(skip)) {
      try {
        if (fault !== undefined) throw new CommandFailure(fault);
        if (plan.columns !== undefined && row.slice(plan.columns.names.length).some((cell) => cell !== ""))
          throw new CommandFailure(
            "the row has more cells than the first line: put quotes around a text with the separator",
          );
        const read =
          plan.columns === undefined || csvReader === undefined
            ? jsonRow(rowText())
            : { columns: plan.columns, reader: csvReader, row, values: row };
        const { birth, doubt } = read.reader.read(read.row);
        writer.add(computeChart(birth.utc), doubt, read);
        if (doubt !== "") doubtful++;
        charts++;
      } catch (error) {
        if (!(error instanceof CommandFailure) || error.exitCode === EXIT.fault) throw error;
        badRows.push({
          line: line + at(),
          reason: error.message.replaceAll(/\s+/g, " "),
          cells: (plan.input === "csv" ? row : [rowText()]).map((cell) => cell.slice(0, SHOWN_TEXT)),
        });
      }
    }
    const readers = [csvReader, ...[...jsonReaders.values()].map(({ reader }) => reader)];
    return {
      ...writer.taken(),
      rows: source.length,
      charts,
      doubtful,
      badRows,
      isLatin,
      hasUsedSmallMap: readers.some((reader) => reader?.hasUsedSmallMap),
    };
  };
}

/** Writes the rows of a chunk in the form of the plan. */
class RowWriter {
  readonly #plan: BatchPlan;
  #text = "";
  readonly #cells: string[][] = [];
  readonly #names = new Map<Columns, readonly string[]>();

  constructor(plan: BatchPlan) {
    this.#plan = plan;
  }

  add(
    chart: ReturnType<typeof computeChart>,
    doubt: string,
    { columns, row, values }: { columns: Columns; row: readonly string[]; values: readonly unknown[] },
  ): void {
    const { form, members, hasNotes, separator } = this.#plan;
    if (form === "ndjson") {
      let text = "";
      const names = this.#namesOf(columns);
      for (const [index, at] of columns.copied.entries())
        text += `${names[index]}:${JSON.stringify(values[at] === undefined ? "" : values[at])},`;
      for (const member of members) text += `"${member}":${JSON.stringify(chart[member])},`;
      if (hasNotes) text += `"${NOTE}":${JSON.stringify(doubt)},`;
      this.#text += `{${text.slice(0, -1)}}\n`;
      return;
    }
    // Rows of NDJSON may differ in their names: the columns of a table are those of the first one.
    const shown = this.#plan.tableColumns;
    const own = shown?.copied.map((at) => row[columns.names.indexOf(shown.names[at] ?? "")] ?? "") ?? [];
    const cells = [...own, ...cellsOf(chart, members), ...(hasNotes ? [doubt] : [])];
    if (form === "csv") this.#text += `${csvRow(cells, separator || undefined)}\n`;
    else this.#cells.push(cells);
  }

  /** Returns the names of the copied columns as JSON. */
  #namesOf(columns: Columns): readonly string[] {
    const known =
      this.#names.get(columns) ?? copiedNames(columns, this.#plan).map((name) => JSON.stringify(name));
    this.#names.set(columns, known);
    return known;
  }

  taken(): Pick<ChunkResult, "bytes" | "cells"> {
    if (this.#plan.form === "parquet") return { cells: this.#cells };
    return { bytes: new TextEncoder().encode(this.#text) };
  }
}
