import type { CensusMember, CensusValue } from "./census-members.js";
import { type CensusSpan, checkCensusSpan } from "./census-span.js";
import { checkMember, shareIn } from "./share-in.js";
import { TABLE as authority } from "./tables/authority.generated.js";
import type { CensusTable } from "./tables/census-table.js";
import { TABLE as centers } from "./tables/centers.generated.js";
import { TABLE as channelsShort } from "./tables/channels-short.generated.js";
import { TABLE as definition } from "./tables/definition.generated.js";
import { TABLE as gates } from "./tables/gates.generated.js";
import { TABLE as incarnationCross } from "./tables/incarnation-cross.generated.js";
import { TABLE as profile } from "./tables/profile.generated.js";
import { TABLE as type } from "./tables/type.generated.js";

const TABLES: Readonly<Record<CensusMember, CensusTable>> = {
  ...{ type, authority, profile, definition, incarnationCross, centers, channelsShort, gates },
};

/**
 * Returns how common a value is: the share of all birth moments with it in some years. It is a share of time, not of people:
 * births are not spread evenly over the years, nor over the hours of a day.
 *
 * The shares are counted between the exact instants at which charts change, and kept in parts per million. Those of
 * incarnation crosses are kept for each decade: a span of years counts the decades that hold them.
 *
 * @param member The member of a chart.
 * @param value A value of it, as charts write it: `"Projector"`, or of `gates` one gate, `"34"`.
 * @param options The years of birth in UTC, both inclusive. Default: 1800 to 2199.
 * @returns A share from 0 to 1.
 * @throws ChartInputError `INVALID_OPTION` if the census has no such member or value, or a year is not from 1800 to 2199.
 *
 * @example
 * import { shareOf } from "chart-core/census";
 *
 * console.log(shareOf("type", "Generator", { from: 1950, to: 1999 }).toFixed(3));
 * console.log(shareOf("type", "Generator", { from: 2025, to: 2025 }).toFixed(3));
 * console.log(shareOf("channelsShort", "34-57").toFixed(3));
 */
export function shareOf<Member extends CensusMember>(
  member: Member,
  value: CensusValue<Member>,
  options?: CensusSpan,
): number {
  return shareIn(TABLES[checkMember(member)], value, checkCensusSpan(options));
}

/**
 * Lists the values that the census counts for a member of a chart, in the order of the system.
 *
 * @param member The member of a chart.
 * @returns The values, as charts write them.
 * @throws ChartInputError `INVALID_OPTION` if the census has no such member.
 *
 * @example
 * import { censusValues, shareOf } from "chart-core/census";
 *
 * for (const type of censusValues("type")) {
 *   console.log(type, shareOf("type", type).toFixed(3));
 * }
 */
export function censusValues<Member extends CensusMember>(member: Member): readonly CensusValue<Member>[] {
  return Object.keys(TABLES[checkMember(member)].partsPerMillion) as CensusValue<Member>[];
}
