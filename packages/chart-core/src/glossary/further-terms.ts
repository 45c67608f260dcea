import type { FixingState } from "../details/fixings.js";
import type { Quarter } from "../wheel/quarters.js";
import { ANGLE_MEANINGS } from "./chart-members.js";
import type { GlossaryEntry } from "./entry.js";

const FIXING_STATES: Readonly<Record<FixingState, string>> = {
  exalted: "The line shows its strong side.",
  detriment: "The line shows its difficult side.",
  juxtaposed: "Bodies of both kinds meet: the line shows both sides.",
};

const QUARTERS: Readonly<Record<Quarter, string>> = {
  Initiation: "The first quarter, from gate 13. Its field is the mind: learning and understanding.",
  Civilization: "The second quarter, from gate 2. Its field is form: making and building things.",
  Duality: "The third quarter, from gate 7. Its field is bonding: relationships with others.",
  Mutation: "The fourth quarter, from gate 1. Its field is transformation: change and renewal.",
};

/**
 * A key of `GLOSSARY` for a term of the details of one chart: the angle and quarter of its cross, line fixings,
 * splits, bridging and hanging gates, and the states of its centers.
 *
 * @example
 * import { GLOSSARY, type DetailTerm } from "chart-core/glossary";
 *
 * const term: DetailTerm = "splitKind";
 * const { meaning, values } = GLOSSARY[term];
 * console.log(meaning);
 * console.log(values);
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
    group: "Type and decisions",
    order: 80,
    meaning:
      "One of three kinds of incarnation cross, by the profile. It says whether the theme of a life is about the person, about a fixed path, or about other people.",
    values: ANGLE_MEANINGS,
  },
  quarter: {
    title: "Quarter",
    group: "Type and decisions",
    order: 100,
    meaning:
      "The quarter of the wheel, 16 gates, in which the personality Sun stands. It names the field in which the incarnation cross is lived.",
    values: QUARTERS,
  },
  fixing: {
    title: "Line fixing",
    group: "The wheel of gates",
    order: 70,
    meaning:
      "The strong or difficult side of a line, which certain bodies bring out: in the line itself, or on the same line of the gate at the other end of a channel.",
    values: FIXING_STATES,
  },
  splitKind: {
    title: "Kind of split",
    group: "Type and decisions",
    order: 60,
    meaning: "How easily another person joins the two groups of a split definition.",
    values: {
      small: "One missing gate would join them.",
      wide: "No single gate would join them: it takes a whole channel or more.",
    },
  },
  bridgingGates: {
    title: "Bridging gates",
    group: "The bodygraph",
    order: 150,
    meaning:
      "Gates that the chart lacks and that would each alone join separate groups of defined centers. Other people or transits may bring them.",
  },
  bridgingChannels: {
    title: "Bridging channels",
    group: "The bodygraph",
    order: 160,
    meaning:
      "Channels that would join separate groups of defined centers, but of which the chart has neither gate.",
  },
  hangingGates: {
    title: "Hanging gates",
    group: "The bodygraph",
    order: 140,
    meaning:
      "Active gates that are in no defined channel. Somebody with the gate at the other end, or a transit there, completes the channel.",
  },
  centerState: {
    title: "State of a center",
    group: "The bodygraph",
    order: 50,
    meaning:
      "The way in which a center works in a chart: steadily, now and then, or wholly by what is around. In pictures and composites, every center that is not defined is called open.",
    values: {
      defined: "A defined channel ends in it: it works in the same way all the time.",
      undefined:
        "It has active gates, but no defined channel: it works when other people or transits complete one.",
      open: "It has no active gate: all that it shows comes from what is around.",
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
  | "joiningChannels"
  | "group"
  | "penta"
  | "gap";

/** The terms of charts of several people. */
export const PEOPLE_TERMS: Readonly<Record<PeopleTerm, GlossaryEntry>> = {
  composite: {
    title: "Composite",
    group: "People together",
    order: 10,
    meaning:
      "Two charts laid over each other: the channels and centers that the gates of both people make together.",
  },
  electromagnetic: {
    title: "Electromagnetic",
    group: "People together",
    order: 20,
    meaning:
      "Each person has one gate of the channel, and together they have both: attraction, and friction.",
  },
  companionship: {
    title: "Companionship",
    group: "People together",
    order: 30,
    meaning: "Both have the whole channel: something that each knows from oneself and they can share.",
  },
  dominance: {
    title: "Dominance",
    group: "People together",
    order: 40,
    meaning: "One has the whole channel, and the other none of it: the one who has it sets the tone.",
  },
  compromise: {
    title: "Compromise",
    group: "People together",
    order: 50,
    meaning:
      "One has the whole channel, and the other one gate of it: the one with the single gate gives way.",
  },
  bridged: {
    title: "Bridged centers",
    group: "People together",
    order: 60,
    meaning: "Centers that neither person has defined, but that the two define together.",
  },
  theme: {
    title: "Theme",
    group: "People together",
    order: 70,
    meaning:
      "The number of centers that two people define together, and of those that stay open, such as `8-1`. `9-0` leaves no center open to others.",
  },
  joiningChannels: {
    title: "Joining channels",
    group: "People together",
    order: 80,
    meaning:
      "Channels by which one person joins separate groups of defined centers in the other: alone, or one after another through centers that are not defined there.",
  },
  group: {
    title: "Group",
    group: "People together",
    order: 90,
    meaning:
      "Two to twenty charts laid over each other: who has which gate, and the channels and centers that all gates make together.",
  },
  penta: {
    title: "Penta",
    group: "People together",
    order: 100,
    meaning:
      "The pattern of three to five people who live or work together: twelve gates and six channels between Sacral, G and Throat.",
    values: {
      upper: "The channels from the G center to the Throat: how the group is seen from outside.",
      lower: "The channels from the Sacral to the G center: the work inside the group.",
    },
  },
  gap: {
    title: "Gap",
    group: "People together",
    order: 110,
    meaning: "A gate of the penta that nobody has: what it stands for is missing in the group.",
  },
};

