import type { Center, GateNumber } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The name of a gate, and its center. */
export interface Gate {
  /** The gate's name, such as `Opinions`. */
  readonly name: string;
  /** The center that the gate belongs to. */
  readonly center: Center;
}

/**
 * The 64 gates by their numbers. The term `gate` of {@link GLOSSARY} has their meanings.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const GATES: Readonly<Record<GateNumber, Gate>> = /* @__PURE__ */ deepFreeze({
  1: { name: "Self-Expression", center: "G" },
  2: { name: "Direction of Self", center: "G" },
  3: { name: "Ordering", center: "Sacral" },
  4: { name: "Formulization", center: "Ajna" },
  5: { name: "Fixed Rhythms", center: "Sacral" },
  6: { name: "Friction", center: "Solar Plexus" },
  7: { name: "Role of the Self in Interaction", center: "G" },
  8: { name: "Contribution", center: "Throat" },
  9: { name: "Focus", center: "Sacral" },
  10: { name: "Behavior of the Self", center: "G" },
  11: { name: "Ideas", center: "Ajna" },
  12: { name: "Caution", center: "Throat" },
  13: { name: "Listener", center: "G" },
  14: { name: "Power Skills", center: "Sacral" },
  15: { name: "Extremes", center: "G" },
  16: { name: "Skills", center: "Throat" },
  17: { name: "Opinions", center: "Ajna" },
  18: { name: "Correction", center: "Spleen" },
  19: { name: "Wanting", center: "Root" },
  20: { name: "Now", center: "Throat" },
  21: { name: "Hunter/Huntress", center: "Ego" },
  22: { name: "Openness", center: "Solar Plexus" },
  23: { name: "Assimilation", center: "Throat" },
  24: { name: "Rationalizing", center: "Ajna" },
  25: { name: "Spirit of Self", center: "G" },
  26: { name: "Egotist", center: "Ego" },
  27: { name: "Caring", center: "Sacral" },
  28: { name: "Game Player", center: "Spleen" },
  29: { name: "Saying Yes", center: "Sacral" },
  30: { name: "Recognition of Feelings", center: "Solar Plexus" },
  31: { name: "Leading", center: "Throat" },
  32: { name: "Continuity", center: "Spleen" },
  33: { name: "Privacy", center: "Throat" },
  34: { name: "Might", center: "Sacral" },
  35: { name: "Change", center: "Throat" },
  36: { name: "Crisis", center: "Solar Plexus" },
  37: { name: "Friendship", center: "Solar Plexus" },
  38: { name: "Fighter", center: "Root" },
  39: { name: "Provocateur", center: "Root" },
  40: { name: "Aloneness", center: "Ego" },
  41: { name: "Contraction", center: "Root" },
  42: { name: "Growth", center: "Sacral" },
  43: { name: "Insight", center: "Ajna" },
  44: { name: "Alertness", center: "Spleen" },
  45: { name: "Gatherer", center: "Throat" },
  46: { name: "Determination of the Self", center: "G" },
  47: { name: "Realizing", center: "Ajna" },
  48: { name: "Depth", center: "Spleen" },
  49: { name: "Rejection", center: "Solar Plexus" },
  50: { name: "Values", center: "Spleen" },
  51: { name: "Shock", center: "Ego" },
  52: { name: "Inaction", center: "Root" },
  53: { name: "Beginnings", center: "Root" },
  54: { name: "Ambition", center: "Root" },
  55: { name: "Spirit", center: "Solar Plexus" },
  56: { name: "Stimulation", center: "Throat" },
  57: { name: "Intuition", center: "Spleen" },
  58: { name: "Aliveness", center: "Root" },
  59: { name: "Sexuality", center: "Sacral" },
  60: { name: "Acceptance", center: "Root" },
  61: { name: "Mystery", center: "Head" },
  62: { name: "Detail", center: "Throat" },
  63: { name: "Doubt", center: "Head" },
  64: { name: "Confusion", center: "Head" },
});
