import { describe, expect, it } from "vitest";
import { EPHEMERIS_BODIES } from "../../src/ephemeris/table/ephemeris-body.js";
import { ChartInputError, longitudeDeg } from "../../src/series/index.js";

describe.each(EPHEMERIS_BODIES)("the longitude of %s from the series model", (body) => {
  it.each([-73_171.5, -0.5, 0, 36_525, 73_079])("lies in [0, 360) at %d days", (ttDays) => {
    const longitude = longitudeDeg(body, ttDays);
    expect(longitude).toBeGreaterThanOrEqual(0);
    expect(longitude).toBeLessThan(360);
  });

  it.each([Number.NaN, undefined, null, "0", {}, 1n, new Date(0)])(
    "%s is rejected as a number of days",
    (ttDays) => {
      expect(codeOf(() => longitudeDeg(body, ttDays as never))).toBe("INVALID_MOMENT");
    },
  );

  it.each([-73_172, 73_079.5, 1e9, Number.POSITIVE_INFINITY])(
    "%d days is rejected: outside the supported years",
    (ttDays) => {
      expect(codeOf(() => longitudeDeg(body, ttDays))).toBe("MOMENT_OUT_OF_RANGE");
    },
  );
});

it.each(["earth", "southNode", "ceres", "toString", "__proto__", undefined, 3])(
  "the body %s is rejected",
  (body) => {
    expect(() => longitudeDeg(body as never, 0)).toThrow(/expected one of sun, northNode/);
  },
);

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof ChartInputError) return error.code;
    throw error;
  }
  throw new Error("expected a ChartInputError");
}
