import { WHEEL } from "../../src/wheel/wheel-position.js";

/** The longitude in the middle of a tone, degrees in [0, 360). */
export function longitudeAt(gate: number, line: number, color: number, tone: number): number {
  const gates = WHEEL.indexOf(gate);
  const colors = (gates * 6 + line - 1) * 6 + color - 1;
  return (302 + (colors + (tone - 0.5) / 6) * 0.15625) % 360;
}
