import { signedDeg } from "../../src/angles.js";
import { Conjunctions, type PackedConjunctions } from "../../src/ephemeris/table/conjunctions.js";
import { type Samples, sampleMoments } from "./sampled-function.js";

/**
 * Takes out of a planet's samples the deflection that the reader of the tables adds back.
 *
 * Solves `deg + deflection(deg) = sample` by fixed-point iteration.
 */
export function withoutDeflection(planet: Samples, sun: Samples, packed: PackedConjunctions): Samples {
  const conjunctions = new Conjunctions(packed);
  const moments = sampleMoments(planet);
  const values = planet.values.map((apparentDeg, index) => {
    let deg = apparentDeg;
    // The deflection changes by at most 0.02 of the longitude's change, so each step gains nearly two digits.
    for (let step = 0; step < 8; step++) {
      const fromSunDeg = signedDeg(deg - sun.values[index]!);
      deg = apparentDeg - conjunctions.deflectionDeg(moments[index]!, fromSunDeg);
    }
    return deg;
  });
  return { ...planet, values };
}
