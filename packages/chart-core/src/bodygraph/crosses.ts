import type { Cross, CrossAngle, GateNumber } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { tableByGate } from "../table-by-gate.js";
import { QUARTERS, quarterOf } from "../wheel/quarters.js";
import { WHEEL } from "../wheel/wheel.js";

/** The names of the three crosses of each personality Sun gate: right angle, juxtaposition, left angle. */
const NAMES: Readonly<Record<GateNumber, string>> = {
  1: "The Sphinx, Self-Expression, Defiance",
  2: "The Sphinx, The Driver, Defiance",
  3: "Laws, Mutation, Wishes",
  4: "Explanation, Formulization, Revolution",
  5: "Consciousness, Habits, Separation",
  6: "Eden, Conflict, The Plane",
  7: "The Sphinx, Interaction, Masks",
  8: "Contagion, Contribution, Uncertainty",
  9: "Planning, Focus, Identification",
  10: "The Vessel of Love, Behavior, Prevention",
  11: "Eden, Ideas, Education",
  12: "Eden, Articulation, Education",
  13: "The Sphinx, Listening, Masks",
  14: "Contagion, Empowering, Uncertainty",
  15: "The Vessel of Love, Extremes, Prevention",
  16: "Planning, Experimentation, Identification",
  17: "Service, Opinions, Upheaval",
  18: "Service, Correction, Upheaval",
  19: "The Four Ways, Need, Refinement",
  20: "The Sleeping Phoenix, The Now, Duality",
  21: "Tension, Control, Endeavor",
  22: "Rulership, Grace, Informing",
  23: "Explanation, Assimilation, Dedication",
  24: "The Four Ways, Rationalization, Incarnation",
  25: "The Vessel of Love, Innocence, Healing",
  26: "Rulership, The Trickster, Confrontation",
  27: "The Unexpected, Caring, Alignment",
  28: "The Unexpected, Risks, Alignment",
  29: "Contagion, Commitment, Industry",
  30: "Contagion, Fates, Industry",
  31: "The Unexpected, Influence, The Alpha",
  32: "Maya, Conservation, Limitation",
  33: "The Four Ways, Retreat, Refinement",
  34: "The Sleeping Phoenix, Power, Duality",
  35: "Consciousness, Experience, Separation",
  36: "Eden, Crisis, The Plane",
  37: "Planning, Bargains, Migration",
  38: "Tension, Opposition, Individualism",
  39: "Tension, Provocation, Individualism",
  40: "Planning, Denial, Migration",
  41: "The Unexpected, Fantasy, The Alpha",
  42: "Maya, Completion, Limitation",
  43: "Explanation, Insight, Dedication",
  44: "The Four Ways, Alertness, Incarnation",
  45: "Rulership, Possession, Confrontation",
  46: "The Vessel of Love, Serendipity, Healing",
  47: "Rulership, Oppression, Informing",
  48: "Tension, Depth, Endeavor",
  49: "Explanation, Principles, Revolution",
  50: "Laws, Values, Wishes",
  51: "Penetration, Shock, The Clarion",
  52: "Service, Stillness, Demands",
  53: "Penetration, Beginnings, Cycles",
  54: "Penetration, Ambition, Cycles",
  55: "The Sleeping Phoenix, Moods, Spirit",
  56: "Laws, Stimulation, Distraction",
  57: "Penetration, Intuition, The Clarion",
  58: "Service, Vitality, Demands",
  59: "The Sleeping Phoenix, Strategy, Spirit",
  60: "Laws, Limitation, Distraction",
  61: "Maya, Thinking, Obscuration",
  62: "Maya, Detail, Obscuration",
  63: "Consciousness, Doubts, Dominion",
  64: "Consciousness, Confusion, Dominion",
};

/**
 * The 192 incarnation crosses, by the personality Sun's gate and the angle: `CROSSES[38]["Right Angle"]`.
 *
 * Source: names are facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system. Gates and numbers follow from the wheel.
 */
export const CROSSES: Readonly<Record<GateNumber, Readonly<Record<CrossAngle, Cross>>>> =
  /* @__PURE__ */ tableByGate(crossesOf);

function crossesOf(gate: GateNumber): Readonly<Record<CrossAngle, Cross>> {
  const [rightAngle = "", juxtaposition = "", leftAngle = ""] = NAMES[gate].split(", ");
  const wheelIndex = WHEEL.indexOf(gate);
  // The number of a cross among those that share its name is that of its quarter, from 1.
  const quarter = (QUARTERS.indexOf(quarterOf(gate)) + 1) as 1 | 2 | 3 | 4;
  const behind15 = crossGates(wheelIndex, 15);
  return deepFreeze<Record<CrossAngle, Cross>>({
    "Right Angle": {
      angle: "Right Angle",
      name: rightAngle,
      number: quarter,
      gates: crossGates(wheelIndex, 16),
    },
    Juxtaposition: { angle: "Juxtaposition", name: juxtaposition, number: null, gates: behind15 },
    "Left Angle": { angle: "Left Angle", name: leftAngle, number: quarter <= 2 ? 1 : 2, gates: behind15 },
  });
}

/**
 * Returns the four gates of a cross. The design Sun is 88 degrees or 15.64 gates behind the personality Sun: 16 gates
 * while the latter is in the first 3.87 lines of its gate (right angle), 15 afterwards.
 */
function crossGates(wheelIndex: number, gatesBehind: 15 | 16): Cross["gates"] {
  const gateAhead = (steps: number) => WHEEL[(wheelIndex + steps) % 64]!;
  return [gateAhead(0), gateAhead(32), gateAhead(64 - gatesBehind), gateAhead(32 - gatesBehind)];
}
