import type { SideActivations } from "../chart.js";
import { wheelPosition } from "./wheel-position.js";

/**
 * The thirteen activations of a side: the eleven computed ones, the Earth opposite the Sun, and the South Node opposite
 * the North Node.
 *
 * @param longitudesDeg Degrees in [0, 360), in the order of `EPHEMERIS_BODIES`. They are copied.
 */
export function sideActivations(longitudesDeg: Float64Array): SideActivations {
  const sunDeg = longitudesDeg[0]!;
  const northNodeDeg = longitudesDeg[1]!;
  return {
    sun: wheelPosition(sunDeg),
    earth: wheelPosition(oppositeDeg(sunDeg)),
    northNode: wheelPosition(northNodeDeg),
    southNode: wheelPosition(oppositeDeg(northNodeDeg)),
    moon: wheelPosition(longitudesDeg[2]!),
    mercury: wheelPosition(longitudesDeg[3]!),
    venus: wheelPosition(longitudesDeg[4]!),
    mars: wheelPosition(longitudesDeg[5]!),
    jupiter: wheelPosition(longitudesDeg[6]!),
    saturn: wheelPosition(longitudesDeg[7]!),
    uranus: wheelPosition(longitudesDeg[8]!),
    neptune: wheelPosition(longitudesDeg[9]!),
    pluto: wheelPosition(longitudesDeg[10]!),
  };
}

/** What leads from each half of the wheel to the other: a number to add, instead of a choice to guess. */
const TO_OTHER_HALF_DEG = Float64Array.of(180, -180);

function oppositeDeg(longitudeDeg: number): number {
  return longitudeDeg + TO_OTHER_HALF_DEG[(longitudeDeg / 180) | 0]!;
}
