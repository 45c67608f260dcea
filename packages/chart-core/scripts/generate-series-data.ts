/**
 * Turns the published numbers in scripts/data into the modules that the engine loads.
 *
 *   npm run --prefix packages/chart-core generate:series-data            writes them
 *   npm run --prefix packages/chart-core generate:series-data --check    compares them with what is committed
 */
import { fileURLToPath } from "node:url";
import { CORRECTIONS_FILE, readCorrections } from "./lib/corrections.js";
import { readCsv } from "./lib/data-files.js";
import { type GeneratedModule, publish } from "./lib/generated-module.js";
import { packRows } from "./tables/pack-records.js";

const COMMAND = "npm run --prefix packages/chart-core generate:series-data";

/** Makes the modules of published numbers. */
export function seriesDataModules(): GeneratedModule[] {
  return [corrections(), nutation(), deltaT()];
}

function corrections(): GeneratedModule {
  const { vsop87b, moon } = readCorrections();
  const rows = (table: readonly (readonly number[])[]) =>
    `[\n${table.map((row) => `    [${row.join(", ")}],`).join("\n")}\n  ]`;
  const planets = Object.entries(vsop87b).map(([name, table]) => `  ${name}: ${rows(table)},`);
  return {
    path: "src/series/corrections.generated.ts",
    source: `scripts/data/${CORRECTIONS_FILE}: this project's own least-squares fits (2026-11) of VSOP87B and ELP/MPP02 to JPL DE431`,
    licence: "MIT (this project)",
    date: "2026-11",
    command: COMMAND,
    body: [
      "/** `[power, phase, freq, cosL, sinL, cosB, sinB, cosR, sinR]`: radians, AU, Julian centuries TT. */",
      "export const VSOP87B_CORRECTIONS: Readonly<",
      "  Record<string, readonly (readonly number[])[]>",
      `> = {\n${planets.join("\n")}\n};`,
      "",
      "/** `[power, phase, freq, cos, sin]`: radians, Julian centuries TT. */",
      `export const MOON_LONGITUDE_CORRECTIONS: readonly (readonly number[])[] = ${rows(moon.L)};`,
      "",
      "/** `[power, phase, freq, cos, sin]`: radians, Julian centuries TT. */",
      `export const MOON_LATITUDE_CORRECTIONS: readonly (readonly number[])[] = ${rows(moon.B)};`,
    ].join("\n"),
  };
}

function nutation(): GeneratedModule {
  const file = "nutation-iau2000b.csv";
  const rows = readCsv(file).map((row) => row.map(Number));
  return {
    path: "src/series/nutation-terms.generated.ts",
    source: `scripts/data/${file}: IAU 2000B luni-solar nutation, McCarthy & Luzum 2003, Celest. Mech. Dyn. Astron. 85, 37`,
    licence: "published constants",
    date: "2026-11",
    command: COMMAND,
    body: [
      "/**",
      " * The 77 luni-solar terms of the nutation in longitude: the multiples of l, l', F, D and Om, then the",
      " * sine's coefficient, its rate per Julian century, and the cosine's, in 0.1 microarcsecond.",
      " */",
      `export const NUTATION_TERMS: readonly (readonly number[])[] = [`,
      ...rows.map((row) => `  [${row.slice(0, 8).join(", ")}],`),
      "];",
    ].join("\n"),
  };
}

/** Two characters of base64 hold a step of Delta T. */
const STEP_BITS = 12;

/** Number of values of Delta T that are unpacked together: about five years of 30-day steps. */
const CHUNK_VALUES = 64;

function deltaT(): GeneratedModule {
  const file = "delta-t.csv";
  const rows = readCsv(file);
  const jdUt = rows.map((row) => Number(row[0]));
  const stepDays = jdUt[1]! - jdUt[0]!;
  if (jdUt.some((jd, index) => jd !== jdUt[0]! + index * stepDays)) throw new Error(`${file}: uneven steps`);
  const tenthsOfMs = rows.map((row) => Math.round(Number(row[2]) * 1e4));
  const steps = tenthsOfMs.slice(1).map((value, index) => value - tenthsOfMs[index]!);
  const least = Math.min(...steps);
  if (Math.max(...steps) - least >= 2 ** STEP_BITS)
    throw new Error(`${file}: steps of more than ${STEP_BITS} bits`);
  const packed = packRows(
    steps.map((step) => [step]),
    [[STEP_BITS, least]],
  );
  return {
    path: "src/ephemeris/delta-t-values.generated.ts",
    source: `scripts/data/${file}: Stephenson, Morrison & Hohenkerk 2016 (Proc. R. Soc. A 472, 20160404) at tidal acceleration -25.80 arcsec/cy^2, with IERS values from 1973, as Swiss Ephemeris 2.10.03 evaluates them; from 2023 a prediction of 2022`,
    licence: "published values",
    date: "2026-11",
    command: COMMAND,
    body: [
      "/** Days of UT1 from J2000.0 (JD 2451545.0 UT1) to the first value. */",
      `export const DELTA_T_FIRST_UT_DAYS: number = ${jdUt[0]! - 2451545};`,
      "",
      "/** Days between two values. */",
      `export const DELTA_T_STEP_DAYS: number = ${stepDays};`,
      "",
      "/** Number of values in a chunk, which can be unpacked without the chunks before it. */",
      `export const DELTA_T_CHUNK_VALUES: number = ${CHUNK_VALUES};`,
      "",
      "/** The first value of each chunk: TT - UT1 in units of 0.0001 s. */",
      "export const DELTA_T_CHUNK_STARTS: readonly number[] = [",
      ...linesOf(tenthsOfMs.filter((_, index) => index % CHUNK_VALUES === 0)),
      "];",
      "",
      "/** Number to add to the bits of each step. */",
      `export const DELTA_T_LEAST_STEP: number = ${least};`,
      "",
      "/** The step from each value to the next: two characters of base64, the higher six bits first. */",
      "export const DELTA_T_STEPS: string =",
      `  "${packed}";`,
    ].join("\n"),
  };
}

/** Lists numbers as lines of an array, ten on each. */
function linesOf(numbers: readonly number[]): string[] {
  const lines = Array.from({ length: Math.ceil(numbers.length / 10) }, (_, line) =>
    numbers.slice(10 * line, 10 * line + 10),
  );
  return lines.map((line) => `  ${line.join(", ")},`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) publish(seriesDataModules());
