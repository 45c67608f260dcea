import type { Chart } from "chart-core";
import * as v from "valibot";
import type { CHART_MEMBERS } from "./chart-members.js";

type ChartMember = Exclude<(typeof CHART_MEMBERS)[number], "activations">;

const word = (description: string) => v.pipe(v.string(), v.description(description));
const pattern = (form: RegExp, description: string) =>
  v.pipe(v.string(), v.regex(form), v.description(description));

/** What each member of a chart holds, but for the activations, whose names differ between the versions. */
export const CHART_SCHEMAS: { readonly [Member in ChartMember]: v.GenericSchema<Chart[Member]> } = {
  type: v.picklist(["Generator", "Manifesting Generator", "Projector", "Manifestor", "Reflector"]),
  profile: v.pipe(
    v.picklist(["1/3", "1/4", "2/4", "2/5", "3/5", "3/6", "4/6", "4/1", "5/1", "5/2", "6/2", "6/3"]),
    v.description("The lines of the personality Sun and of the design Sun."),
  ),
  channelsShort: v.pipe(
    v.array(pattern(/^\d{1,2}-\d{1,2}$/, "Lower gate, higher gate.")),
    v.description("The defined channels, sorted as strings."),
  ),
  centers: v.pipe(
    v.array(v.picklist(["Ajna", "Ego", "G", "Head", "Root", "Sacral", "Solar Plexus", "Spleen", "Throat"])),
    v.description("The defined centers, A to Z."),
  ),
  strategy: word("How the type decides."),
  authority: v.picklist([
    "Emotional",
    "Sacral",
    "Splenic",
    "Ego Manifested",
    "Ego Projected",
    "Self Projected",
    "Sounding Board",
    "Lunar",
  ]),
  incarnationCross: pattern(
    /^(Right Angle|Left Angle|Juxtaposition) Cross of .+ \(\d+\/\d+ \| \d+\/\d+\)$/,
    "Angle and name, then the gates of personality Sun and Earth, design Sun and Earth.",
  ),
  definition: v.picklist([
    "No Definition",
    "Single Definition",
    "Split Definition",
    "Triple Split Definition",
    "Quad Split Definition",
  ]),
  signature: word("The sign that the type lives as it is made."),
  notSelfTheme: word("The sign that it does not."),
  cognition: word("From the tone of the design Sun."),
  determination: word("From color and tone of the design Sun."),
  variables: pattern(/^P[LR]{2} D[LR]{2}$/, "The arrows of Sun and node, personality and design."),
  motivation: word("From the color of the personality Sun."),
  transference: word("The opposite of the motivation."),
  perspective: word("From the color of the personality's North Node."),
  distraction: word("The opposite of the perspective."),
  environment: word("From color and tone of the design's North Node."),
  circuitries: word('The circuitries of the defined channels, joined by ", "; empty where there is none.'),
  channelsLong: v.pipe(
    v.array(pattern(/^.+ \(\d{1,2}-\d{1,2}\)$/, "Name and gates of a channel.")),
    v.description("The defined channels with their names, in the order of the short ones."),
  ),
  gates: v.pipe(
    v.array(pattern(/^\d{1,2}$/, "1 to 64.")),
    v.description("Every active gate once: the personality's first, then the design's."),
  ),
};

/** The activation of one body. */
export const gateLineSchema: v.GenericSchema<string> = pattern(/^\d{1,2}\.[1-6]$/, "Gate and line.");
