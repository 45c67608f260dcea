import { localToUtc } from "../../src/birth-moment/local-to-utc.js";
import { zoneNamed } from "../../src/birth-moment/zone.js";
import { readFixture } from "../lib/fixtures.js";

/** Agreement of our UTC instants with recorded ones. */
export interface LocalTimeAgreement {
  readonly rows: number;
  /** Number of rows whose UTC, offset and kind are all equal to the recorded ones. */
  readonly equal: number;
  readonly gaps: number;
  readonly folds: number;
}

/** Compares the zone layer with every row of fixtures/local-time-to-utc.csv. */
export function measureLocalTimes(): LocalTimeAgreement {
  const rows = readFixture("local-time-to-utc.csv");
  return {
    rows: rows.length,
    equal: rows.filter(isEqual).length,
    gaps: rows.filter((row) => row["kind"] === "gap").length,
    folds: rows.filter((row) => row["kind"] === "overlap").length,
  };
}

function isEqual(row: Record<string, string>): boolean {
  const found = localToUtc(zoneNamed(row["zone"]!)!, Date.parse(`${row["local"]}Z`) / 1000);
  return (
    found.utcSeconds === Date.parse(row["utc_compatible"]!) / 1000 &&
    found.offsetSeconds === Number(row["offset_compatible_s"]) &&
    found.kind === (row["kind"] === "overlap" ? "fold" : row["kind"])
  );
}
