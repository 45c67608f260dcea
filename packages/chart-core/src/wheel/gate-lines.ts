import type { GateLines, SideActivations, WheelPosition } from "../chart.js";

/** The gate and line of each body of a side, as charts write them. */
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

/** All `"<gate>.<line>"`, six a gate, from 1.1 to 64.6. */
const GATE_LINES: readonly string[] = Array.from(
  { length: 64 * 6 },
  (_, index) => `${Math.floor(index / 6) + 1}.${(index % 6) + 1}`,
);

function gateLine({ gate, line }: WheelPosition): string {
  return GATE_LINES[(gate - 1) * 6 + line - 1]!;
}
