import { Conjunctions, type PackedConjunctions } from "../../src/ephemeris/table/conjunctions.js";
import { type Samples, sampleMoments } from "./sampled-function.js";

/**
 * The samples of a planet less the deflection that the reader adds back: a longitude that this very deflection, which
 * depends on that longitude, turns into the sample.
 */
export function withoutDeflection(planet: Samples, sun: Samples, packed: PackedConjunctions): Samples {
  const conjunctions = new Conjunctions(packed);
  const moments = sampleMoments(planet);
  const values = planet.values.map((apparentDeg, index) => {
    let deg = apparentDeg;
    // The deflection changes by at most 0.02 of what the longitude does: each step gains nearly two digits.
    for (let step = 0; step < 8; step++) {
      const fromSunDeg = deg - sun.values[index]!;
      const turns = Math.floor(fromSunDeg / 360 + 0.5);
      deg = apparentDeg - conjunctions.deflectionDeg(moments[index]!, fromSunDeg - 360 * turns);
    }
    return deg;
  });
  return { ...planet, values };
}
