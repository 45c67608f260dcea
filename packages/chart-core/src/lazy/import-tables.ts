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

/** Imports the part of the tables that a birth in a year needs, unless it is there already. */
export async function importTables(year: number): Promise<void> {
  const span = Math.floor((year - FIRST_YEAR) / SPAN_YEARS);
  // Charts are computed for a day on either side of the years, which the first and the last part contain.
  const { PART } = await PARTS[Math.min(Math.max(span, 0), PARTS.length - 1)]!();
  addTablePart(PART);
}