/** The terms of the clock at a birthplace. */
export const CLOCK_TERMS: Readonly<Record<ClockTerm, GlossaryEntry>> = {
  localTimeKind: {
    title: "Kind of local time",
    group: "Birth and its time",
    order: 40,
    keywords: "DST, daylight saving, summer time, ambiguous time",
    meaning: "How the clocks of the birthplace showed the time of birth.",
    values: {
      unique: "They showed it once.",
      gap: "They were put forward past it, so it never occurred.",
      fold: "They were put back and showed it twice.",
      "local-mean-time": "There was no standard time yet: each place kept the mean time of its longitude.",
    },
  },
  disambiguation: {
    title: "Disambiguation",
    group: "Birth and its time",
    order: 50,
    keywords: "ambiguous time, which hour, second occurrence",
    meaning:
      "The moment that a local time means which occurred twice (the first: `compatible`, `earlier`; the second: `later`) or never (forward by the gap: `compatible`, `later`; back: `earlier`). `reject` is an error.",
  },
};

/**
 * A key of `GLOSSARY` for a term of the clock at a birthplace.
 *
 * @example
 * import { type ClockTerm, GLOSSARY } from "chart-core/glossary";
 *
 * const term: ClockTerm = "localTimeKind";
 * console.log(GLOSSARY[term].values?.["fold"]);
 */
export type ClockTerm = "localTimeKind" | "disambiguation";

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
  | "question"
  | "census"
  | "transit"
  | "transitChannels"
  | "transitChange"
  | "station"
  | "gatesReinforced"
  | "centersGained"
  | "return"
  | "passDirection"
  | "isFirst";

