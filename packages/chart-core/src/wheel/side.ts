/**
 * The thirteen bodies of a side, written out body by body: a literal gives every side the same object shape, and
 * reading by name is faster than by key (see docs/decisions/0008). Plain form: a loop over `BODIES` of chart.ts. This
 * is the only other list of the bodies; the compiler and the tests compare it with `BODIES`.
 */
import type { GateLine, GateLines, SideActivations, WheelPosition } from "../chart.js";
import { activationAt } from "./activation-at.js";

/**
 * Makes the thirteen activations of a side: the eleven computed ones, the Earth opposite the Sun, and the South Node
 * opposite the North Node.
 *
 * @param longitudesDeg Degrees in [0, 360), in the order of `EPHEMERIS_BODIES`. They are copied.
 */
export function sideActivations(longitudesDeg: Float64Array): SideActivations {
  const sunDeg = longitudesDeg[0]!;
  const northNodeDeg = longitudesDeg[1]!;
  return {
    sun: activationAt(sunDeg),
    earth: activationAt(oppositeDeg(sunDeg)),
    northNode: activationAt(northNodeDeg),
    southNode: activationAt(oppositeDeg(northNodeDeg)),
    moon: activationAt(longitudesDeg[2]!),
    mercury: activationAt(longitudesDeg[3]!),
    venus: activationAt(longitudesDeg[4]!),
    mars: activationAt(longitudesDeg[5]!),
    jupiter: activationAt(longitudesDeg[6]!),
    saturn: activationAt(longitudesDeg[7]!),
    uranus: activationAt(longitudesDeg[8]!),
    neptune: activationAt(longitudesDeg[9]!),
    pluto: activationAt(longitudesDeg[10]!),
  };
}

/** Returns the gate and line of each body of a side, as charts write them. */
export function gateLines(side: SideActivations): GateLines {
  return {
    sun: gateLine(side.sun),
    earth: gateLine(side.earth),
    northNode: gateLine(side.northNode),
    southNode: gateLine(side.southNode),
    moon: gateLine(side.moon),
    mercury: gateLine(side.mercury),
    venus: gateLine(side.venus),
    mars: gateLine(side.mars),
    jupiter: gateLine(side.jupiter),
    saturn: gateLine(side.saturn),
    uranus: gateLine(side.uranus),
    neptune: gateLine(side.neptune),
    pluto: gateLine(side.pluto),
  };
}

/** Writes the gates of a side from an index on, in the order in which charts list gates: Mars before Venus. */
export function writeGates(side: SideActivations, into: Uint8Array, at: number): void {
  into[at] = side.sun.gate;
  into[at + 1] = side.earth.gate;
  into[at + 2] = side.northNode.gate;
  into[at + 3] = side.southNode.gate;
  into[at + 4] = side.moon.gate;
  into[at + 5] = side.mercury.gate;
  into[at + 6] = side.mars.gate;
  into[at + 7] = side.venus.gate;
  into[at + 8] = side.jupiter.gate;
  into[at + 9] = side.saturn.gate;
  into[at + 10] = side.uranus.gate;
  into[at + 11] = side.neptune.gate;
  into[at + 12] = side.pluto.gate;
}

/**
 * Offset to the opposite point, for each half of the wheel; a lookup avoids an unpredictable branch (see
 * docs/decisions/0008).
 */
const TO_OPPOSITE_DEG = /* @__PURE__ */ Float64Array.of(180, -180);

/** Returns the opposite longitude in [0, 360). Plain form: `(longitudeDeg + 180) % 360`. */
function oppositeDeg(longitudeDeg: number): number {
  return longitudeDeg + TO_OPPOSITE_DEG[(longitudeDeg / 180) | 0]!;
}

/** Lookup table of `"<gate>.<line>"` at index 8 * gate + line. */
const GATE_LINES: readonly GateLine[] = /* @__PURE__ */ gateLineLabels();

/** Loops instead of calling a function for each of the 520 labels, which would take several times as long at import. */
function gateLineLabels(): GateLine[] {
  const labels: GateLine[] = [];
  for (let gate = 0; gate <= 64; gate++) for (let line = 0; line < 8; line++) labels.push(`${gate}.${line}`);
  return labels;
}

function gateLine({ gate, line }: WheelPosition): GateLine {
  return GATE_LINES[8 * gate + line]!;
}
