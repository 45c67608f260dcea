import { timeZones } from "chart-core/birth-moment";

let namesByLowerCase: ReadonlyMap<string, string> | undefined;

/** Returns the spelling of the zone table for the name of a time zone in any case; undefined for other texts. */
export function timeZoneNamed(text: string): string | undefined {
  namesByLowerCase ??= new Map(timeZones().map((name) => [lowerCase(name), name]));
  return namesByLowerCase.get(lowerCase(text));
}

/** Changes the case of ASCII letters alone: other letters are in no name, and some become one. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}
