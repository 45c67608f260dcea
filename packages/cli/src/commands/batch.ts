import { statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, resolve } from "node:path";
import type { BadRow, BatchForm, BatchPlan, ChunkResult } from "../batch/compute-chunk.js";
import { openSource, type Source } from "../batch/source.js";
import { splitRows } from "../batch/split-rows.js";
import { tableColumns } from "../batch/table-columns.js";
import { ThreadPool } from "../batch/thread-pool.js";
import { SMALL_MAP_NOTE } from "../births/resolved-birth.js";
import type { Context } from "../context.js";
import { readFields, SIMPLE_MEMBERS } from "../formats/chart-members.js";
import { csvRow } from "../formats/csv.js";
import { CommandFailure, EXIT } from "../terminal/failure.js";
import { NewFile } from "../terminal/replace-file.js";

export interface BatchOptions {
  readonly format?: string;
  readonly output?: string;
  readonly fields?: string;
  readonly skip?: string;
  readonly errors?: string;
  readonly threads?: string;
  readonly notes?: boolean;
}

const FORMS: Readonly<Record<string, BatchForm>> = {
  ".ndjson": "ndjson",
  ".jsonl": "ndjson",
  ".csv": "csv",
  ".parquet": "parquet",
};

/** Bad rows that are told on the screen. */
const TOLD_ROWS = 5;

/** Time between two lines of progress. */
const PROGRESS_MS = 250;

/** Destination of the charts: a file, or standard output. */
interface Sink {
  readonly write: (data: string | Uint8Array) => Promise<void>;
}

/** `bodygraph batch births.csv -o charts.ndjson`: a chart for each row of a file. Returns the exit code. */
export async function runBatch(
  context: Context,
  path: string,
  options: BatchOptions,
  worker: URL,
): Promise<number> {
  const { terminal } = context;
  const toFile = options.output !== undefined && options.output !== "-";
  const form = formOf(options);
  const members = options.fields === undefined ? SIMPLE_MEMBERS : readFields(options.fields);
  const skip = countOption("--skip", options.skip ?? "0", 0);
  const threads = countOption("--threads", options.threads ?? `${availableParallelism()}`, 1);
  if (form === "parquet" && !toFile && terminal.out.isTerminal)
    throw new CommandFailure("A Parquet file is not for a terminal. Add -o charts.parquet, or a pipe.");
  const errors = new ErrorRows(options, toFile);
  refuseInput(path, [options.output, errors.path]);
  if (toFile && errors.path !== undefined && resolve(errors.path) === resolve(options.output ?? ""))
    throw new CommandFailure("--errors and -o name the same file.");
  const source = await openSource(path, terminal);
  const { input, separator, columns, tableColumns: shown } = source;
  if (columns === undefined || columns.birth.location !== undefined) context.places.open();
  const plan: BatchPlan = {
    placesPath: context.places.path,
    input,
    separator,
    columns,
    tableColumns: shown,
    form,
    members,
    hasNotes: options.notes ?? false,
  };
  const pool = new ThreadPool(worker, plan, threads);
  const file = toFile ? new NewFile(options.output ?? "") : undefined;
  errors.begin(source);
  const sink: Sink = file ?? { write: terminal.write };
  try {
    const table = await tableOf(plan);
    if (form === "csv") await sink.write(`${csvRow(tableColumns(plan), separator || undefined)}\n`);
    let charts = 0;
    let bytesRead = 0;
    let hasUsedSmallMap = false;
    let isLatin = false;
    let doubtful = 0;
    const progress = new Progress(context, source.size);
    const take = async (result: ChunkResult) => {
      charts += result.charts;
      hasUsedSmallMap ||= result.hasUsedSmallMap;
      isLatin ||= result.isLatin;
      doubtful += result.doubtful;
      if (result.bytes !== undefined && result.bytes.length > 0) await sink.write(result.bytes);
      if (result.cells !== undefined && table !== undefined) {
        const bytes = table.add(result.cells);
        if (bytes.length > 0) await sink.write(bytes);
      }
      await errors.add(result.badRows);
      progress.show(charts + errors.count, bytesRead);
    };
    let left = skip;
    const inOrder: Promise<ChunkResult>[] = [];
    for await (const { bytes, line, isTooLong } of splitRows(source.rest, separator)) {
      const first = source.line - 1 + line;
      bytesRead += bytes.length;
      if (isTooLong) {
        const reason = "the row is longer than a megabyte: is a quote not closed?";
        const text = Buffer.from(bytes.subarray(0, 100)).toString("utf8");
        if (left > 0) left--;
        else inOrder.push(Promise.resolve(failedRow({ line: first, reason, cells: [text] })));
      } else {
        const order = await pool.order({ bytes, line: first, skip: left });
        inOrder.push(order.result);
        // The rest of the rows to skip is known only once those of this chunk are counted.
        if (left > 0) left -= Math.min(left, (await order.result).rows);
      }
      while (inOrder.length > threads) await take(await (inOrder.shift() as Promise<ChunkResult>));
    }
    for (const result of inOrder) await take(await result);
    if (table !== undefined) await sink.write(table.finish());
    progress.end();
    await file?.finish();
    await errors.finish();
    if (hasUsedSmallMap) terminal.say(`Note: ${SMALL_MAP_NOTE} A column timeZone decides.`);
    if (isLatin) terminal.say("Note: the file is not UTF-8. It was read as Windows-1252.");
    if (doubtful > 0)
      terminal.say(
        `Note: ${rowsText(doubtful)} may mean another place of the name, or a time that clocks skipped or showed twice; ${options.notes ? "see the column note" : "--notes tells which"}.`,
      );
    errors.tell(context, charts);
    return errors.count === 0 ? EXIT.done : EXIT.someRowsFailed;
  } finally {
    await pool.close();
    file?.discard();
    errors.discard();
  }
}