/** The terms of charts over time. */
export const TIME_TERMS: Readonly<Record<TimeTerm, GlossaryEntry>> = {
  change: {
    title: "Activation change",
    group: "Birth and its time",
    order: 110,
    meaning:
      "The instant at which a body crosses into another gate, line, color or tone. Births before and after it may have different charts.",
  },
  changeDirection: {
    title: "Direction of a change",
    group: "Birth and its time",
    order: 120,
    meaning: "The way in which a body crosses a boundary of the wheel.",
    values: {
      forward: "Along the zodiac.",
      backward: "Against it, while the body is retrograde: seen from the Earth, it moves backward.",
    },
  },
  window: {
    title: "Window",
    group: "Birth and its time",
    order: 70,
    meaning:
      "A stretch of possible birth times, with every chart that a birth in it can have. It serves births whose time is not known exactly.",
  },
  certain: {
    title: "Certain",
    group: "Birth and its time",
    order: 80,
    meaning: "Everything in a chart that is the same for every birth time of the window.",
  },
  uncertain: {
    title: "Uncertain",
    group: "Birth and its time",
    order: 90,
    meaning: "Everything in a chart that depends on the birth time, each value with its share of the window.",
  },
  share: {
    title: "Share",
    group: "Birth and its time",
    order: 100,
    meaning:
      "The part of the window's time in which a value holds, from 0 to 1: 0.9 is nine tenths of the window.",
  },
  question: {
    title: "Next question",
    group: "Birth and its time",
    order: 102,
    keywords: "rectification, narrow the birth time",
    meaning:
      "The instant in a window of which it helps most to know whether the birth was before or after it. Answer by answer, the window narrows and more of the chart is certain.",
  },
  census: {
    title: "Census",
    group: "Birth and its time",
    order: 104,
    keywords: "how rare, how common, rarity, statistics",
    meaning:
      "For how much of the time of each year a value holds, such as a type or a gate. It is a share of time, not of people: births are not spread evenly.",
  },
  transit: {
    title: "Transit",
    group: "Transits and returns",
    order: 10,
    meaning:
      "The sky of a moment, such as now, compared with a chart: its bodies stand in gates and complete channels too.",
  },
  transitChannels: {
    title: "Channels of a transit",
    group: "Transits and returns",
    order: 20,
    meaning: "The channels of a chart and the sky of a moment together, by which of the two has their gates.",
    values: {
      personal: "The chart has both gates.",
      completed: "The chart has one gate, and the sky brings the other as long as the transit lasts.",
      transitOnly: "The sky brings both gates, for everybody alike.",
    },
  },
  gatesReinforced: {
    title: "Reinforced gates",
    group: "Transits and returns",
    order: 30,
    meaning: "Gates that the chart has and in which a body of the sky stands too: the transit stresses them.",
  },
  centersGained: {
    title: "Gained centers",
    group: "Transits and returns",
    order: 40,
    meaning: "Centers that the chart does not define, but that are defined while the transit lasts.",
  },
  transitChange: {
    title: "Change of the sky",
    group: "Transits and returns",
    order: 44,
    keywords: "ingress, calendar, timeline",
    meaning: "Something that begins or ends in the sky, or in what it adds to a chart.",
    values: {
      enters: "A body enters a gate, or a line of it.",
      station: "A planet turns retrograde or direct.",
      "channel-begins": "The sky begins to complete a channel of the chart, or to make one alone.",
      "channel-ends": "The body that completed the channel has left its gate.",
      "center-begins": "A center that the chart lacks is defined from now on.",
      "center-ends": "That center is open again.",
    },
  },
  station: {
    title: "Station",
    group: "Transits and returns",
    order: 46,
    keywords: "mercury retrograde, turns retrograde, turns direct",
    meaning:
      "The instant at which a planet, seen from the Earth, stands still and turns. Mercury does it six or seven times a year; Sun and Moon never do.",
    values: {
      retrograde: "From then on it moves backward along the zodiac.",
      direct: "From then on it moves forward again.",
    },
  },
  return: {
    title: "Return",
    group: "Transits and returns",
    order: 50,
    meaning:
      "The instant at which a body comes back to its place at birth. It may pass there three times, as it seems to turn back.",
    values: {
      solar: "The Sun, every year on about the birthday.",
      lunar: "The Moon, every 27 days.",
      jupiter: "Jupiter, every twelve years.",
      saturn: "Saturn, at the age of about 29, 59 and 88.",
      chiron: "Chiron, at the age of about 50.",
      "uranus-opposition": "Uranus opposite its place at birth, at the age of about 42.",
      "north-node-true": "The North Node, every eighteen and a half years.",
    },
  },
  passDirection: {
    title: "Direction of a pass",
    group: "Transits and returns",
    order: 60,
    meaning: "The way in which a body passes over its place at birth.",
    values: {
      direct: "Along the zodiac.",
      retrograde: "Against it: seen from the Earth, the body moves backward.",
    },
  },
  isFirst: {
    title: "First pass",
    group: "Transits and returns",
    order: 70,
    meaning:
      "The first of the passes that make one return: a body that seems to turn back passes its place several times.",
  },
};
