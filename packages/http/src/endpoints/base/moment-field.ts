import * as v from "valibot";
import { isBirthDate } from "../../charts/birth-data.js";

const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{3})?)?Z$/;

/** Returns true if a text is a moment in UTC, in the years 1800 to 2199. */
function isMoment(text: string): boolean {
  const [, date] = MOMENT.exec(text) ?? [];
  return date !== undefined && isBirthDate(date);
}

export function momentField(description: string, example: string): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.metadata({ description, pattern: MOMENT.source, examples: [example] }),
    v.check(isMoment),
  );
}
