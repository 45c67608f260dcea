/**
 * Computes Delta T from the published spline and the observed values in scripts/data, as the table that the engine
 * loads.
 *
 *   npm run --prefix packages/chart-core generate:delta-t            writes it
 *   npm run --prefix packages/chart-core generate:delta-t --check    compares it with what is committed
 */
import { fileURLToPath } from "node:url";
import { LAST_OBSERVED_DAY, modelDeltaTSeconds } from "./delta-t/delta-t-model.js";
import { type GeneratedModule, publish } from "./lib/generated-module.js";

const FIRST_UT_DAYS = -77_074.5;
const STEP_DAYS = 30;
const VALUE_COUNT = 5154;
const VALUES_PER_LINE = 16;

/** Makes the table of Delta T, 1788 to 2212. */
export function deltaTModule(): GeneratedModule {
  const tenthsOfMs = Array.from({ length: VALUE_COUNT }, (_, index) =>
    Math.round(modelDeltaTSeconds(2_451_545 + FIRST_UT_DAYS + index * STEP_DAYS) * 1e4),
  );
  const lines: string[] = [];
  for (let at = 0; at < VALUE_COUNT; at += VALUES_PER_LINE) {
    lines.push(`  ${tenthsOfMs.slice(at, at + VALUES_PER_LINE).join(", ")},`);
  }
  return {
    path: "src/ephemeris/delta-t-values.generated.ts",
    source: `scripts/data/delta-t-smh2016.csv (Stephenson, Morrison & Hohenkerk 2016, Proc. R. Soc. A 472, 20160404, Table S15) to 1952, scripts/data/delta-t-observed.csv (U.S. Naval Observatory and IERS) from 1955 to ${LAST_OBSERVED_DAY}, equation 5.1 of the same paper after it`,
    licence: "CC BY 4.0 (spline), public domain (observed values)",
    date: "2026-11",
    command: "npm run --prefix packages/chart-core generate:delta-t",
    body: [
      "/** Days of UT1 from J2000.0 (JD 2451545.0 UT1) to the first value. */",
      `export const DELTA_T_FIRST_UT_DAYS: number = ${FIRST_UT_DAYS};`,
      "",
      "/** Days between two values. */",
      `export const DELTA_T_STEP_DAYS: number = ${STEP_DAYS};`,
      "",
      "/** TT - UT1 in units of 0.0001 s. */",
      `export const DELTA_T_VALUES: readonly number[] = [\n${lines.join("\n")}\n];`,
    ].join("\n"),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) publish([deltaTModule()]);
