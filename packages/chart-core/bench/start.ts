/**
 * Measures how long the built entries take to start, over a bare Node:
 * `npm run --silent measure -- bench:start [<rounds>]`.
 *
 * Runs every program in turns, each in a process of its own, and takes the best of eleven rounds.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const ROUNDS = Number(process.argv[2] ?? 11);

const MOMENT = 'new Date("1990-09-05T19:17:00Z")';
const BIRTH = '{ date: "1990-09-05", time: "21:17", coords: { lat: 52.37, lng: 4.89 } }';

/** The measured programs: the limit is the time over the bare program's, divided by it. */
const PROGRAMS = [
  { name: "bare", code: "0", limit: undefined },
  {
    name: "chart-core, first chart",
    code: `import { computeChart } from "chart-core"; computeChart(${MOMENT});`,
    limit: 0.5,
  },
  {
    name: "chart-core/lazy, first chart",
    code: `import { computeChart } from "chart-core/lazy"; await computeChart(${MOMENT});`,
    limit: 0.25,
  },
  {
    name: "chart-core/birth-moment, first birth",
    code: `import { resolveBirthMoment } from "chart-core/birth-moment"; resolveBirthMoment(${BIRTH});`,
    limit: 0.2,
  },
  { name: "chart-core/tables", code: 'import "chart-core/tables";', limit: 0.1 },
];

const bestMs = PROGRAMS.map(() => Number.POSITIVE_INFINITY);
for (let round = 0; round < ROUNDS; round++) {
  for (const [index, { name, code }] of PROGRAMS.entries()) {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
      cwd: PACKAGE,
      encoding: "utf8",
    });
    const ms = performance.now() - start;
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
    bestMs[index] = Math.min(bestMs[index]!, ms);
  }
}

const bare = bestMs[0]!;
console.log("| program | ms | over bare, as a part of it | limit |\n|---|---|---|---|");
for (const [index, { name, limit }] of PROGRAMS.entries()) {
  const over = index === 0 ? "" : ((bestMs[index]! - bare) / bare).toFixed(2);
  console.log(`| ${name} | ${bestMs[index]!.toFixed(1)} | ${over} | ${limit ?? ""} |`);
}
