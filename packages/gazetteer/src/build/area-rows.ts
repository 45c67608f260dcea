/**
 * Names of areas that GeoNames' divisions do not have, or have with other borders, from one source. A division is written
 * as its code, relative to `within`, and its English name in GeoNames: "N7 Surrey". One of the third level has the name of
 * a place in it instead, as GeoNames' names end at the second: "GLA.C8 Croydon". Several are separated by semicolons.
 */
export interface AreaRows {
  /** The law, list or publication that tells the borders. */
  readonly source: string;
  /** Code of the country, or of a first-level division, that holds them all. */
  readonly within: string;
  readonly rows: readonly AreaRow[];
}

/** One area: its names, or the division whose every name also means the others of the row. */
export interface AreaRow {
  /** Names and abbreviations, separated by commas; absent if `of` has them. */
  readonly names?: string;
  /** The division that lost the others, as a code and a name. */
  readonly of?: string;
  /** Divisions that lie in the area today. "(part)" behind one marks that another area of this source has a part of it. */
  readonly today?: string;
  /** Divisions that lay in it in the past only. */
  readonly past?: string;
}

/** A division that lies in an area of the table, or lay in it. */
export interface AreaMember {
  /** Its whole code, such as `GB.ENG.GLA.C8`. */
  readonly code: string;
  readonly name: string;
  readonly relation: "own" | "past";
  /** True if another area of the same source has a part of it. */
  readonly isShared: boolean;
}

const SHARED = " (part)";

/** Lists the divisions of a row: those of today, then those of the past. */
export function membersOf({ today, past }: AreaRow, within: string): readonly AreaMember[] {
  return [...parse(today, within, "own"), ...parse(past, within, "past")];
}

/** Reads a division of a row, a code and a name. */
export function memberOf(text: string, within: string, relation: AreaMember["relation"]): AreaMember {
  const isShared = text.endsWith(SHARED);
  const blank = text.indexOf(" ");
  const name = text.slice(blank + 1, isShared ? -SHARED.length : undefined);
  return { code: `${within}.${text.slice(0, blank)}`, name, relation, isShared };
}

function parse(
  members: string | undefined,
  within: string,
  relation: AreaMember["relation"],
): readonly AreaMember[] {
  if (members === undefined) return [];
  return members
    .split(";")
    .map((member) => member.trim())
    .filter((member) => member !== "")
    .map((member) => memberOf(member, within, relation));
}
