import type { FixingState } from "../details/fixings.js";
import type { Quarter } from "../details/quarters.js";
import { ANGLE_MEANINGS } from "./chart-members.js";
import type { GlossaryEntry } from "./entry.js";

const FIXING_STATES: Readonly<Record<FixingState, string>> = {
  exalted: "The line shows its strong side.",
  detriment: "The line shows its difficult side.",
  juxtaposed: "Both at once.",
};

const QUARTERS: Readonly<Record<Quarter, string>> = {
  Initiation: "The first quarter, from gate 13: purpose through the mind.",
  Civilization: "The second quarter, from gate 2: purpose through form.",
  Duality: "The third quarter, from gate 7: purpose through bonding.",
  Mutation: "The fourth quarter, from gate 1: purpose through transformation.",
};

/**
 * A key of `GLOSSARY` for a term of the details of one chart: its angle and quarter, line fixings, splits, bridging and hanging gates.
 *
 * @example
 * import { GLOSSARY, type DetailTerm } from "chart-core/glossary";
 *
 * const term: DetailTerm = "hangingGates";
 * console.log(GLOSSARY[term].meaning);
 */
export type DetailTerm =
  | "crossAngle"
  | "quarter"
  | "fixing"
  | "splitKind"
  | "bridgingGates"
  | "bridgingChannels"
  | "hangingGates"
  | "centerState";

/** The terms of the details of one chart. */
export const DETAIL_TERMS: Readonly<Record<DetailTerm, GlossaryEntry>> = {
  crossAngle: {
    title: "Angle of a cross",
    meaning: "How a life's theme relates to others.",
    values: ANGLE_MEANINGS,
  },
  quarter: {
    title: "Quarter",
    meaning: "The quarter of the wheel in which the personality Sun stands.",
    values: QUARTERS,
  },
  fixing: {
    title: "Line fixing",
    meaning:
      "A line is fixed by the body in it, or by a body in the gate at the other end of a channel on the same line.",
    values: FIXING_STATES,
  },
  splitKind: {
    title: "Kind of split",
    meaning: "How far the two parts of a split definition are from each other.",
    values: { small: "One gate would join them.", wide: "A whole channel, or more, would be needed." },
  },
  bridgingGates: {
    title: "Bridging gates",
    meaning: "Missing gates each of which would join separate parts of the definition.",
  },
  bridgingChannels: {
    title: "Bridging channels",
    meaning: "Channels with neither gate in the chart that would join separate parts.",
  },
  hangingGates: {
    title: "Hanging gates",
    meaning: "Active gates in no defined channel: they wait for what others bring.",
  },
  centerState: {
    title: "State of a center",
    meaning: "How a center works in a chart.",
    values: {
      defined: "A channel ends in it: it works in the same way all the time.",
      undefined: "It has active gates, but no channel.",
      open: "It has no active gate at all.",
    },
  },
};

/**
 * A key of `GLOSSARY` for a term of charts of several people: connections of two, and the parts of a penta or a group.
 *
 * @example
 * import { GLOSSARY, type PeopleTerm } from "chart-core/glossary";
 *
 * const term: PeopleTerm = "electromagnetic";
 * console.log(GLOSSARY[term].meaning);
 */
export type PeopleTerm =
  | "composite"
  | "electromagnetic"
  | "companionship"
  | "dominance"
  | "compromise"
  | "bridged"
  | "theme"
  | "bridging"
  | "group"
  | "penta"
  | "gap";

