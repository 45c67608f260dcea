import { expect, test } from "vitest";
import { BODIES } from "../../src/chart.js";
import { EPHEMERIS_BODIES } from "../../src/ephemeris/table/ephemeris-body.js";
import { activationAt } from "../../src/wheel/activation-at.js";
import { sideActivations } from "../../src/wheel/side.js";

const LONGITUDES_DEG = Float64Array.from(EPHEMERIS_BODIES, (_, index) => (index * 97.3 + 200) % 360);

test("each computed body keeps its own longitude and position on the wheel", () => {
  const side = sideActivations(LONGITUDES_DEG);
  for (const [index, body] of EPHEMERIS_BODIES.entries()) {
    expect(side[body], body).toEqual(activationAt(LONGITUDES_DEG[index]!));
  }
});

test("the Earth and the South Node are opposite the Sun and the North Node, in [0, 360)", () => {
  const { earth, southNode } = sideActivations(LONGITUDES_DEG);
  expect(earth).toEqual(activationAt(LONGITUDES_DEG[0]! - 180));
  expect(southNode).toEqual(activationAt(LONGITUDES_DEG[1]! - 180));
  const atZero = sideActivations(new Float64Array(EPHEMERIS_BODIES.length));
  expect(atZero.earth.longitudeDeg).toBe(180);
  expect(sideActivations(new Float64Array(EPHEMERIS_BODIES.length).fill(180)).earth.longitudeDeg).toBe(0);
});

test("a side lists its bodies in the order of charts and keeps no reference to the array", () => {
  const longitudesDeg = LONGITUDES_DEG.slice();
  const side = sideActivations(longitudesDeg);
  longitudesDeg.fill(0);
  expect(Object.keys(side)).toEqual(BODIES);
  expect(side).toEqual(sideActivations(LONGITUDES_DEG));
});
