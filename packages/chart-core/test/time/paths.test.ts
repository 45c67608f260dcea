import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signedDeg } from "../../src/angles.js";
import { completeTables } from "../../src/ephemeris/all-parts.js";
import { EPHEMERIS_BODIES } from "../../src/ephemeris/table/ephemeris-body.js";
import { END_TT_DAYS, FIRST_TT_DAYS } from "../../src/ephemeris/table/table-span.js";
import { chironPath } from "../../src/paths/chiron.js";
import { clockOf } from "../../src/paths/clock.js";
import { COEFFICIENT_COUNT, longitudeDegAt, type Path, pathOf } from "../../src/paths/paths.js";
import { rootsWithin, valueAt } from "../../src/paths/polynomial.js";
import { completeChiron } from "../../src/time/complete-chiron.js";

completeTables();
completeChiron();

const PATHS: [string, Path][] = [
  ...EPHEMERIS_BODIES.map((body): [string, Path] => [body, pathOf(body)]),
  ["chiron", chironPath()],
];

const anyTtDays = fc.double({ min: FIRST_TT_DAYS + 1, max: END_TT_DAYS - 40, noNaN: true });

describe.each(PATHS)("the path of %s", (_, path) => {
  it("equals the longitude in charts, including light deflection", () => {
    const polynomial = new Float64Array(COEFFICIENT_COUNT);
    fc.assert(
      fc.property(anyTtDays, fc.double({ min: -0.99999, max: 0.99999, noNaN: true }), (before, y) => {
        const from = path.nextBorder(before);
        const to = path.nextBorder(from);
        const ttDays = (from + to) / 2 + (y * (to - from)) / 2;
        path.writePolynomial(from, to, polynomial);
        const deg = valueAt(polynomial, y);
        const deflected = deg + path.deflectionDeg(ttDays, deg, longitudeDegAt("sun", ttDays));
        expect(Math.abs(signedDeg(deflected - path.longitudeDeg(ttDays)))).toBeLessThan(1e-9);
        if (!path.mayBeDeflected(ttDays)) expect(deflected).toBe(deg);
      }),
      { numRuns: 300 },
    );
  });

  it("is never faster than its bound, checked ten times in each piece", () => {
    let fastest = 0;
    const step = path.pieceDays / 10;
    for (let ttDays = FIRST_TT_DAYS; ttDays < END_TT_DAYS - 1; ttDays += step * 7.1) {
      const moved = signedDeg(path.longitudeDeg(ttDays + 0.01) - path.longitudeDeg(ttDays));
      fastest = Math.max(fastest, Math.abs(moved) / 0.01);
    }
    expect(fastest).toBeLessThan(path.maxDegPerDay);
    expect(fastest).toBeGreaterThan(path.maxDegPerDay * 0.7);
  });
});

it("a design moment leads back to its birth within a microsecond", () => {
  const design = clockOf("design", "ut1");
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2200, 0, 1) }), (birthMs) => {
      const sky = design.skyTtDays(birthMs);
      if (!design.isNearBorder(sky, birthMs))
        expect(Math.abs(design.birthMs(sky) - birthMs)).toBeLessThan(0.02);
    }),
    { numRuns: 1000 },
  );
});

it("the roots of a polynomial are found, however many lie close together", () => {
  const place = fc.double({ min: -0.99, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(
      fc.uniqueArray(place, { minLength: 1, maxLength: 6, comparator: (a, b) => Math.abs(a - b) < 1e-3 }),
      (roots) => {
        let coefficients = Float64Array.of(1);
        for (const root of roots) {
          const next = new Float64Array(coefficients.length + 1);
          for (const [power, value] of coefficients.entries()) {
            next[power]! -= root * value;
            next[power + 1]! += value;
          }
          coefficients = next;
        }
        const found = rootsWithin(coefficients);
        expect(found).toHaveLength(roots.length);
        for (const [index, root] of [...roots].sort((a, b) => a - b).entries())
          expect(found[index]).toBeCloseTo(root, 5);
      },
    ),
    { numRuns: 500 },
  );
});