/** The terms of charts of several people. */
export const PEOPLE_TERMS: Readonly<Record<PeopleTerm, GlossaryEntry>> = {
  composite: {
    title: "Composite",
    meaning: "Two charts laid over each other: what the gates of both make together.",
  },
  electromagnetic: {
    title: "Electromagnetic",
    meaning:
      "Each person has one gate of the channel, and together they have both: attraction, and friction.",
  },
  companionship: {
    title: "Companionship",
    meaning: "Both have the whole channel: a life shared in the same way.",
  },
  dominance: {
    title: "Dominance",
    meaning: "One has the whole channel, and the other none of it: to be accepted as it is.",
  },
  compromise: {
    title: "Compromise",
    meaning: "One has the whole channel, and the other one gate of it: the other gives way.",
  },
  bridged: { title: "Bridged centers", meaning: "Centers that are defined only by the two together." },
  theme: {
    title: "Theme",
    meaning: "How many centers are defined together and how many stay open, such as `8-1`.",
  },
  bridging: { title: "Bridging", meaning: "Gates of the other that join what is separate in one person." },
  group: { title: "Group", meaning: "Two to twenty charts laid over each other." },
  penta: {
    title: "Penta",
    meaning: "What three to five people form together, with twelve gates and six channels of its own.",
    values: {
      upper: "The channels from the G center to the Throat: being seen from outside.",
      lower: "The channels from the Sacral to the G center: the work inside.",
    },
  },
  gap: { title: "Gap", meaning: "A gate of the penta that nobody has." },
};

/**
 * A key of `GLOSSARY` for a term of charts over time: windows, changes, transits and returns.
 *
 * @example
 * import { GLOSSARY, type TimeTerm } from "chart-core/glossary";
 *
 * const term: TimeTerm = "transit";
 * console.log(GLOSSARY[term].meaning);
 */
export type TimeTerm =
  | "change"
  | "changeDirection"
  | "window"
  | "certain"
  | "uncertain"
  | "share"
  | "transit"
  | "transitChannels"
  | "gatesReinforced"
  | "centersGained"
  | "return"
  | "passDirection"
  | "isFirst";

/** The terms of charts over time. */
export const TIME_TERMS: Readonly<Record<TimeTerm, GlossaryEntry>> = {
  change: {
    title: "Activation change",
    meaning: "The instant at which a body crosses a boundary of the wheel.",
  },
  changeDirection: {
    title: "Direction of a change",
    meaning: "Which way a body crosses a boundary.",
    values: { forward: "Along the zodiac.", backward: "Against it, while the body is retrograde." },
  },
  window: {
    title: "Window",
    meaning: "A stretch of possible birth times, with every chart that a birth in it can have.",
  },
  certain: { title: "Certain", meaning: "What holds for every birth time of the window." },
  uncertain: {
    title: "Uncertain",
    meaning: "What depends on the time, with the share of the window that each value holds.",
  },
  share: { title: "Share", meaning: "The part of the window's time in which a value holds." },
  transit: { title: "Transit", meaning: "The sky of a moment, held against a chart." },
  transitChannels: {
    title: "Channels of a transit",
    meaning: "Whose gates make a channel while a transit lasts.",
    values: {
      personal: "Both gates are yours.",
      completed: "One gate is yours, and the sky brings the other.",
      transitOnly: "Both gates are the sky's alone.",
    },
  },
  gatesReinforced: {
    title: "Reinforced gates",
    meaning: "Gates that are yours and in which a body stands now.",
  },
  centersGained: {
    title: "Gained centers",
    meaning: "Centers that are defined only while the transit lasts.",
  },
  return: {
    title: "Return",
    meaning:
      "The instant at which a body comes back to its place at birth. It may pass there three times, as it seems to turn back.",
    values: {
      solar: "The Sun, every year about the birthday.",
      lunar: "The Moon, every 27 days.",
      jupiter: "Jupiter, every twelve years.",
      saturn: "Saturn, at about 29, 59 and 88.",
      chiron: "Chiron, at about 50.",
      "uranus-opposition": "Uranus opposite its place at birth, at about 42.",
      "north-node-true": "The North Node, every eighteen and a half years.",
    },
  },
  passDirection: {
    title: "Direction of a pass",
    meaning: "Which way a body passes its place.",
    values: { direct: "Along the zodiac.", retrograde: "Against it." },
  },
  isFirst: { title: "First pass", meaning: "The first pass of a return that has several." },
};
