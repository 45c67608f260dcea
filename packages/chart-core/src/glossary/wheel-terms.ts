import type { Body, Circuit, Side } from "../chart.js";
import { CHANNEL_MEANINGS } from "./channel-meanings.js";
import { CENTER_MEANINGS } from "./chart-members.js";
import type { GlossaryEntry } from "./entry.js";
import { GATE_MEANINGS } from "./gate-meanings.js";

const BODIES: Readonly<Record<Body, string>> = {
  sun: "The core of a side: a reading gives it, together with the Earth, the most weight.",
  earth: "The point opposite the Sun: what gives ground and balance.",
  northNode:
    "The point where the Moon crosses the Sun's path northward: the surroundings one grows into. The true node, not the mean one.",
  southNode: "The point opposite the North Node: the surroundings one comes from.",
  moon: "What drives a person on.",
  mercury: "What a person wants to speak of.",
  venus: "What a person values.",
  mars: "Energy that has yet to mature.",
  jupiter: "Fairness and rewards.",
  saturn: "Discipline and lessons.",
  uranus: "What is unusual in a person.",
  neptune: "What stays hidden.",
  pluto: "What changes a person deeply over time.",
};

const SIDES: Readonly<Record<Side, string>> = {
  personality: "The sky of the birth moment: traits that the person is aware of.",
  design:
    "The sky of the design moment, about three months before birth: traits that the person is not aware of.",
};

const CIRCUITS: Readonly<Record<Circuit, string>> = {
  Knowing: "Individual: sudden insights that change things.",
  Centering: "Individual: strength from being oneself.",
  Integration: "Looking after oneself. Set apart from the other circuits, but counted as Individual.",
  Understanding: "Collective: patterns, tests and skill.",
  Sensing: "Collective: experiences, feelings and memory.",
  Ego: "Tribal: work, trade and bargains.",
  Defense: "Tribal: making life and protecting it.",
};

/** Lines, like colors, tones and bases, are counted from 1. */
const LINES = {
  "1": "Investigator: needs firm ground and looks into things.",
  "2": "Hermit: has natural gifts and likes to be left alone.",
  "3": "Martyr: finds out by trial and error.",
  "4": "Opportunist: lives through friends and acquaintances.",
  "5": "Heretic: is expected to solve what others cannot.",
  "6": "Role Model: watches from above and grows into an example.",
};

const COLORS = {
  "1": "Personality Sun: Fear. Design Sun: Appetite. Personality Node: Survival. Design Node: Caves.",
  "2": "Personality Sun: Hope. Design Sun: Taste. Personality Node: Possibility. Design Node: Markets.",
  "3": "Personality Sun: Desire. Design Sun: Thirst. Personality Node: Power. Design Node: Kitchens.",
  "4": "Personality Sun: Need. Design Sun: Touch. Personality Node: Wanting. Design Node: Mountains.",
  "5": "Personality Sun: Guilt. Design Sun: Sound. Personality Node: Probability. Design Node: Valleys.",
  "6": "Personality Sun: Innocence. Design Sun: Light. Personality Node: Personal. Design Node: Shores.",
};

const TONES = {
  "1": "Design Sun: Smell. The arrow points left.",
  "2": "Design Sun: Taste. The arrow points left.",
  "3": "Design Sun: Outer vision. The arrow points left.",
  "4": "Design Sun: Inner vision. The arrow points right.",
  "5": "Design Sun: Feeling. The arrow points right.",
  "6": "Design Sun: Touch. The arrow points right.",
};

/** Sources agree on no meaning of a base beyond its number. */
const BASES = {
  "1": "The first fifth of a tone.",
  "2": "The second fifth of a tone.",
  "3": "The third fifth of a tone.",
  "4": "The fourth fifth of a tone.",
  "5": "The last fifth of a tone.",
};

/**
 * A key of `GLOSSARY` for a term of the wheel or of the bodygraph, such as a gate or a center.
 *
 * @example
 * import { GLOSSARY, type WheelTerm } from "chart-core/glossary";
 *
 * const term: WheelTerm = "tone";
 * console.log(GLOSSARY[term].meaning);
 */
