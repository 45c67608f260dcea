import { type Activation, type Arrow, BODIES, type Chart, type Side, type SideActivations } from "chart-core";
import { centerDetails, crossDetails, definitionDetails, fixings } from "chart-core/details";
import { speedsDegPerDay } from "chart-core/time";
import type { ResolvedBirth } from "../../charts/resolve-birth.js";

/** Words of `?include=`, in the order of the response. Each adds the member of its name; but see {@link memberOf}. */
export const DETAIL_WORDS = [
  "longitudes",
  "design",
  "fixings",
  "definitionDetails",
  "centerDetails",
  "crossDetails",
  "birth",
  "variables",
] as const;

type DetailWord = (typeof DETAIL_WORDS)[number];

/** Name of a member that a word adds. */
export type DetailMember = Exclude<DetailWord, "variables"> | "variableDetails";

/** Returns the member that a word adds. Every chart has a member `variables` already: its arrows as a text. */
export function memberOf(word: string): DetailMember {
  return word === "variables" ? "variableDetails" : (word as DetailMember);
}

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
  variableDetails: variablesOf,
};

/** Writes the asked members as JSON, each with a comma before it. */
export function writeDetails(include: readonly string[], chart: Chart, birth: ResolvedBirth): string {
  return DETAIL_WORDS.filter((word) => include.includes(word))
    .map(memberOf)
    .map((member) => `,"${member}":${JSON.stringify(DETAILS[member](chart, birth))}`)
    .join("");
}

/** Describes the four arrows: each comes from an activation, whose color and tone have names of their own. */
function variablesOf({ arrows, personality, design, ...names }: Chart): object {
  const { determination, cognition, environment, motivation, transference, perspective, distraction } = names;
  const variable = (arrow: Arrow, { color, tone, base }: Activation, own: object) => ({
    direction: arrow === "L" ? "left" : "right",
    ...{ color, tone, base },
    ...own,
  });
  return {
    designSun: variable(arrows.designSun, design.sun, { determination, cognition }),
    designNode: variable(arrows.designNode, design.northNode, { environment }),
    personalitySun: variable(arrows.personalitySun, personality.sun, { motivation, transference }),
    personalityNode: variable(arrows.personalityNode, personality.northNode, { perspective, distraction }),
  };
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
