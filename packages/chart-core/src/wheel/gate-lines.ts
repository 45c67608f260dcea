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

/** `"<gate>.<line>"` at 8 x the gate + the line. */
const GATE_LINES: readonly string[] = Array.from(
  { length: 65 * 8 },
  (_, index) => `${Math.floor(index / 8)}.${index % 8}`,
);

function gateLine({ gate, line }: WheelPosition): string {
  return GATE_LINES[8 * gate + line]!;
}