function formOf({ format, output }: BatchOptions): BatchForm {
  const known = Object.values(FORMS);
  if (format !== undefined) {
    const form = known.find((name) => name === format.toLowerCase());
    if (form === undefined)
      throw new CommandFailure(`batch has no format ${format}. Choose ndjson, csv or parquet.`);
    return form;
  }
  const ending = extname(output ?? "").toLowerCase();
  const form = FORMS[ending];
  if (form === undefined && ending !== "" && output !== undefined)
    throw new CommandFailure(
      `${output}: choose a format with -f ndjson, csv or parquet, or end the name so.`,
    );
  return form ?? "ndjson";
}

function countOption(name: string, text: string, least: number): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count) || count < least)
    throw new CommandFailure(`${name} is a whole number from ${least}.`);
  return count;
}

/** Loads what writes Parquet, only if it is asked for. */
async function tableOf(plan: BatchPlan) {
  if (plan.form !== "parquet") return undefined;
  const { ParquetTable } = await import("../formats/parquet.js");
  return new ParquetTable(tableColumns(plan), () => "STRING");
}

function failedRow(row: BadRow): ChunkResult {
  return { charts: 0, doubtful: 0, rows: 1, badRows: [row], hasUsedSmallMap: false, isLatin: false };
}

/** Refuses a file that would be replaced by its own result. */
function refuseInput(path: string, results: readonly (string | undefined)[]): void {
  const input = path === "-" ? undefined : statSync(path, { throwIfNoEntry: false });
  for (const result of results) {
    const existing = result === undefined ? undefined : statSync(result, { throwIfNoEntry: false });
    if (input?.isFile() && existing?.ino === input.ino && existing.dev === input.dev)
      throw new CommandFailure(`${result} is the file of births itself. Choose another name for the result.`);
  }
}

function rowsText(count: number): string {
  return count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`;
}

/** First cells of a file of rows without a chart. */
const ERROR_COLUMNS = ["line", "reason"];

/**
 * Rows without a chart: in a file of their own, or told on the screen. Those of CSV have the columns of the file after line and
 * reason, so that they can be mended there and read again.
 */
class ErrorRows {
  count = 0;
  readonly path: string | undefined;
  readonly #told: BadRow[] = [];
  #separator = ",";
  #columns: readonly string[] = [];
  #file: NewFile | undefined;

  constructor({ errors, output }: BatchOptions, toFile: boolean) {
    this.path = errors ?? (toFile ? `${output}.errors.csv` : undefined);
  }

  /** Takes over the form of the file of births. */
  begin({ columns, separator }: Pick<Source, "columns" | "separator">): void {
    this.#separator = separator || ",";
    this.#columns = [...ERROR_COLUMNS, ...(columns?.names ?? ["row"])];
  }

  async add(rows: readonly BadRow[]): Promise<void> {
    this.count += rows.length;
    this.#told.push(...rows.slice(0, TOLD_ROWS - this.#told.length));
    if (rows.length === 0 || this.path === undefined) return;
    if (this.#file === undefined) {
      this.#file = new NewFile(this.path);
      await this.#file.write(`${csvRow(this.#columns, this.#separator)}\n`);
    }
    const lines = rows.map(
      ({ line, reason, cells }) => `${csvRow([line, reason, ...cells], this.#separator)}\n`,
    );
    await this.#file.write(lines.join(""));
  }

  /** Gives the file its name. Without such rows, removes that of an earlier run. */
  async finish(): Promise<void> {
    if (this.#file !== undefined) return this.#file.finish();
    if (this.path === undefined) return;
    const head = await readFile(this.path, "utf8").catch(() => "");
    if (/^line[,;\t|]reason[,;\t|]/.test(head)) await rm(this.path, { force: true });
  }

  /** Tells how many rows have no chart, and why the first ones have none. */
  tell({ terminal }: Context, charts: number): void {
    if (this.count === 0) return;
    for (const { line, reason } of this.#told) terminal.say(`line ${line}: ${reason}`);
    const more = this.count - this.#told.length;
    const all = this.count + charts;
    const verb = this.count === 1 ? "has" : "have";
    const rest = more > 0 ? `, ${more.toLocaleString("en")} more than these` : "";
    const where = this.path === undefined ? "" : ` Mend them in ${this.path} and read that file.`;
    terminal.say(`${rowsText(this.count)} of ${all.toLocaleString("en")} ${verb} no chart${rest}.${where}`);
  }

  discard(): void {
    this.#file?.discard();
  }
}

/** A line of progress on a terminal; nothing elsewhere. */
class Progress {
  readonly #context: Context;
  readonly #size: number | undefined;
  #shownMs = 0;
  #isShown = false;

  constructor(context: Context, size: number | undefined) {
    this.#context = context;
    this.#size = size;
  }

  show(rows: number, bytes: number): void {
    const { terminal } = this.#context;
    const nowMs = performance.now();
    if (!terminal.err.isTerminal || nowMs - this.#shownMs < PROGRESS_MS) return;
    this.#shownMs = nowMs;
    const share =
      this.#size === undefined ? "" : `${Math.min(Math.floor((100 * bytes) / this.#size), 100)} %, `;
    terminal.sayOver(`${share}${rows.toLocaleString("en")} rows`);
    this.#isShown = true;
  }

  end(): void {
    if (this.#isShown) this.#context.terminal.sayOver("");
  }
}
