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

const COMMAND = "npm run --prefix packages/chart-core generate:series-data";

/** Makes the modules of published numbers. */
export function seriesDataModules(): GeneratedModule[] {
  return [corrections(), nutation()];
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

if (process.argv[1] === fileURLToPath(import.meta.url)) publish(seriesDataModules());
