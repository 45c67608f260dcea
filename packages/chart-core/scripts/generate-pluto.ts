/**
 * Integrates Pluto's orbit from its fitted state and writes the states that the series model interpolates
 * (about ten seconds).
 *
 *   npm run --prefix packages/chart-core generate:pluto            writes them
 *   npm run --prefix packages/chart-core generate:pluto --check    compares them with what is committed
 */
import { fileURLToPath } from "node:url";
import { type GeneratedModule, publish } from "./lib/generated-module.js";
import { integratePluto } from "./lib/pluto-orbit.js";

/** Days between two states. Cubic interpolation over 80 days errs by less than 3e-9 au, 0.00002 arcsec. */
const STRIDE_DAYS = 80;

/** The range of the orbit, 1799-08 to 2200-02: the years of charts, extended by design moments and light-time. */
const FROM_TT_DAYS = -73_190;
const TO_TT_DAYS = 73_080;

/** Integrates the orbit and makes its module. */
export function plutoModule(): GeneratedModule {
  const states = integratePluto(FROM_TT_DAYS, TO_TT_DAYS, STRIDE_DAYS);
  const rows = states.map(
    ({ position, velocity }) =>
      `  ${[...position.map((au) => au.toFixed(11)), ...velocity.map((rate) => rate.toFixed(14))].join(", ")},`,
  );
  return {
    path: "src/series/pluto-states.generated.ts",
    source:
      "scripts/lib/pluto-orbit.ts: numerical integration under the Sun, the inner planets' mass and the corrected VSOP87B giants, from six numbers fitted to JPL DE431 (scripts/data/corrections-de431.json)",
    licence: "MIT (this project)",
    date: "2026-11",
    command: "npm run --prefix packages/chart-core generate:pluto",
    body: [
      "/** Days of TT from J2000.0 to the first state. */",
      `export const PLUTO_FIRST_TT_DAYS: number = ${states[0]?.ttDays};`,
      "",
      "/** Days between two states. */",
      `export const PLUTO_STEP_DAYS: number = ${STRIDE_DAYS};`,
      "",
      "/**",
      " * x, y, z (au) and their rates (au/day) of each state, about the barycentre of the Sun and the inner",
      " * planets, ecliptic and equinox J2000.",
      " */",
      `export const PLUTO_STATES: readonly number[] = [\n${rows.join("\n")}\n];`,
    ].join("\n"),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) publish([plutoModule()]);
