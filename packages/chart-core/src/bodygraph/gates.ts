import type { Center, Circuit, GateNumber } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { tableByGate } from "../table-by-gate.js";
import { type Quarter, quarterOf } from "../wheel/quarters.js";
import { WHEEL } from "../wheel/wheel.js";
import { CHANNELS } from "./channels.js";
import { CENTER_OF_GATE, GATE_NAMES } from "./gate-names.js";

/** A gate: its name, its center, and its place among channels and on the wheel. */
export interface Gate {
  /** The gate's number, 1 to 64. */
  readonly number: GateNumber;
  /** The gate's name, such as `Opinions`. */
  readonly name: string;
  /** The center that the gate belongs to. */
  readonly center: Center;
  /**
   * The gates at the other ends of its channels: with one of them active too, a channel is defined. One for most gates,
   * three for 10, 20, 34 and 57. In the order of {@link CHANNELS}.
   */
  readonly harmonicGates: readonly GateNumber[];
  /** The gate half a wheel away. The Earth is in it while the Sun is in this one. */
  readonly oppositeGate: GateNumber;
  /** The quarter of the wheel that it stands in. */
  readonly quarter: Quarter;
  /** The circuits of its channels, each once: one for most gates, two for 10, 20, 34 and 57. */
  readonly circuits: readonly Circuit[];
  /**
   * The six lines of the hexagram with the gate's number, from line 1 at the bottom to line 6: 1 for yang, a whole line, 0
   * for yin, a broken one.
   */
  readonly hexagramLines: readonly (0 | 1)[];
}

/**
 * The 64 gates by their numbers. The term `gate` of {@link GLOSSARY} has their meanings.
 *
 * Source: names and centers are facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system. The other members follow from channels and wheel.
 *
 * @example
 * import { GATES } from "chart-core";
 *
 * const { name, center, harmonicGates, oppositeGate } = GATES[17];
 * console.log(name, center, harmonicGates, oppositeGate);
 */
export const GATES: Readonly<Record<GateNumber, Gate>> = /* @__PURE__ */ tableByGate(gateOf);

function gateOf(number: GateNumber): Gate {
  const channels = CHANNELS.filter(({ gates }) => gates.includes(number));
  return deepFreeze<Gate>({
    number,
    name: GATE_NAMES[number],
    center: CENTER_OF_GATE[number],
    harmonicGates: channels.map(({ gates: [lower, higher] }) => (lower === number ? higher : lower)),
    oppositeGate: WHEEL[(WHEEL.indexOf(number) + HALF) % WHEEL.length]!,
    quarter: quarterOf(number),
    circuits: [...new Set(channels.map(({ circuit }) => circuit))],
    hexagramLines: hexagramLines(number),
  });
}

/** Gates in half of the wheel. */
const HALF = 32;

/**
 * Returns the lines of a hexagram. The wheel has the hexagrams in the order of binary numbers, whose highest digit is line
 * 1: from gate 1 on down from 63 to 32, then from gate 2 on up from 0 to 31.
 */
function hexagramLines(number: GateNumber): readonly (0 | 1)[] {
  const fromGate1 = (WHEEL.indexOf(number) - WHEEL.indexOf(1) + WHEEL.length) % WHEEL.length;
  const binary = fromGate1 < HALF ? WHEEL.length - 1 - fromGate1 : fromGate1 - HALF;
  return Array.from(binary.toString(2).padStart(6, "0"), Number) as (0 | 1)[];
}
