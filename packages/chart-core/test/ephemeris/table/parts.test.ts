import { beforeAll, describe, expect, it } from "vitest";
import { packPart, packRecords } from "../../../scripts/tables/pack-records.js";
import { partDays } from "../../../scripts/tables/split-tables.js";
import { completeTables } from "../../../src/ephemeris/all-parts.js";
import { addPart, type PackedRecords, unpackRecord } from "../../../src/ephemeris/table/packed-records.js";
import {
  FIRST_YEAR,
  SPAN_COUNT,
  SPAN_YEARS,
  TABLE_DAYS,
  TABLE_FIRST_TT_DAYS,
} from "../../../src/ephemeris/table/table-span.js";
import { BODY_TABLES, NUTATION } from "../../../src/ephemeris/table/tables.generated.js";

beforeAll(completeTables);

const SPANS = Array.from({ length: SPAN_COUNT }, (_, span) => span);

/** Whole days from the first day of the tables to the noon before a year. */
const newYear = (year: number) =>
  (Date.UTC(year, 0, 1) - Date.UTC(2000, 0, 1, 12)) / 86_400_000 - TABLE_FIRST_TT_DAYS;

describe.each(SPANS)("part %d of the tables", (span) => {
  it("begins 93 to 125 days before its fifty years, and ends after their last design moment and birth", () => {
    const { first, end } = partDays(span);
    const year = FIRST_YEAR + span * SPAN_YEARS;
    const lead = newYear(year) - first;
    expect(lead).toBeGreaterThanOrEqual(93);
    expect(lead).toBeLessThan(span === 0 ? 140 : 125);
    expect(end - newYear(year + SPAN_YEARS)).toBeGreaterThanOrEqual(1);
  });
});

it("the parts cover the whole tables and share only the months before each one's years", () => {
  expect(partDays(0).first).toBe(0);
  expect(partDays(SPAN_COUNT - 1).end).toBe(TABLE_DAYS);
  for (const span of SPANS.slice(1)) {
    const shared = partDays(span - 1).end - partDays(span).first;
    expect(shared).toBeGreaterThanOrEqual(94);
    expect(shared).toBeLessThanOrEqual(192);
  }
});

const TABLES: readonly (readonly [name: string, records: PackedRecords])[] = [
  ["nutation", NUTATION.records],
  ...Object.entries(BODY_TABLES).flatMap(([body, { segments, conjunctions }]) => [
    [body, segments.records] as const,
    ...(conjunctions ? [[`${body}'s conjunctions`, conjunctions.records] as const] : []),
  ]),
];

it.each(TABLES)("all records of %s are in a part, and equal where two parts have them", (_, records) => {
  const covered = new Uint8Array(records.count);
  const [one, other] = [new Float64Array(records.columns.length), new Float64Array(records.columns.length)];
  for (const part of records.parts) {
    for (let index = part.first; index < part.first + part.count; index++) {
      covered[index]! += 1;
      if (covered[index] === 1) continue;
      unpackRecord({ ...records, parts: [part] }, index, one);
      unpackRecord(records, index, other);
      expect(one).toEqual(other);
    }
  }
  expect(covered.indexOf(0)).toBe(-1);
});

it("records are read from parts that were added in any order, and others are refused", () => {
  const rows = Array.from({ length: 20 }, (_, index) => [index * index, 5 - index]);
  const whole = packRecords(rows);
  const records: PackedRecords = { ...whole, parts: [] };
  const columns = new Float64Array(2);
  expect(() => unpackRecord(records, 4, columns)).toThrow(RangeError);
  const [late, early] = [packPart(whole, 12, 20), packPart(whole, 0, 5)];
  for (const part of [late, early, late]) addPart(records, part);
  expect(records.parts).toEqual([early, late]);
  for (const index of [0, 4, 12, 19]) {
    unpackRecord(records, index, columns);
    expect([...columns]).toEqual(rows[index]);
  }
  expect(() => unpackRecord(records, 5, columns)).toThrow("record 5 is in no part");
});
