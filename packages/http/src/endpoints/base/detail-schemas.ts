import { BODIES } from "chart-core";
import { QUARTERS } from "chart-core/tables";
import * as v from "valibot";
import { CHART_SCHEMAS } from "../../api/chart-json/chart-schemas.js";
import { channelId, described, gateNumber, gateText, instant } from "./described.js";
import { type DetailMember, SIGNS } from "./detail-members.js";

function bySide(value: v.GenericSchema, description: string): v.GenericSchema {
  const side = (about: string) =>
    described(v.object(Object.fromEntries(BODIES.map((body) => [body, value]))), about);
  return described(
    v.object({
      design: side("The bodies of the design side."),
      personality: side("The bodies of the personality side."),
    }),
    description,
  );
}

const whole = (least: number, most: number, description: string) =>
  described(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), description);

export const LongitudeSchema: v.GenericSchema = described(
  v.object({
    longitudeDeg: described(
      v.number(),
      "Apparent geocentric longitude in degrees, true ecliptic and equinox of date.",
    ),
    sign: described(v.picklist(SIGNS), "Sign of the tropical zodiac."),
    degreeInSign: described(v.number(), "Degrees from the start of the sign, below 30."),
    speedDegPerDay: described(v.number(), "Speed in degrees a day; negative if the body is retrograde."),
    isRetrograde: described(v.boolean(), "True if the body moves backward."),
    gate: described(gateNumber, "Gate at this longitude."),
    line: whole(1, 6, "Line of the gate."),
    color: whole(1, 6, "Color of the line."),
    tone: whole(1, 6, "Tone of the color."),
    base: whole(1, 5, "Base of the tone."),
  }),
  "A body's longitude and its place on the wheel, returned for each activation with `include=longitudes`.",
);

export const FixingSchema: v.GenericSchema = described(
  v.object({
    state: described(
      v.nullable(v.picklist(["exalted", "detriment", "juxtaposed"])),
      "State of the line; null if no body fixes it, `juxtaposed` if it is exalted and in detriment at once.",
    ),
    isContested: described(v.boolean(), "True if sources disagree on the bodies that fix this line."),
  }),
  "The fixing of an activation's line, returned with `include=fixings`. A body can fix the line, so that it shows its strong " +
    "side (`exalted`) or its difficult one (`detriment`): the body that activates the line, or a body on the same line of a " +
    "gate at the other end of a channel.",
);

const centers = (description: string) => described(CHART_SCHEMAS.centers, description);
const gates = (description: string) => described(v.array(gateText), description);

export const BirthPlaceSchema: v.GenericSchema = described(
  v.object({
    name: v.optional(described(v.string(), "Name of the city, town or village.")),
    region: v.optional(described(v.string(), "Name of the first-level division; empty if unknown.")),
    country: v.optional(described(v.string(), "Name of the country; empty if unknown.")),
    formerName: v.optional(described(v.string(), "Former city whose coordinates these are.")),
    lat: described(v.number(), "Latitude in degrees; positive north of the equator."),
    lng: described(v.number(), "Longitude in degrees; positive east of Greenwich."),
  }),
  "Place that was found for `location`, returned with `include=birth`. If the request gave coordinates, it has only `lat` " +
    "and `lng`; absent if it gave none.",
);

const arrowName = (name: string, arrow: string) =>
  v.optional(described(v.string(), `Only of \`${arrow}\`: the same as \`${name}\` of the chart.`));

export const VariableSchema: v.GenericSchema = described(
  v.object({
    direction: described(v.picklist(["left", "right"]), "Direction of the arrow, by the tone."),
    color: whole(1, 6, "Color of the activation."),
    tone: whole(1, 6, "Tone of the activation."),
    base: whole(1, 5, "Base of the activation."),
    determination: arrowName("determination", "designSun"),
    cognition: arrowName("cognition", "designSun"),
    environment: arrowName("environment", "designNode"),
    motivation: arrowName("motivation", "personalitySun"),
    transference: arrowName("transference", "personalitySun"),
    perspective: arrowName("perspective", "personalityNode"),
    distraction: arrowName("distraction", "personalityNode"),
  }),
  "An arrow of the chart, returned for four activations with `include=variables`, and the names of its color and tone.",
);

