import fc from "fast-check";
import { expect, it } from "vitest";
import { packRecords } from "../../../scripts/tables/pack-records.js";
import { unpackRecord } from "../../../src/ephemeris/table/packed-records.js";

const rows = fc.integer({ min: 1, max: 8 }).chain((width) =>
  fc.array(
    fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { minLength: width, maxLength: width }),
    {
      minLength: 1,
      maxLength: 40,
    },
  ),
);

it("any records of integers survive packing and unpacking, in any order", () => {
  fc.assert(
    fc.property(rows, (rows) => {
      const records = packRecords(rows);
      const columns = new Float64Array(rows[0]!.length);
      for (let index = rows.length - 1; index >= 0; index--) {
        unpackRecord(records, index, columns);
        expect([...columns]).toEqual(rows[index]);
      }
    }),
  );
});

it("unpacking reads no more columns than the target has room for", () => {
  const records = packRecords([
    [1, 2, 3],
    [-4, 50, 6],
  ]);
  const columns = new Float64Array(2);
  unpackRecord(records, 1, columns);
  expect([...columns]).toEqual([-4, 50]);
});
