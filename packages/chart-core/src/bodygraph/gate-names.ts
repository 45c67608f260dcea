import type { Center, GateNumber } from "../chart.js";

/** The names of the 64 gates. */
export const GATE_NAMES: Readonly<Record<GateNumber, string>> = {
  1: "Self-Expression",
  2: "Direction of Self",
  3: "Ordering",
  4: "Formulization",
  5: "Fixed Rhythms",
  6: "Friction",
  7: "Role of the Self in Interaction",
  8: "Contribution",
  9: "Focus",
  10: "Behavior of the Self",
  11: "Ideas",
  12: "Caution",
  13: "Listener",
  14: "Power Skills",
  15: "Extremes",
  16: "Skills",
  17: "Opinions",
  18: "Correction",
  19: "Wanting",
  20: "Now",
  21: "Hunter/Huntress",
  22: "Openness",
  23: "Assimilation",
  24: "Rationalizing",
  25: "Spirit of Self",
  26: "Egotist",
  27: "Caring",
  28: "Game Player",
  29: "Saying Yes",
  30: "Recognition of Feelings",
  31: "Leading",
  32: "Continuity",
  33: "Privacy",
  34: "Might",
  35: "Change",
  36: "Crisis",
  37: "Friendship",
  38: "Fighter",
  39: "Provocateur",
  40: "Aloneness",
  41: "Contraction",
  42: "Growth",
  43: "Insight",
  44: "Alertness",
  45: "Gatherer",
  46: "Determination of the Self",
  47: "Realizing",
  48: "Depth",
  49: "Rejection",
  50: "Values",
  51: "Shock",
  52: "Inaction",
  53: "Beginnings",
  54: "Ambition",
  55: "Spirit",
  56: "Stimulation",
  57: "Intuition",
  58: "Aliveness",
  59: "Sexuality",
  60: "Acceptance",
  61: "Mystery",
  62: "Detail",
  63: "Doubt",
  64: "Confusion",
};

/** The gates of each center, by number. */
const GATES_OF_CENTERS: Readonly<Record<Center, readonly GateNumber[]>> = {
  Ajna: [4, 11, 17, 24, 43, 47],
  Ego: [21, 26, 40, 51],
  G: [1, 2, 7, 10, 13, 15, 25, 46],
  Head: [61, 63, 64],
  Root: [19, 38, 39, 41, 52, 53, 54, 58, 60],
  Sacral: [3, 5, 9, 14, 27, 29, 34, 42, 59],
  "Solar Plexus": [6, 22, 30, 36, 37, 49, 55],
  Spleen: [18, 28, 32, 44, 48, 50, 57],
  Throat: [8, 12, 16, 20, 23, 31, 33, 35, 45, 56, 62],
};

/** The center of each gate, by its number. */
export const CENTER_OF_GATE: Readonly<Record<GateNumber, Center>> = /* @__PURE__ */ centersByGate();

function centersByGate(): Record<GateNumber, Center> {
  const centers = {} as Record<GateNumber, Center>;
  for (const [center, gates] of Object.entries(GATES_OF_CENTERS))
    for (const gate of gates) centers[gate] = center as Center;
  return centers;
}
