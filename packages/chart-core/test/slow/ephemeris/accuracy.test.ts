import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accuracyReport } from "../../../scripts/accuracy/accuracy-report.js";
import { DESIGN_MOMENT_MAX_SECONDS, limitOf } from "../../../scripts/accuracy/measure-accuracy.js";
import { AGREEMENT_MAX_ARCSEC } from "../../../scripts/accuracy/measure-agreement.js";
import { measureAll } from "../../../scripts/accuracy/measure-all.js";
import { readFixture } from "../../../scripts/lib/fixtures.js";

const measurements = measureAll();

describe.each(["tables", "series"] as const)(
  "longitudes of the %s compared with Swiss Ephemeris / DE431",
  (model) => {
    const accuracy = measurements[model];

    it("cover every row of the reference", () => {
      expect(accuracy.rows).toBe(600);
      expect(readFixture("longitudes.csv")).toHaveLength(600);
      expect(accuracy.errors).toHaveLength(22);
      for (const { rows } of accuracy.errors) expect(rows).toBe(600);
      expect(accuracy.positions).toBe(600 * 22);
    });

    it.each(accuracy.errors.map((errors) => [`${errors.side} ${errors.body}`, errors] as const))(
      "%s stays within its error limits",
      (_, { body, side, mean, max }) => {
        const limit = limitOf(body, side);
        expect(mean).toBeLessThanOrEqual(limit.mean);
        expect(max).toBeLessThanOrEqual(limit.max);
      },
    );

    it("give every activation the gate, line, color and tone of the reference", () => {
      expect(accuracy.departures).toEqual([]);
    });

    it("give every design moment within 0.3 s of the reference", () => {
      expect(accuracy.designMoment.maxSeconds).toBeLessThanOrEqual(DESIGN_MOMENT_MAX_SECONDS);
    });
  },
);

it.each(["anywhere", "besideSun", "behindSun"] as const)(
  "tables and series model agree within 0.006 arcsec: %s",
  (place) => {
    const { count, max } = measurements.agreement[place];
    expect(count).toBeGreaterThanOrEqual(150);
    expect(max).toBeLessThanOrEqual(AGREEMENT_MAX_ARCSEC);
  },
);

it("docs/accuracy.md shows the figures that the command prints", () => {
  const document = readFileSync(new URL("../../../docs/accuracy.md", import.meta.url), "utf8");
  expect(document).toContain(accuracyReport(measurements));
});