export type WheelTerm =
  | "wheel"
  | "body"
  | "side"
  | "activation"
  | "longitudeDeg"
  | "gate"
  | "line"
  | "color"
  | "tone"
  | "base"
  | "channel"
  | "center"
  | "motor"
  | "circuit"
  | "bodygraph";

/** The terms of the wheel and of the bodygraph. */
export const WHEEL_TERMS: Readonly<Record<WheelTerm, GlossaryEntry>> = {
  wheel: {
    title: "Wheel",
    group: "The wheel of gates",
    order: 10,
    meaning: "The circle of the zodiac divided into 64 gates. Gate 41 opens it at 2 degrees of Aquarius.",
  },
  body: {
    title: "Body",
    group: "The wheel of gates",
    order: 80,
    keywords: "north node, south node, lunar node, planets, bodies",
    meaning: "One of the thirteen points of the sky that activate gates.",
    values: BODIES,
  },
  side: {
    title: "Side",
    group: "The wheel of gates",
    order: 120,
    meaning: "One of the two halves of a chart, each the sky of one moment with thirteen activations.",
    values: SIDES,
  },
  activation: {
    title: "Activation",
    group: "The wheel of gates",
    order: 100,
    meaning:
      "The place of a body on the wheel, on one side of a chart. It makes the gate there active; a chart has 26 of them.",
  },
  longitudeDeg: {
    title: "Longitude",
    group: "The wheel of gates",
    order: 90,
    meaning:
      "The place of a body on the zodiac as seen from the Earth's center, in degrees from the spring equinox.",
  },
  gate: {
    title: "Gate",
    group: "The wheel of gates",
    order: 20,
    keywords: "gates, hexagram, i ching, 64 gates",
    meaning:
      "One of 64 equal parts of the wheel, 5.625 degrees each, with a theme of its own. In the bodygraph, it is an end of one or more channels, in a center.",
    values: GATE_MEANINGS,
  },
  line: {
    title: "Line",
    group: "The wheel of gates",
    order: 30,
    meaning:
      "One of the six parts of a gate, 0.9375 degrees each. It says in which way the theme of the gate is lived.",
    values: LINES,
  },
  color: {
    title: "Color",
    group: "The wheel of gates",
    order: 40,
    meaning:
      "One of the six parts of a line: 9.4 minutes of arc. Those of the Suns and North Nodes give determination, environment, motivation and perspective.",
    values: COLORS,
  },
  tone: {
    title: "Tone",
    group: "The wheel of gates",
    order: 50,
    meaning:
      "One of the six parts of a color: 93.75 seconds of arc. That of the design Sun gives the cognition; those of the Suns and North Nodes give the arrows.",
    values: TONES,
  },
  base: {
    title: "Base",
    group: "The wheel of gates",
    order: 60,
    meaning:
      "One of the five parts of a tone: 18.75 seconds of arc, the finest part of the wheel. Nothing else in a chart follows from it.",
    values: BASES,
  },
  channel: {
    title: "Channel",
    group: "The bodygraph",
    order: 70,
    meaning:
      "A link between two centers with a gate at each end. When both gates are active, the channel is defined, and both centers with it.",
    values: CHANNEL_MEANINGS,
  },
  center: {
    title: "Center",
    group: "The bodygraph",
    order: 20,
    keywords: "centre, centers, chakra",
    meaning:
      "One of the nine hubs of the bodygraph, each for a part of life such as thinking, feeling or speech. It is defined when a defined channel ends in it.",
    values: CENTER_MEANINGS,
  },
  motor: {
    title: "Motor",
    group: "The bodygraph",
    order: 30,
    meaning:
      "A center that gives energy: Sacral, Root, Solar Plexus or Ego. A motor reaches the Throat if defined channels lead from the one to the other.",
  },
  circuit: {
    title: "Circuit",
    group: "The bodygraph",
    order: 110,
    meaning:
      "A family of channels with a common theme, such as sharing experiences or looking after one another.",
    values: CIRCUITS,
  },
  bodygraph: {
    title: "Bodygraph",
    group: "The bodygraph",
    order: 10,
    meaning:
      "The picture of a chart: nine centers, 36 channels and 64 gates. Defined centers and active gates have a color.",
  },
};
