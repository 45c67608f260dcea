import type { GateNumber } from "../values.js";
import { WHEEL } from "./wheel.js";

/** The quarters of the wheel in order; the first opens with gate 13. */
export const QUARTERS = ["Initiation", "Civilization", "Duality", "Mutation"] as const;
Object.freeze(QUARTERS);

/**
 * A quarter of the wheel, 16 gates each: from gate 13 (Initiation), 2 (Civilization), 7 (Duality) and 1 (Mutation).
 * `crossDetails` returns the one in which the personality Sun stands.
 */
export type Quarter = (typeof QUARTERS)[number];

const GATES_PER_QUARTER = 16;

/** Returns the quarter that a gate stands in. */
export function quarterOf(gate: GateNumber): Quarter {
  const gatesOn = (WHEEL.indexOf(gate) - WHEEL.indexOf(13) + WHEEL.length) % WHEEL.length;
  return QUARTERS[Math.floor(gatesOn / GATES_PER_QUARTER)]!;
}