export const DETAIL_SCHEMAS: Readonly<Record<DetailMember, v.GenericSchema>> = {
  longitudes: bySide(LongitudeSchema, "With `include=longitudes`: the longitude of each activation."),
  design: described(
    v.object({
      designDateUtc: instant(
        "The design moment: when the Sun stood 88 degrees further back, 86 to 92 days before birth.",
      ),
    }),
    "With `include=design`: the moment of the design side.",
  ),
  fixings: bySide(FixingSchema, "With `include=fixings`: the fixing of each activation's line."),
  definitionDetails: described(
    v.object({
      parts: described(v.array(centers("The centers of one part.")), "The separate parts of the definition."),
      splitKind: described(
        v.nullable(v.picklist(["small", "wide"])),
        "For a split definition: `small` if one gate would join its parts, otherwise `wide`. Null for others.",
      ),
      bridgingGates: gates("Missing gates that would each join parts by themselves."),
      bridgingChannels: described(
        v.array(channelId),
        "Channels that would join two parts and have no gate in the chart.",
      ),
      hangingGates: gates("Active gates outside the defined channels."),
    }),
    "With `include=definitionDetails`: the parts of the definition, and what would join them.",
  ),
  centerDetails: described(
    v.object({
      defined: described(
        v.object({
          personality: centers("Centers that the personality side defines alone."),
          design: centers("Centers that the design side defines alone."),
          both: centers("Centers that each side defines, or only both together."),
        }),
        "The defined centers, by the side that defines them.",
      ),
      undefined: centers("Centers with an active gate, but without a defined channel."),
      open: centers("Centers without any active gate. Pictures also call those of `undefined` open."),
    }),
    "With `include=centerDetails`: the nine centers, each in exactly one list.",
  ),
  crossDetails: described(
    v.object({
      angle: described(v.picklist(["Right Angle", "Left Angle", "Juxtaposition"]), "Angle of the cross."),
      name: described(v.string(), "Name of the cross, as in `incarnationCross`."),
      number: described(
        v.nullable(whole(1, 4, "Number among the crosses of that name and angle.")),
        "Number among the crosses of that name and angle, 1 to 4; null if the name is used once.",
      ),
      gates: described(
        v.array(gateNumber),
        "Gates of the personality Sun and Earth, then of the design Sun and Earth.",
      ),
      quarter: described(v.picklist(QUARTERS), "Quarter of the wheel that contains the personality Sun."),
    }),
    "With `include=crossDetails`: the incarnation cross in parts.",
  ),
  birth: described(
    v.object({
      zone: described(
        v.string(),
        "Time zone of the birth, as the IANA database names it; `UTC` for a moment.",
      ),
      offsetSeconds: described(v.pipe(v.number(), v.integer()), "Local time minus UTC in seconds."),
      kind: described(
        v.picklist(["unique", "gap", "fold", "local-mean-time"]),
        "How the local time was read. `unique`: it occurred once. `gap`: the clocks skipped it; it was moved forward by " +
          "the gap. `fold`: it occurred twice; the earlier instant was taken. Where the request has `disambiguation`, that " +
          "decides. `local-mean-time`: there was no standard time yet; the mean time of the place's longitude was taken.",
      ),
      place: v.optional(BirthPlaceSchema),
    }),
    "With `include=birth`: the place and the clock of the birth.",
  ),
  variableDetails: described(
    v.object({
      designSun: VariableSchema,
      designNode: VariableSchema,
      personalitySun: VariableSchema,
      personalityNode: VariableSchema,
    }),
    "With `include=variables`: the four arrows, with the colors, tones and bases that they come from.",
  ),
};
