import type { BodyTables } from "../../src/ephemeris/table/body-tables.js";
import type { PackedConjunctions } from "../../src/ephemeris/table/conjunctions.js";
import type { EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import {
  type PackedPart,
  type PackedRecords,
  unpackRecord,
} from "../../src/ephemeris/table/packed-records.js";
import type { PackedSegments } from "../../src/ephemeris/table/segments.js";
import type { TablePart } from "../../src/ephemeris/table/table-part.js";
import {
  BLOCK_DAYS,
  FIRST_YEAR,
  SPAN_COUNT,
  SPAN_LEAD_DAYS,
  SPAN_YEARS,
  TABLE_DAYS,
  TABLE_FIRST_TT_DAYS,
} from "../../src/ephemeris/table/table-span.js";
import { packPart } from "./pack-records.js";

const DAY_MS = 86_400_000;

/** Whole days of a part, counted from the first day of the tables: its years, the lead before them and a day after. */
export function partDays(span: number): { readonly first: number; readonly end: number } {
  const newYear = (spans: number) =>
    (Date.UTC(FIRST_YEAR + spans * SPAN_YEARS, 0, 1) - Date.UTC(2000, 0, 1, 12)) / DAY_MS -
    TABLE_FIRST_TT_DAYS;
  const first = Math.floor((newYear(span) - SPAN_LEAD_DAYS) / BLOCK_DAYS) * BLOCK_DAYS;
  const end = Math.ceil((newYear(span + 1) + 1) / BLOCK_DAYS) * BLOCK_DAYS;
  // The first and the last part also have the margins of the tables.
  return { first: span === 0 ? 0 : first, end: span === SPAN_COUNT - 1 ? TABLE_DAYS : end };
}

/** Splits tables into the parts of all spans, record by record without a change. */
export function splitTables(
  bodies: Readonly<Record<EphemerisBody, BodyTables>>,
  nutation: PackedSegments,
): readonly TablePart[] {
  return Array.from({ length: SPAN_COUNT }, (_, span) => {
    const days = partDays(span);
    const parts = Object.entries(bodies).map(([body, { segments, conjunctions }]) => [
      body,
      {
        segments: segmentsOf(segments, days),
        ...(conjunctions && { conjunctions: conjunctionsOf(conjunctions, days) }),
      },
    ]);
    return { nutation: segmentsOf(nutation, days), bodies: Object.fromEntries(parts) as TablePart["bodies"] };
  });
}

type Days = ReturnType<typeof partDays>;

function segmentsOf({ segmentDays, records }: PackedSegments, { first, end }: Days): PackedPart {
  return packPart(records, first / segmentDays, end / segmentDays);
}

/** Returns the conjunctions with an effect in some days. */
function conjunctionsOf({ reachDays, records }: PackedConjunctions, { first, end }: Days): PackedPart {
  const days = daysOf(records);
  const from = days.findIndex((day) => day + reachDays >= first);
  const to = days.findLastIndex((day) => day - reachDays < end) + 1;
  return from < 0 || to < from ? packPart(records, 0, 0) : packPart(records, from, to);
}

/** Returns the first column of all records: the days of the conjunctions. */
function daysOf(records: PackedRecords): number[] {
  const day = new Float64Array(1);
  return Array.from({ length: records.count }, (_, index) => {
    unpackRecord(records, index, day);
    return day[0]!;
  });
}
