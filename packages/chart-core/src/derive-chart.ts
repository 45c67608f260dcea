import { checkLongitude, signedDeg } from "./angles.js";
import type { Body, DerivedChart, Side, SideActivations } from "./chart.js";
import { ChartInputError } from "./chart-input-error.js";
import { chartOf } from "./chart-of.js";
import { EPHEMERIS_BODIES } from "./ephemeris/table/ephemeris-body.js";
import { sideActivations } from "./wheel/side.js";

/**
 * The position of a body, given by you: its longitude in degrees in [0, 360), or an object that has it as `longitudeDeg`,
 * such as an activation of a chart.
 *
 * @example
 * import { computeActivations, deriveChart, type GivenPosition } from "chart-core";
 *
 * const { personality, design } = computeActivations(new Date("1990-09-05T19:17Z"));
 * const moon: GivenPosition = 337.5;
 * const chart = deriveChart({ ...personality, moon }, design);
 * console.log(chart.activations.personality.moon);
 */
export type GivenPosition =
  | number
  | {
      /** Apparent geocentric longitude, true ecliptic and equinox of date, degrees in [0, 360). */
      readonly longitudeDeg: number;
    };

/**
 * The positions of one side, given by you. The Earth and the South Node may be left out: they are always opposite the Sun
 * and the North Node.
 *
 * @example
 * import { deriveChart, type GivenPositions } from "chart-core";
 *
 * // Longitudes in degrees, without the Earth and the South Node.
 * const personality: GivenPositions = {
 *   sun: 162.97, moon: 337.5, northNode: 304.3, mercury: 160.5, venus: 146,
 *   mars: 57.5, jupiter: 123.5, saturn: 288.9, uranus: 275.8, neptune: 281.9,
 *   pluto: 225.3,
 * };
 * const design: GivenPositions = { ...personality, sun: 74.97, moon: 213.1 };
 * console.log(deriveChart(personality, design).type);
 */
export type GivenPositions = Readonly<
  Record<Exclude<Body, "earth" | "southNode">, GivenPosition> &
    Partial<Record<"earth" | "southNode", GivenPosition | undefined>>
>;

/** The Sun's arc between the design moment and birth, degrees. */
const DESIGN_ARC_DEG = 88;

/** Distance from the arc, degrees, within which the lines of the two Suns always form a profile. */
const ARC_TOLERANCE_DEG = 0.1;

/** Distance from the opposite point, degrees, which leaves room for rounded positions. */
const OPPOSITE_TOLERANCE_DEG = 1e-3;

/**
 * Derives the chart of two sets of positions: from your own ephemeris, from stored charts, or from charts of this library.
 * Everything follows from the longitudes, by the rules of `computeChart`; the chart of a chart's own positions is the same.
 *
 * @param personality The positions of the birth moment.
 * @param design The positions of the design moment. Its Sun must be 88 degrees behind that of the personality, within 0.1
 *   degrees.
 * @returns The chart without the members that need a moment: `birthMoment`, `designMoment`, `birthDateUtc`, `coords`.
 * @throws ChartInputError `INVALID_ANGLE` if a longitude is not a number in [0, 360), the Earth is not opposite the Sun,
 *   the South Node is not opposite the North Node, or the design Sun is not 88 degrees behind the Sun of the
 *   personality. The `field` of the error names the body, such as `design.moon`.
 *
 * @example
 * import { computeActivations, deriveChart } from "chart-core";
 *
 * const { personality, design } = computeActivations(new Date("1990-09-05T19:17Z"));
 * const chart = deriveChart(personality, design);
 * console.log(chart.type, chart.profile);
 */
export function deriveChart(personality: GivenPositions, design: GivenPositions): DerivedChart {
  const sides = { personality: sideOf(personality, "personality"), design: sideOf(design, "design") };
  const arcDeg = signedDeg(sides.personality.sun.longitudeDeg - sides.design.sun.longitudeDeg);
  if (Math.abs(arcDeg - DESIGN_ARC_DEG) > ARC_TOLERANCE_DEG) {
    throw new ChartInputError({
      code: "INVALID_ANGLE",
      field: "design.sun",
      received: design.sun,
      expected: `a longitude ${DESIGN_ARC_DEG} degrees behind the Sun of the personality`,
    });
  }
  const anyMoment = new Date(0);
  const activations = { birthMoment: anyMoment, designMoment: anyMoment, ...sides };
  const { birthMoment: _, designMoment: __, birthDateUtc: ___, ...derived } = chartOf(activations, undefined);
  return derived;
}

/** Checks the positions of a side and places them on the wheel. */
function sideOf(positions: GivenPositions, side: Side): SideActivations {
  const given: Partial<Record<Body, unknown>> = positions ?? {};
  const longitudesDeg = Float64Array.from(EPHEMERIS_BODIES, (body) =>
    longitudeOf(given[body], `${side}.${body}`),
  );
  const placed = sideActivations(longitudesDeg);
  for (const body of ["earth", "southNode"] as const) {
    if (given[body] === undefined) continue;
    const field = `${side}.${body}`;
    const offDeg = signedDeg(longitudeOf(given[body], field) - placed[body].longitudeDeg);
    if (Math.abs(offDeg) <= OPPOSITE_TOLERANCE_DEG) continue;
    throw new ChartInputError({
      code: "INVALID_ANGLE",
      field,
      received: given[body],
      expected: `the longitude opposite ${body === "earth" ? "the Sun" : "the North Node"}, or none`,
    });
  }
  return placed;
}

function longitudeOf(position: unknown, field: string): number {
  const isObject = typeof position === "object" && position !== null;
  return checkLongitude(isObject ? (position as { longitudeDeg?: unknown }).longitudeDeg : position, field);
}
