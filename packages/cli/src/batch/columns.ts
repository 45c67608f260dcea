import { CommandFailure } from "../terminal/failure.js";

/** Part of a birth that a column tells. */
export type BirthColumn =
  | "date"
  | "time"
  | "location"
  | "lat"
  | "lng"
  | "timeZone"
  | "utc"
  | "disambiguation";

/** Names of columns, without regard to case and signs. The first are those of the service. */
const NAMES: Readonly<Record<BirthColumn, readonly string[]>> = {
  date: ["birthdate", "date", "dateofbirth", "dob", "birthday"],
  time: ["birthtime", "time", "timeofbirth", "tob"],
  location: ["location", "place", "birthplace", "placeofbirth", "city"],
  lat: ["lat", "latitude"],
  lng: ["lng", "lon", "long", "longitude"],
  timeZone: ["timezone", "zone", "tz", "tzid"],
  utc: ["utc", "moment", "birthutc", "birthdateutc"],
  disambiguation: ["disambiguation"],
};

/** The columns of a file. */
export interface Columns {
  /** Names as the file has them. */
  readonly names: readonly string[];
  /** Index of each column that tells of a birth. */
  readonly birth: Readonly<Partial<Record<BirthColumn, number>>>;
  /** Indexes of the other columns, which are copied. */
  readonly copied: readonly number[];
}

/**
 * Finds the columns of a birth by their names.
 *
 * @throws CommandFailure if there are none for a date or a moment.
 */
export function readColumns(names: readonly string[], file: string): Columns {
  const birth: Partial<Record<BirthColumn, number>> = {};
  for (const [at, name] of names.entries()) {
    const plain = name.toLowerCase().replace(/[^a-z]/g, "");
    const found = (Object.keys(NAMES) as BirthColumn[]).find((column) => NAMES[column].includes(plain));
    if (found === undefined) continue;
    if (birth[found] !== undefined)
      throw new CommandFailure(
        `${file}: the columns “${names[birth[found]]}” and “${name}” mean the same. Rename one.`,
      );
    birth[found] = at;
  }
  if (birth.utc === undefined && (birth.date === undefined || birth.time === undefined))
    throw new CommandFailure(
      `${file}: no columns for the date and time of birth in its first line: ${names.slice(0, 12).join(", ") || "it is empty"}. ` +
        "Name them birthdate and birthtime, with location, timeZone, or lat and lng; or one column utc.",
    );
  if (
    birth.utc === undefined &&
    birth.location === undefined &&
    birth.timeZone === undefined &&
    (birth.lat === undefined || birth.lng === undefined)
  )
    throw new CommandFailure(`${file}: no column for the place. Name it location, timeZone, or lat and lng.`);
  const used = new Set(Object.values(birth));
  return { names, birth, copied: names.map((_, at) => at).filter((at) => !used.has(at)) };
}

/** Returns the separator of a first line: the commonest of comma, semicolon, tab and bar outside of quotes. */
export function separatorOf(line: string): string {
  const plain = line.replace(/"[^"]*"/g, "");
  const [best = ","] = [",", ";", "\t", "|"].toSorted(
    (a, b) => plain.split(b).length - plain.split(a).length,
  );
  return best;
}
