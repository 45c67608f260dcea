/**
 * Measures the built library: `npm run --silent measure -- bench:svg`. Time is processor time of one thread, the
 * median of rounds in turns; sizes are those of 1,000 random charts, and of 200 random days. The first rounds do not
 * count, as the engine still compiles: the time of the very first pictures is a column of its own. The same day again is
 * in the processor's caches; 200 days in turn, 90 MB with their charts, do not fit there.
 */

import { gzipSync } from "node:zlib";
import { computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";
import { renderBodygraph, renderComposite, renderDay, renderTransit, renderWheel } from "../dist/index.js";

const ROUNDS = 35;
const WARM_UP_ROUNDS = 20;
const PICTURES_A_ROUND = 400;

const DAY_MS = 86_400_000;

const [fromMs, toMs] = [Date.UTC(1900, 0, 1), Date.UTC(2030, 0, 1)];
const charts = randomInstants(1000).map((ms) => computeChart(new Date(ms)));
const days = randomInstants(200).map((ms) => {
  const start = ms - (ms % DAY_MS);
  return chartWindow(new Date(start), new Date(start + DAY_MS));
});
const sky = transits(new Date("2026-11-22T12:00Z"));
const next = (index: number) => charts[index % charts.length]!;

interface Contestant {
  readonly name: string;
  readonly draw: (index: number) => string;
  /** Number of different pictures. */
  readonly count?: number;
}

const CONTESTANTS: readonly Contestant[] = [
  { name: "bodygraph, everything on", draw: (index) => renderBodygraph(next(index)) },
  { name: "bodygraph without columns", draw: (index) => renderBodygraph(next(index), { columns: false }) },
  { name: "transit", draw: (index) => renderTransit(next(index), sky) },
  { name: "composite", draw: (index) => renderComposite(next(index), next(index + 1)) },
  { name: "wheel", draw: (index) => renderWheel(next(index)) },
  { name: "day, the same again", draw: () => renderDay(days[0]!), count: 1 },
  { name: "day, 200 in turn", draw: (index) => renderDay(days[index % days.length]!), count: days.length },
];

const timesUs = CONTESTANTS.map((): number[] => []);
for (let round = 0; round < ROUNDS; round++)
  for (const [index, { draw }] of CONTESTANTS.entries()) timesUs[index]!.push(timeUs(draw));

console.log(
  `| picture | us | us, first ${PICTURES_A_ROUND} | bytes, mean | bytes, largest | gzip, largest |`,
);
console.log("|---|---|---|---|---|---|");
for (const [index, { name, draw, count = charts.length }] of CONTESTANTS.entries()) {
  const pictures = Array.from({ length: count }, (_, picture) => Buffer.from(draw(picture)));
  const sizes = pictures.map(({ length }) => length);
  const zipped = pictures.slice(0, 100).map((picture) => gzipSync(picture).length);
  const mean = Math.round(sizes.reduce((a, b) => a + b, 0) / sizes.length);
  const rounds = timesUs[index]!.slice(WARM_UP_ROUNDS).sort((a, b) => a - b);
  const us = rounds[Math.floor(rounds.length / 2)]!;
  const firstUs = timesUs[index]![0]!;
  console.log(
    `| ${name} | ${us.toFixed(0)} | ${firstUs.toFixed(0)} | ${mean} | ${Math.max(...sizes)} | ${Math.max(...zipped)} |`,
  );
}

/** Returns the processor time of a picture that is also read: engines leave part of the work until then. */
function timeUs(draw: (index: number) => string): number {
  const start = process.cpuUsage();
  let read = 0;
  for (let index = 0; index < PICTURES_A_ROUND; index++) {
    const svg = draw(index);
    read += svg.charCodeAt(svg.length >> 1);
  }
  const { user, system } = process.cpuUsage(start);
  if (read === 0) throw new Error("nothing was drawn");
  return (user + system) / PICTURES_A_ROUND;
}

/** Returns instants of 1900 to 2029 from a linear congruential generator. */
function randomInstants(count: number): number[] {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(fromMs + (state / 2_147_483_648) * (toMs - fromMs));
  });
}
