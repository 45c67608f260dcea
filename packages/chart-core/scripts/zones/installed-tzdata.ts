import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { encodeZone } from "./encode-zone.js";
import { isTzif, readTzif } from "./read-tzif.js";

/** Folder of the compiled zones in Debian and most other systems. */
const ZONEINFO = "/usr/share/zoneinfo";

/** Not zones: copies of the tree that count seconds otherwise, the machine's own zone, and a placeholder. */
const NOT_ZONES = ["posix", "right", "localtime", "posixrules", "Factory"];

/** The release and source of the installed tzdata. */
export interface InstalledTzdata {
  /** Its release, such as `2026f`. */
  readonly release: string;
  /** The SHA-256 of its source in one file, tzdata.zi: it differs between builds of one release. */
  readonly sourceSha256: string;
}

/**
 * Identifies the installed tzdata. Returns null if none is installed, or an incomplete one: without the `backzone` file
 * many zones lack their history before 1970, and old names such as `US/Eastern` may be missing.
 */
export function installedTzdata(): InstalledTzdata | null {
  const path = join(ZONEINFO, "tzdata.zi");
  if (!existsSync(path) || !existsSync(join(ZONEINFO, "US/Eastern"))) return null;
  const source = readFileSync(path, "utf8");
  const release = /^# version (\d{4}[a-z]+)$/m.exec(source)?.[1];
  const hasBackzone = /^# ddeps\b.* backzone\b/m.test(source);
  if (release === undefined || !hasBackzone) return null;
  return { release, sourceSha256: createHash("sha256").update(source).digest("hex") };
}

/**
 * Makes the zone table of the installed tzdata: a line for each distinct history, in the form that `decodeZone`
 * documents, sorted by its first name.
 *
 * @throws RangeError if a file cannot be encoded as a line.
 */
export function installedZoneLines(): string[] {
  const namesOfHistory = new Map<string, string[]>();
  for (const name of zoneNames()) {
    const history = encodeZone(readTzif(readFileSync(join(ZONEINFO, name))));
    const names = namesOfHistory.get(history);
    if (names === undefined) namesOfHistory.set(history, [name]);
    else names.push(name);
  }
  return Array.from(namesOfHistory, ([history, names]) => names.join(" ") + history);
}

function zoneNames(): string[] {
  return readdirSync(ZONEINFO, { recursive: true, encoding: "utf8" })
    .filter((path) => !NOT_ZONES.includes(path.split("/", 1)[0]!))
    .filter((path) => statSync(join(ZONEINFO, path)).isFile() && isTzif(readFileSync(join(ZONEINFO, path))))
    .sort();
}
