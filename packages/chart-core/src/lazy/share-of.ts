import type { CensusMember, CensusValue } from "../census/census-members.js";
import { type CensusSpan, checkCensusSpan } from "../census/census-span.js";
import { checkMember, shareIn } from "../census/share-in.js";
import type { CensusTable } from "../census/tables/census-table.js";

/** The tables of the census by member. Written out, so that bundlers see each module. */
const TABLES: Readonly<Record<CensusMember, () => Promise<{ readonly TABLE: CensusTable }>>> = {
  type: () => import("../census/tables/type.generated.js"),
  authority: () => import("../census/tables/authority.generated.js"),
  profile: () => import("../census/tables/profile.generated.js"),
  definition: () => import("../census/tables/definition.generated.js"),
  incarnationCross: () => import("../census/tables/incarnation-cross.generated.js"),
  centers: () => import("../census/tables/centers.generated.js"),
  channelsShort: () => import("../census/tables/channels-short.generated.js"),
  gates: () => import("../census/tables/gates.generated.js"),
};

/**
 * Returns how common a value is: the same as `shareOf` of `chart-core/census`, from the table of its member alone.
 *
 * @param member The member of a chart.
 * @param value A value of it, as charts write it.
 * @param options The years of birth in UTC, both inclusive. Default: 1800 to 2199.
 * @returns A share of time, from 0 to 1.
 * @throws ChartInputError `INVALID_OPTION`. The promise rejects with it.
 * @throws the error of the platform if the file of the table cannot be loaded.
 *
 * @example
 * import { shareOf } from "chart-core/lazy";
 *
 * console.log(await shareOf("type", "Projector", { from: 2026, to: 2026 }));
 */
export async function shareOf<Member extends CensusMember>(
  member: Member,
  value: CensusValue<Member>,
  options?: CensusSpan,
): Promise<number> {
  const load = TABLES[checkMember(member)];
  const span = checkCensusSpan(options);
  return shareIn((await load()).TABLE, value, span);
}
