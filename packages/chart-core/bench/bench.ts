/**
 * Measures the built library: `npm run --silent measure -- bench [--beside <module>] [--record]`.
 *
 * - `--beside`: times a reference of your own in the same process, in turns with the library, and prints how many times
 *   as fast the library is. The module default-exports `{ name, computeChart(utcMs) }`.
 * - `--record`: appends the figures to bench/history.jsonl.
 */
import { parseArgs } from "node:util";
import type { Years } from "./lib/births.js";
import { measureColdStart } from "./lib/cold-start.js";
import { charts, furtherQuestions, steps } from "./lib/contestants.js";
import { record } from "./lib/history.js";
import { measureBytes, measureFurtherBytes } from "./lib/measure-bytes.js";
import { type Contestant, measureSideBySide, type Timing } from "./lib/measure-side-by-side.js";
import { median } from "./lib/median.js";
import { loadReference } from "./lib/reference.js";

const { values: options } = parseArgs({
  options: { beside: { type: "string" }, record: { type: "boolean", default: false } },
});

/** All years of the tables. */
const ALL: Years = { first: 1800, last: 2199 };

/** The birth years of nearly all users. */
const LIVING: Years = { first: 1900, last: 2029 };

const reference = options.beside === undefined ? undefined : await loadReference(options.beside);
const tables = [
  { title: title(ALL), rows: compare(charts(ALL, reference)) },
  { title: title(LIVING), rows: compare(charts(LIVING, reference)) },
  // Last, as these steps keep objects on the heap: V8 then grows its space for new objects beyond the processor's cache.
  { title: `steps, ${title(ALL)}`, rows: measureSideBySide(steps(ALL)).map(inMicroseconds) },
  { title: "over time, between people", rows: measureSideBySide(furtherQuestions(ALL)).map(inMicroseconds) },
];
const coldStart = measureColdStart();
const bytes = measureBytes();

console.log("One thread, processor time, medians of rounds in turns");
for (const { title, rows } of tables) {
  const besideReference = rows.some(({ timesReference }) => timesReference !== undefined);
  console.log(`\n| ${title} | us | a second |${besideReference ? ` x ${reference?.name} |` : ""}`);
  console.log(`|---|---|---|${besideReference ? "---|" : ""}`);
  for (const { name, us, perSecond, timesReference } of rows) {
    const ratio = timesReference === undefined ? "" : ` ${timesReference} |`;
    console.log(`| ${name} | ${us} | ${perSecond.toLocaleString("en")} |${ratio}`);
  }
}
console.log(
  `\nCold start, ms: import ${round(coldStart.importMs)}, first chart ${round(coldStart.firstChartMs)}, ` +
    `second ${round(coldStart.secondChartMs)}; processor time to the first chart ${round(coldStart.processorMs)}`,
);
console.log(
  `Bytes of an import: ${bytes.bytes.toLocaleString("en")} in ${bytes.modules} modules, ` +
    `gzip ${bytes.gzipBytes.toLocaleString("en")}; packed tables ${bytes.packedBytes.toLocaleString("en")}`,
);
for (const entry of ["time", "people", "glossary"]) {
  const further = measureFurtherBytes(entry);
  console.log(
    `Bytes that chart-core/${entry} adds: ${further.bytes.toLocaleString("en")} in ${further.modules} modules, ` +
      `gzip ${further.gzipBytes.toLocaleString("en")}`,
  );
}

if (options.record) record({ ...(reference && { reference: reference.name }), tables, coldStart, bytes });

function title({ first, last }: Years): string {
  return `births ${first}-${last}`;
}

interface Speed {
  readonly name: string;
  readonly us: number;
  readonly perSecond: number;
  /** Speed divided by the reference's. */
  readonly timesReference?: number;
}

/** Measures the speed of contestants, also relative to the reference, which is the last of them, if there is one. */
function compare(contestants: readonly Contestant[]): Speed[] {
  const timings = measureSideBySide(contestants);
  if (reference === undefined) return timings.map(inMicroseconds);
  const referenceUs = timings.at(-1)!.roundsUs;
  return timings.map((timing) => ({
    ...inMicroseconds(timing),
    // The median of each round's ratio: a temporary slowdown of the machine affects both.
    timesReference: round(median(timing.roundsUs.map((us, index) => referenceUs[index]! / us))),
  }));
}

function inMicroseconds({ name, roundsUs }: Timing): Speed {
  const us = median(roundsUs);
  return { name, us: round(us), perSecond: Math.round(1e6 / us) };
}

/** Rounds to three significant digits. */
function round(value: number): number {
  return Number(value.toPrecision(3));
}
