import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LineNumber, WheelPosition } from "../../src/chart.js";
import { activationAt } from "../../src/wheel/activation-at.js";
import { WHEEL } from "../../src/wheel/wheel.js";
import { wheelPosition } from "../../src/wheel/wheel-position.js";
import { inputErrorOf } from "../support/input-error-of.js";
import { anyLongitude, longitudeAt, nextDown } from "../support/inputs.js";

const ONE_TO_SIX: readonly LineNumber[] = [1, 2, 3, 4, 5, 6];

/** Returns the number of bases between the start of the wheel and a position. */
function basesBefore({ gate, line, color, tone, base }: WheelPosition): number {
  return (((WHEEL.indexOf(gate) * 6 + line - 1) * 6 + color - 1) * 6 + tone - 1) * 5 + base - 1;
}

/** Returns the number of bases between 0 degrees and a position. */
function basesFromZero(position: WheelPosition): number {
  return (basesBefore(position) + 302 * 192) % (360 * 192);
}

describe.each([
  { segment: "gate", widthDeg: 5.625, count: 64, basesWide: 1080 },
  { segment: "line", widthDeg: 0.9375, count: 384, basesWide: 180 },
  { segment: "color", widthDeg: 0.15625, count: 2304, basesWide: 30 },
])("at the edges of every $segment", ({ widthDeg, count, basesWide }) => {
  const edges = Array.from({ length: count }, (_, index) => ({
    index,
    edge: (302 + index * widthDeg) % 360,
  }));

  test("the edge belongs to the segment that starts there", () => {
    for (const { index, edge } of edges) {
      expect(basesBefore(wheelPosition(edge)), `${edge}`).toBe(index * basesWide);
    }
  });

  test("the largest double below the edge belongs to the segment before", () => {
    for (const { index, edge } of edges) {
      const lastBaseBefore = (index === 0 ? count : index) * basesWide - 1;
      expect(basesBefore(wheelPosition(nextDown(edge))), `${edge}`).toBe(lastBaseBefore);
    }
  });
});

test("the middle of every tone has the right gate, line, color and tone", () => {
  for (const gate of WHEEL) {
    for (const line of ONE_TO_SIX) {
      for (const color of ONE_TO_SIX) {
        for (const tone of ONE_TO_SIX) {
          const position = wheelPosition(longitudeAt(gate, line, color, tone));
          if (basesBefore(position) !== basesBefore({ gate, line, color, tone, base: 3 })) {
            expect.fail(`${gate}.${line}.${color}.${tone}: ${JSON.stringify(position)}`);
          }
        }
      }
    }
  }
});

test("the wheel continues across 360 degrees, inside gate 25", () => {
  const end = { gate: 25, line: 2, color: 6, tone: 2, base: 1 };
  expect(wheelPosition(nextDown(360))).toEqual({ longitudeDeg: nextDown(360), ...end });
  expect(wheelPosition(0)).toEqual({ longitudeDeg: 0, ...end, base: 2 });
  expect(wheelPosition(358.25)).toEqual({
    longitudeDeg: 358.25,
    gate: 25,
    line: 1,
    color: 1,
    tone: 1,
    base: 1,
  });
  expect(wheelPosition(3.875)).toEqual({
    longitudeDeg: 3.875,
    gate: 17,
    line: 1,
    color: 1,
    tone: 1,
    base: 1,
  });
});

test("every longitude has a position on the wheel, in the base that contains it", () => {
  const anyDouble = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.oneof(anyLongitude, anyDouble), (longitudeDeg) => {
      const position = wheelPosition(longitudeDeg);
      expect(WHEEL).toContain(position.gate);
      for (const sixth of [position.line, position.color, position.tone]) expect(ONE_TO_SIX).toContain(sixth);
      expect([1, 2, 3, 4, 5]).toContain(position.base);
      const intoBaseDeg = longitudeDeg - basesFromZero(position) / 192;
      expect(intoBaseDeg).toBeGreaterThan(-1e-12);
      expect(intoBaseDeg).toBeLessThan(1 / 192);
    }),
  );
});

test("a greater longitude never has an earlier position", () => {
  const nearTo = (longitudeDeg: number) =>
    fc.double({ min: 0, max: 0.02, noNaN: true }).map((step) => [longitudeDeg, longitudeDeg + step] as const);
  fc.assert(
    fc.property(
      anyLongitude.filter((longitudeDeg) => longitudeDeg < 359.98).chain(nearTo),
      ([lesser, greater]) => {
        expect(basesFromZero(wheelPosition(greater))).toBeGreaterThanOrEqual(
          basesFromZero(wheelPosition(lesser)),
        );
      },
    ),
  );
});

test("the function for users gives the same place as the one for charts, at every boundary of a tone and below it", () => {
  for (let tone = 0; tone < 360 * 38.4; tone++) {
    const edge = tone / 38.4;
    for (const deg of tone === 0 ? [edge] : [edge, nextDown(edge)]) {
      const [ours, theirs] = [activationAt(deg), wheelPosition(deg)];
      if (basesBefore(ours) !== basesBefore(theirs) || theirs.longitudeDeg !== deg) expect.fail(`${deg}`);
    }
  }
});

test("negative zero is zero", () => {
  expect(Object.is(wheelPosition(-0).longitudeDeg, 0)).toBe(true);
});

test.each([[-1e-9], [360], [Number.NaN], [Number.POSITIVE_INFINITY], ["12"], [null], [undefined], [12n]])(
  "%s is no longitude",
  (value) => {
    const error = inputErrorOf(() => wheelPosition(value as number));
    expect(error).toMatchObject({ code: "INVALID_ANGLE", field: "longitudeDeg", received: value });
  },
);
