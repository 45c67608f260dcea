/**
 * Fits Chiron's start state to fixtures/chiron-vectors.csv, integrates its orbit from there and compiles the packed table
 * of its longitudes (about a minute and a half).
 *
 *   npm run --prefix packages/chart-core generate:chiron            writes them
 *   npm run --prefix packages/chart-core generate:chiron --check    compares them with what is committed
 */
import { fitChiron, greatestMissArcsec } from "./lib/chiron-orbit.js";
import { type GeneratedModule, publish } from "./lib/generated-module.js";
import type { OrbitState } from "./lib/orbit.js";
import { chironPosition, compileChiron } from "./tables/compile-chiron.js";
import { packedBytes } from "./tables/pack-records.js";
import { bodyText } from "./tables/table-modules.js";

const fitted = rounded(fitChiron());
console.log(`fit: ${greatestMissArcsec(fitted).toFixed(3)} arcsec from the Sun at most`);
const tables = compileChiron(chironPosition(fitted));
const bytes = packedBytes(tables.segments.records) + packedBytes(tables.conjunctions.records);
console.log(`${bytes} bytes packed`);

const common: Omit<GeneratedModule, "path" | "source" | "body"> = {
  licence: "MIT (this project)",
  date: "2026-11",
  command: "npm run --prefix packages/chart-core generate:chiron",
};

publish([
  {
    ...common,
    path: "scripts/lib/chiron-start.generated.ts",
    source:
      "scripts/lib/chiron-orbit.ts: least-squares fit of six numbers to fixtures/chiron-vectors.csv (Swiss Ephemeris 2.10.03)",
    body: [
      'import type { OrbitState } from "./orbit.js";',
      "",
      "/** Chiron about the barycentre of the Sun and the inner planets: au and au/day, ecliptic J2000. */",
      `export const CHIRON_START: OrbitState = ${JSON.stringify(fitted)};`,
    ].join("\n"),
  },
  {
    ...common,
    path: "src/paths/chiron-table.generated.ts",
    source:
      "scripts/tables/compile-chiron.ts: numerical integration under the Sun, the inner planets' mass and the corrected VSOP87B giants, from scripts/lib/chiron-start.generated.ts",
    body: [
      'import type { PathTables } from "./paths.js";',
      "",
      "/** Chiron's apparent longitude on the mean equinox of date. */",
      `export const CHIRON_TABLES: Required<PathTables> = ${bodyText(tables)};`,
    ].join("\n"),
  },
]);

/** With as many digits as the module holds. */
function rounded({ ttDays, position, velocity }: OrbitState): OrbitState {
  const [x, y, z] = position;
  const [vx, vy, vz] = velocity;
  const au = (value: number) => Number(value.toFixed(13));
  const rate = (value: number) => Number(value.toFixed(16));
  return { ttDays, position: [au(x), au(y), au(z)], velocity: [rate(vx), rate(vy), rate(vz)] };
}
