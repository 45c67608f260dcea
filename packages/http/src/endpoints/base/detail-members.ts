import { BODIES, type Chart, type Side, type SideActivations } from "chart-core";
import { centerDetails, crossDetails, definitionDetails, fixings } from "chart-core/details";
import { speedsDegPerDay } from "chart-core/time";
import type { ResolvedBirth } from "../../charts/resolve-birth.js";

/** Names of the members that `?include=` adds to a chart, in the order of the response. */
export const DETAIL_MEMBERS = [
  "longitudes",
  "design",
  "fixings",
  "definitionDetails",
  "centerDetails",
  "crossDetails",
  "birth",
] as const;

export type DetailMember = (typeof DETAIL_MEMBERS)[number];

/** The signs of the zodiac, 30 degrees each, from longitude 0. */
export const SIGNS = [
  "Aries",
  "Taurus",
  "Gemini",
  "Cancer",
  "Leo",
  "Virgo",
  "Libra",
  "Scorpio",
  "Sagittarius",
  "Capricorn",
  "Aquarius",
  "Pisces",
] as const;

const DEGREES_IN_SIGN = 30;

const DETAILS: Readonly<Record<DetailMember, (chart: Chart, birth: ResolvedBirth) => object>> = {
  longitudes: longitudesOf,
  design: ({ designMoment }) => ({ designDateUtc: designMoment.toISOString() }),
  fixings,
  definitionDetails,
  centerDetails: centersOf,
  crossDetails,
  birth: (_chart, birth) => birthOf(birth),
};

/** Writes the asked members as JSON, each with a comma before it. */
export function writeDetails(include: readonly string[], chart: Chart, birth: ResolvedBirth): string {
  return DETAIL_MEMBERS.filter((member) => include.includes(member))
    .map((member) => `,"${member}":${JSON.stringify(DETAILS[member](chart, birth))}`)
    .join("");
}

/** Lists the centers that each side defines, and those that both together define, as one. */
function centersOf(chart: Chart): object {
  const { defined, ...others } = centerDetails(chart);
  const { personality, design, each, together } = defined;
  return { defined: { personality, design, both: [...each, ...together].sort() }, ...others };
}

function longitudesOf(chart: Chart): object {
  const speeds = speedsDegPerDay(chart);
  const sideOf = (side: Side) => activationsOf(chart[side], speeds[side]);
  return { design: sideOf("design"), personality: sideOf("personality") };
}

function activationsOf(side: SideActivations, speeds: Readonly<Record<string, number>>): object {
  return Object.fromEntries(
    BODIES.map((body) => {
      const { longitudeDeg, gate, line, color, tone, base } = side[body];
      const speedDegPerDay = speeds[body] as number;
      const sign = SIGNS[Math.floor(longitudeDeg / DEGREES_IN_SIGN)];
      const degreeInSign = longitudeDeg % DEGREES_IN_SIGN;
      const isRetrograde = speedDegPerDay < 0;
      return [
        body,
        { longitudeDeg, sign, degreeInSign, speedDegPerDay, isRetrograde, gate, line, color, tone, base },
      ];
    }),
  );
}

function birthOf({ place: { coords, names }, moment: { zone, offsetSeconds, kind } }: ResolvedBirth): object {
  const { name, region, country, formerName } = names ?? {};
  if (coords === undefined) return { zone, offsetSeconds, kind };
  const found = names && { name, region, country, ...(formerName !== undefined && { formerName }) };
  return { zone, offsetSeconds, kind, place: { ...found, lat: coords.lat, lng: coords.lng } };
}
