import { addTablePart, type TablePart } from "../ephemeris/table/table-part.js";
import { FIRST_YEAR, SPAN_YEARS } from "../ephemeris/table/table-span.js";

/** The parts of the tables in order of time. Written out, so that bundlers see each module. */
const PARTS: readonly (() => Promise<{ readonly PART: TablePart }>)[] = [
  () => import("../ephemeris/table/parts/from-1800.generated.js"),
  () => import("../ephemeris/table/parts/from-1850.generated.js"),
  () => import("../ephemeris/table/parts/from-1900.generated.js"),
  () => import("../ephemeris/table/parts/from-1950.generated.js"),
  () => import("../ephemeris/table/parts/from-2000.generated.js"),
  () => import("../ephemeris/table/parts/from-2050.generated.js"),
  () => import("../ephemeris/table/parts/from-2100.generated.js"),
  () => import("../ephemeris/table/parts/from-2150.generated.js"),
];

/** Searches read this far past the end of their span, so that rounding loses no crossing. */
const MARGIN_MS = 1000;

/**
 * Imports the parts of the tables that the charts of a span of birth time need, unless they are there already: those of
 * its years. Each part begins 93 days before its years, so that it has the design moments of its births.
 *
 * @param fromMs First moment, milliseconds of Unix time.
 * @param toMs Last moment. Default: the first.
 */
export async function importTables(fromMs: number, toMs: number = fromMs): Promise<void> {
  const needed = PARTS.slice(partOf(fromMs), partOf(toMs === fromMs ? toMs : toMs + MARGIN_MS) + 1);
  const modules = await Promise.all(needed.map((load) => load()));
  for (const { PART } of modules) addTablePart(PART);
}

/** Charts are computed for a day on either side of the years, which the first and the last part contain. */
function partOf(ms: number): number {
  const part = Math.floor((new Date(ms).getUTCFullYear() - FIRST_YEAR) / SPAN_YEARS);
  return Math.min(Math.max(part, 0), PARTS.length - 1);
}
