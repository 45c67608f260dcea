/** The birth in the examples of a page. */
export const SAMPLE = {
  date: "1990-09-05",
  time: "21:17",
  timeZone: "Europe/Amsterdam",
  lat: 52.37,
  lng: 4.89,
  aboutMinutes: 37,
} as const;

/** A birth that stands in place of the sample. */
export interface ExampleBirth {
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
  /** Null if only a time zone is known. */
  readonly lat: number | null;
  readonly lng: number | null;
  readonly aboutMinutes: number | null;
  /** Half of an hour that clocks showed twice. */
  readonly disambiguation: "earlier" | "later" | null;
}

/** Writes an example with the values of another birth. */
export function fillExample(code: string, birth: ExampleBirth): string {
  const { lat, lng, disambiguation } = birth;
  const coordinates = lat === null || lng === null ? "" : ` lat="${lat}" lng="${lng}"`;
  const half = disambiguation === null ? "" : ` disambiguation="${disambiguation}"`;
  const values: Readonly<Record<string, string>> = {
    [SAMPLE_COORDINATES]: coordinates + half,
    ...Object.fromEntries(
      Object.entries(SAMPLE).map(([member, value]) => [value, `${birth[member as keyof typeof SAMPLE]}`]),
    ),
  };
  return code.replace(TOKENS, (token) => values[token] ?? token);
}

/** The coordinates as attributes of the element. */
const SAMPLE_COORDINATES = ` lat="${SAMPLE.lat}" lng="${SAMPLE.lng}"`;

const TOKENS = new RegExp(
  [
    SAMPLE_COORDINATES,
    ...Object.values(SAMPLE).map((value) => `(?<![\\d.])${`${value}`.replaceAll(".", "\\.")}(?![\\d.])`),
  ].join("|"),
  "g",
);
