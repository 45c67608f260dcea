import { CENTERS, type Chart } from "chart-core";
import { GLOSSARY } from "chart-core/glossary";
import * as v from "valibot";
import { CHART_MEMBERS } from "./chart-members.js";

type ChartMember = Exclude<(typeof CHART_MEMBERS)[number], "activations">;

const textLike = (form: RegExp, description?: string) =>
  description === undefined
    ? v.pipe(v.string(), v.regex(form))
    : v.pipe(v.string(), v.regex(form), v.description(description));

/** Schemas, without descriptions, of the members that are not one word of a fixed set. */
const FORMS: { readonly [Member in ChartMember]?: v.GenericSchema<string> | v.GenericSchema<string[]> } = {
  channelsShort: v.array(textLike(/^\d{1,2}-\d{1,2}$/, "The two gates of a channel, the lower one first.")),
  centers: v.array(v.pipe(v.picklist(CENTERS), v.description("Name of a center."))),
  incarnationCross: textLike(/^(Right Angle|Left Angle|Juxtaposition) Cross of .+ \(\d+\/\d+ \| \d+\/\d+\)$/),
  variables: textLike(/^P[LR]{2} D[LR]{2}$/),
  circuitries: v.string(),
  channelsLong: v.array(textLike(/^.+ \(\d{1,2}-\d{1,2}\)$/, "Name of a channel, then its two gates.")),
  gates: v.array(textLike(/^\d{1,2}$/, "Number of a gate, 1 to 64.")),
};

/** Returns the description of a member: its meaning and its form, as the glossary has them. */
export function memberDescription(member: keyof Chart): string {
  const { meaning, form } = GLOSSARY[member];
  return form === undefined ? meaning : `${meaning} ${form}`;
}

/** Creates the schema of a member, whose values are those that the glossary explains. */
function schemaOf(member: ChartMember): v.GenericSchema {
  const form: v.GenericSchema = FORMS[member] ?? v.picklist(Object.keys(GLOSSARY[member].values ?? {}));
  return v.pipe(form, v.description(memberDescription(member)));
}

/** Schemas of a chart's members, except the activations, whose members have other names in v1. */
export const CHART_SCHEMAS = Object.fromEntries(
  CHART_MEMBERS.flatMap((member) => (member === "activations" ? [] : [[member, schemaOf(member)]])),
) as { readonly [Member in ChartMember]: v.GenericSchema<Chart[Member]> };
