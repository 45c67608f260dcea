import * as v from "valibot";

const MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{3})?)?Z$/;

/** First and last moment that a field takes. */
interface MomentRange {
  readonly firstMs: number;
  readonly lastMs: number;
}

/** The years of the calendar that the API supports. */
const YEARS: MomentRange = { firstMs: Date.UTC(1800, 0, 1), lastMs: Date.UTC(2200, 0, 1) - 1 };

/** The moments of births: those of the years by the clock of any place, so that every `birthDateUtc` can be sent back. */
const BIRTHS: MomentRange = { firstMs: Date.UTC(1799, 11, 31), lastMs: Date.UTC(2200, 0, 2) - 1 };

/** Returns true if a text is a moment in UTC within a range. */
function isMoment(text: string, { firstMs, lastMs }: MomentRange): boolean {
  if (!MOMENT.test(text)) return false;
  const moment = new Date(text);
  const ms = moment.getTime();
  // Some engines move a day that a month does not have to the next month.
  return ms >= firstMs && ms <= lastMs && moment.toISOString().startsWith(text.slice(0, 10));
}

function fieldIn(range: MomentRange) {
  return (description: string, example: string): v.GenericSchema<string> =>
    v.pipe(
      v.string(),
      v.metadata({ description, pattern: MOMENT.source, examples: [example] }),
      v.check((text) => isMoment(text, range)),
    );
}

/** Creates the schema of a moment in UTC, in the years 1800 to 2199. */
export const momentField: ReturnType<typeof fieldIn> = fieldIn(YEARS);

/** Creates the schema of the moment of a birth in UTC: up to a day more at both ends. */
export const birthMomentField: ReturnType<typeof fieldIn> = fieldIn(BIRTHS);
