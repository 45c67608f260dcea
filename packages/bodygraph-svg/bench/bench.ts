/**
 * Measures the built library: `npm run --silent bench:svg`. Time is processor time of one thread, the median of rounds in
 * turns; sizes are those of 1,000 random charts.
 */

import { gzipSync } from "node:zlib";
import { type Chart, computeChart } from "chart-core";
import { chartWindow, transits } from "chart-core/time";
import { median } from "testkit/percentile";
import { renderBodygraph, renderComposite, renderDay, renderTransit, renderWheel } from "../dist/index.js";

const ROUNDS = 15;
const PICTURES_A_ROUND = 400;

const charts = randomCharts(1000);
const sky = transits(new Date("2026-11-22T12:00Z"));
const day = chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z"));
const next = (index: number) => charts[index % charts.length]!;

const CONTESTANTS: readonly { readonly name: string; readonly draw: (index: number) => string }[] = [
  { name: "bodygraph, everything on", draw: (index) => renderBodygraph(next(index)) },
  { name: "bodygraph without columns", draw: (index) => renderBodygraph(next(index), { columns: false }) },
  { name: "transit", draw: (index) => renderTransit(next(index), sky) },
  { name: "composite", draw: (index) => renderComposite(next(index), next(index + 1)) },
  { name: "wheel", draw: (index) => renderWheel(next(index)) },
  { name: "day", draw: () => renderDay(day) },
];

const timesUs = CONTESTANTS.map((): number[] => []);
for (let round = 0; round < ROUNDS; round++)
  for (const [index, { draw }] of CONTESTANTS.entries()) timesUs[index]!.push(timeUs(draw));

console.log("| picture | us | bytes, mean | bytes, largest | gzip, largest |");
console.log("|---|---|---|---|---|");
for (const [index, { name, draw }] of CONTESTANTS.entries()) {
  const pictures = charts.map((_, chart) => Buffer.from(draw(chart)));
  const sizes = pictures.map(({ length }) => length);
  const zipped = pictures.slice(0, 100).map((picture) => gzipSync(picture).length);
  const mean = Math.round(sizes.reduce((a, b) => a + b, 0) / sizes.length);
  const us = median(timesUs[index]!.slice(3));
  console.log(`| ${name} | ${us.toFixed(0)} | ${mean} | ${Math.max(...sizes)} | ${Math.max(...zipped)} |`);
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

/** Draws charts of 1900 to 2029 from a linear congruential generator. */
function randomCharts(count: number): Chart[] {
  const [from, to] = [Date.UTC(1900, 0, 1), Date.UTC(2030, 0, 1)];
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return computeChart(new Date(from + (state / 2_147_483_648) * (to - from)));
  });
}
