/**
 * Measures the built library: `npm run --silent bench -- [--beside <module>] [--record]`.
 *
 * - `--beside`: times a reference of your own in the same process, in turns with the library, and prints how many times
 *   as fast the library is. The module default-exports `{ name, computeChart(utcMs) }`.
 * - `--record`: appends the figures to bench/history.jsonl.
 */
import { parseArgs } from "node:util";
import { measureColdStart } from "./lib/cold-start.js";
import { OURS, referenceContestant } from "./lib/contestants.js";
import { record } from "./lib/history.js";
import { measureBytes } from "./lib/measure-bytes.js";
import { measureSideBySide } from "./lib/measure-side-by-side.js";
import { median } from "./lib/median.js";
import { loadReference } from "./lib/reference.js";

const { values: options } = parseArgs({
  options: { beside: { type: "string" }, record: { type: "boolean", default: false } },
});

const reference = options.beside === undefined ? undefined : await loadReference(options.beside);
const timings = measureSideBySide(reference ? [...OURS, referenceContestant(reference)] : OURS);
const referenceUs = reference && timings.at(-1)!.roundsUs;

const speed = timings.map(({ name, roundsUs }) => ({
  name,
  us: round(median(roundsUs)),
  perSecond: Math.round(1e6 / median(roundsUs)),
  // The ratio within each round, then its median: what slows the machine for a while slows both.
  ...(referenceUs && {
    timesReference: round(median(roundsUs.map((us, index) => referenceUs[index]! / us))),
  }),
}));
const coldStart = measureColdStart();
const bytes = measureBytes();

console.log("Random births 1800 to 2199, one thread, processor time, medians of rounds in turns\n");
console.log(`| | us | a second |${reference ? ` x ${reference.name} |` : ""}`);
console.log(`|---|---|---|${reference ? "---|" : ""}`);
for (const { name, us, perSecond, timesReference } of speed) {
  const ratio = timesReference === undefined ? "" : ` ${timesReference} |`;
  console.log(`| ${name} | ${us} | ${perSecond.toLocaleString("en")} |${ratio}`);
}
console.log(
  `\nCold start, ms: import ${round(coldStart.importMs)}, first chart ${round(coldStart.firstChartMs)}, ` +
    `second ${round(coldStart.secondChartMs)}; processor time to the first chart ${round(coldStart.processorMs)}`,
);
console.log(
  `Bytes of an import: ${bytes.bytes.toLocaleString("en")} in ${bytes.modules} modules, ` +
    `gzip ${bytes.gzipBytes.toLocaleString("en")}; packed tables ${bytes.packedBytes.toLocaleString("en")}`,
);

if (options.record) {
  const us = Object.fromEntries(speed.map(({ name, us }) => [name, us]));
  const timesReference = Object.fromEntries(speed.map(({ name, timesReference }) => [name, timesReference]));
  record({ us, ...(reference && { reference: reference.name, timesReference }), coldStart, bytes });
}

/** Three significant digits. */
function round(value: number): number {
  return Number(value.toPrecision(3));
}
