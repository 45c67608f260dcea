import type { Chart } from "../chart.js";

/**
 * The members of a chart that the census counts, as charts name them. Of the first five, the shares of all values sum to
 * 1; of the last three, a chart has several values.
 */
export const CENSUS_MEMBERS = [
  "type",
  "authority",
  "profile",
  "definition",
  "incarnationCross",
  "centers",
  "channelsShort",
  "gates",
] as const;
Object.freeze(CENSUS_MEMBERS);

/** A member of a chart that the census counts. */
export type CensusMember = (typeof CENSUS_MEMBERS)[number];

/** A value of such a member, as charts write it: a type, or one of the gates. */
export type CensusValue<Member extends CensusMember> =
  | Extract<Chart[Member], string>
  | (Chart[Member] extends readonly (infer Value extends string)[] ? Value : never);
