import fc from "fast-check";
import { type Activations, BODIES, type Body, type SideActivations } from "../../src/chart.js";
import { activationAt } from "../../src/wheel/activation-at.js";
import { anyLongitude } from "../support/inputs.js";

/** Builds activations from given longitudes; the moments in them are arbitrary. */
export function activationsOf(sides: {
  personality: Record<Body, number>;
  design: Record<Body, number>;
}): Activations {
  return {
    birthMoment: new Date("2000-01-01T00:00:00Z"),
    designMoment: new Date("1999-10-05T00:00:00Z"),
    personality: sideOf(sides.personality),
    design: sideOf(sides.design),
  };
}

function sideOf(longitudes: Record<Body, number>): SideActivations {
  return Object.fromEntries(BODIES.map((body) => [body, activationAt(longitudes[body])])) as SideActivations;
}

/** Any activations that a chart can have: opposite points are opposite, and the design Sun is 88 degrees behind. */
export const anyActivations: fc.Arbitrary<Activations> = fc
  .tuple(
    anyLongitude,
    fc.array(anyLongitude, { minLength: 10, maxLength: 10 }),
    fc.array(anyLongitude, { minLength: 10, maxLength: 10 }),
  )
  .map(([sunDeg, personality, design]) =>
    activationsOf({
      personality: longitudesOf(sunDeg, personality),
      design: longitudesOf((sunDeg + 272) % 360, design),
    }),
  );

/** Returns the longitudes of all bodies of a side, from the Sun's and those of the North Node, Moon and planets. */
function longitudesOf(sunDeg: number, others: readonly number[]): Record<Body, number> {
  const [northNode, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto] = others as Ten;
  const earth = (sunDeg + 180) % 360;
  const southNode = (northNode + 180) % 360;
  const planets = { mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
  return { sun: sunDeg, earth, northNode, southNode, moon, ...planets };
}

type Ten = [number, number, number, number, number, number, number, number, number, number];
