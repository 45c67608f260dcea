import { type LinkedBirth, NOON, type TimeKind, timeKindOf } from "chart-reading";

/** The birth in the examples of a page. */
export const SAMPLE = {
  date: "1990-09-05",
  time: "21:17",
  timeZone: "Europe/Amsterdam",
  lat: 52.37,
  lng: 4.89,
  aboutMinutes: 37,
  from: "20:13",
  to: "22:37",
} as const;

/** A birth that stands in place of the sample. */
export interface ExampleBirth
  extends Pick<LinkedBirth, "date" | "timeZone" | "lat" | "lng" | "disambiguation"> {
  readonly time: string;
  readonly aboutMinutes: number | null;
  /** The times between which the birth lies; null if no such times are told. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Returns what examples show of a birth. */
export function exampleBirth(birth: Omit<LinkedBirth, "name" | "place">): ExampleBirth {
  const { date, time, timeZone, lat, lng, aboutMinutes, between, disambiguation } = birth;
  const { from, to } = between ?? { from: null, to: null };
  return { date, time: time ?? NOON, timeZone, lat, lng, aboutMinutes, from, to, disambiguation };
}

/** The request for a birth: for its chart, or its possible times, by coordinates or by a time zone alone. */
export type RequestKind = TimeKind | `${TimeKind}-zone`;

/** Returns the request that a birth needs. */
export function requestKindOf(
  birth: Pick<LinkedBirth, "time" | "aboutMinutes" | "between" | "lat">,
): RequestKind {
  const kind = timeKindOf(birth);
  return birth.lat === null ? `${kind}-zone` : kind;
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
