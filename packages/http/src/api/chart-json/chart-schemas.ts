import {
  type ChannelId,
  type Chart,
  COGNITIONS,
  DETERMINATIONS,
  ENVIRONMENTS,
  type GateLabel,
  MOTIVATIONS,
  PERSPECTIVES,
  TYPES,
  type TypeWords,
  type Variables,
} from "chart-core";
import * as v from "valibot";
import type { CHART_MEMBERS } from "./chart-members.js";

type ChartMember = Exclude<(typeof CHART_MEMBERS)[number], "activations">;

/** Schema of a text member. */
const text = (description: string) => v.pipe(v.string(), v.description(description));

/** Schema of a text member with a fixed form, which may be that of a narrower type than `string`. */
const textLike = <Text extends string = string>(form: RegExp, description: string) =>
  v.pipe(v.string(), v.regex(form), v.description(description)) as unknown as v.GenericSchema<Text>;

/** Schema of a text member with a fixed set of values. */
const oneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  v.pipe(v.picklist(values), v.description(description));

/** Values of a member that depends on the type, each once. */
const typeWords = <Member extends keyof TypeWords>(member: Member): TypeWords[Member][] => [
  ...new Set(Object.values(TYPES).map((words) => words[member])),
];

/**
 * Schemas of a chart's members, except the activations, whose members have other names in v1. The descriptions are for
 * readers who have never seen a chart; they say the same as the table in chart-core's README.
 */
export const CHART_SCHEMAS: { readonly [Member in ChartMember]: v.GenericSchema<Chart[Member]> } = {
  type: oneOf(
    ["Generator", "Manifesting Generator", "Projector", "Manifestor", "Reflector"],
    "How the person's energy works: one of five types, and the first thing that a reading looks at.",
  ),
  profile: oneOf(
    ["1/3", "1/4", "2/4", "2/5", "3/5", "3/6", "4/6", "4/1", "5/1", "5/2", "6/2", "6/3"],
    "How the person learns and relates to others: the line of the personality Sun, then the line of the design Sun.",
  ),
  channelsShort: v.pipe(
    v.array(textLike<ChannelId>(/^\d{1,2}-\d{1,2}$/, "The two gates of a channel, the lower one first.")),
    v.description(
      "The defined channels, such as 47-64, sorted as text. A channel is a fixed pair of gates; it is defined if both are active, " +
        "and then connects two centers.",
    ),
  ),
  centers: v.pipe(
    v.array(
      oneOf(
        ["Ajna", "Ego", "G", "Head", "Root", "Sacral", "Solar Plexus", "Spleen", "Throat"],
        "Name of a center.",
      ),
    ),
    v.description(
      "The defined centers, from A to Z: the parts of the person that work in a constant way. A center is defined " +
        "if a defined channel ends in it.",
    ),
  ),
  strategy: oneOf(
    typeWords("strategy"),
    "How a person of this type best meets decisions and opportunities, such as Wait for the Invitation.",
  ),
  authority: oneOf(
    [
      "Emotional",
      "Sacral",
      "Splenic",
      "Ego Manifested",
      "Ego Projected",
      "Self Projected",
      "Sounding Board",
      "Lunar",
    ],
    "The inner sense that the person should trust when deciding.",
  ),
  incarnationCross: textLike(
    /^(Right Angle|Left Angle|Juxtaposition) Cross of .+ \(\d+\/\d+ \| \d+\/\d+\)$/,
    "The theme of the person's life, given by four gates. In parentheses: personality Sun and Earth, then design " +
      "Sun and Earth.",
  ),
  definition: oneOf(
    [
      "No Definition",
      "Single Definition",
      "Split Definition",
      "Triple Split Definition",
      "Quad Split Definition",
    ],
    "How many separate groups the defined centers form: none, one, two, three or four.",
  ),
  signature: oneOf(
    typeWords("signature"),
    "The feeling that shows the person is living according to their type, such as Satisfaction.",
  ),
  notSelfTheme: oneOf(
    typeWords("notSelfTheme"),
    "The feeling that shows the person is not living according to their type, such as Frustration.",
  ),
  cognition: oneOf(
    Object.values(COGNITIONS),
    "The body's strongest sense, such as Touch. Given by the tone of the design Sun.",
  ),
  determination: oneOf(
    Object.values(DETERMINATIONS).flatMap(({ L, R }) => [L, R]),
    "The way of eating that Human Design names for the person, such as Low Sound (in quiet surroundings). Given by " +
      "the color and tone of the design Sun.",
  ),
  variables: textLike<Variables>(
    /^P[LR]{2} D[LR]{2}$/,
    "The directions of the four arrows, left (L) or right (R). P, for personality, then D, for design, each with the " +
      "arrow of the Sun and the arrow of the North Node.",
  ),
  motivation: oneOf(
    Object.values(MOTIVATIONS),
    "What drives the mind, such as Hope. Given by the color of the personality Sun.",
  ),
  transference: oneOf(
    Object.values(MOTIVATIONS),
    "What replaces the motivation under pressure: its opposite.",
  ),
  perspective: oneOf(
    Object.values(PERSPECTIVES),
    "What the mind sees well, such as Possibility. Given by the color of the personality North Node.",
  ),
  distraction: oneOf(
    Object.values(PERSPECTIVES),
    "What distracts the mind from its perspective: the opposite view.",
  ),
  environment: oneOf(
    Object.values(ENVIRONMENTS).flatMap(({ L, R }) => [L, R]),
    "The kind of place that supports the person, such as Selective Caves. Given by the color and tone of the design " +
      "North Node.",
  ),
  circuitries: text(
    "The groups of circuits that the defined channels belong to, joined by a comma and a space: Individual, Collective " +
      "Logic, Collective Abstract, Tribal. Empty if no channel is defined.",
  ),
  channelsLong: v.pipe(
    v.array(textLike(/^.+ \(\d{1,2}-\d{1,2}\)$/, "Name of a channel, then its two gates.")),
    v.description("The defined channels with their names, in the order of the short form."),
  ),
  gates: v.pipe(
    v.array(textLike<GateLabel>(/^\d{1,2}$/, "Number of a gate, 1 to 64.")),
    v.description(
      "All active gates, each once: first those of the personality, then the others of the design.",
    ),
  ),
};
