/** The birth in the examples of a page. */
export const SAMPLE = {
  date: "1990-09-05",
  time: "21:17",
  timeZone: "Europe/Amsterdam",
  lat: 52.37,
  lng: 4.89,
} as const;

/** A birth that stands in place of the sample. */
export interface ExampleBirth {
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
  /** Null if only a time zone is known. */
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Writes an example with the values of another birth. */
export function fillExample(code: string, { date, time, timeZone, lat, lng }: ExampleBirth): string {
  const values: Readonly<Record<string, string>> = {
    [SAMPLE.date]: date,
    [SAMPLE.time]: time,
    [SAMPLE.timeZone]: timeZone,
    [`${SAMPLE.lat}`]: `${lat}`,
    [`${SAMPLE.lng}`]: `${lng}`,
  };
  const placed = lat === null || lng === null ? code.replaceAll(COORDINATES, "") : code;
  return placed.replace(TOKENS, (token) => values[token] ?? token);
}

const COORDINATES = ` lat="${SAMPLE.lat}" lng="${SAMPLE.lng}"`;

const TOKENS = new RegExp(
  Object.values(SAMPLE)
    .map((value) => `(?<![\\d.])${`${value}`.replaceAll(".", "\\.")}(?![\\d.])`)
    .join("|"),
  "g",
);
