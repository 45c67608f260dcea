import { decodeZone } from "./decode-zone.js";
import type { Zone } from "./zone.js";
import { ZONE_TABLE } from "./zone-table.generated.js";

/** A line of the zone table, shared by all the names of its zone; decoded at the first use of any of them. */
interface Entry {
  readonly line: string;
  zone?: Zone;
}

let entryOfName: ReadonlyMap<string, Entry> | undefined;

/**
 * The zone of exactly that IANA name, links such as `Asia/Calcutta` and `US/Eastern` included; undefined
 * where the table has none.
 */
export function zoneNamed(name: string): Zone | undefined {
  entryOfName ??= new Map(ZONE_TABLE.flatMap(entriesOfLine));
  const entry = entryOfName.get(name);
  if (entry === undefined) return undefined;
  entry.zone ??= decodeZone(entry.line);
  return entry.zone;
}

function entriesOfLine(line: string): [name: string, Entry][] {
  const entry: Entry = { line };
  const names = line.slice(0, line.indexOf("|")).split(" ");
  return names.map((name) => [name, entry]);
}
