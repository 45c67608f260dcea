/** The choices and sentences of the form of a birth. */

/** The knowledge of a birth time. */
export type TimeKind = "exact" | "about" | "between" | "unknown";

/** The choices of what is known of the time, with their texts. */
export const TIME_KINDS: readonly (readonly [TimeKind, string])[] = [
  ["exact", "I know it"],
  ["about", "Roughly"],
  ["between", "Between"],
  ["unknown", "I don't know"],
];

/** The choices of minutes by which a time may be off, with their texts. */
export const ABOUT_MINUTES: readonly (readonly [number, string])[] = [
  [15, "give or take 15 minutes"],
  [30, "give or take half an hour"],
  [60, "give or take an hour"],
  [120, "give or take two hours"],
];

/** The choice that counts while there is none. */
export const USUAL_ABOUT_MINUTES = 30;

/** Labels, hints and placeholders of the fields. */
export const FIELD_TEXTS = {
  date: "Date of birth",
  day: "Day",
  month: "Month",
  year: "Year",
  timeOfBirth: "Time of birth",
  time: "Time",
  timeExample: "21:17 or 9:17 pm",
  and: "and",
  until: "Second time",
  untilExample: "22:00 or 10 pm",
  about: "How much it may be off",
  place: "Place of birth",
  placeExample: "City, town or village",
  zone: "Time zone of the birthplace",
  zoneExample: "Such as Europe/Berlin",
  askForZone: "Not listed? Give its time zone",
  askForPlace: "Search for a place instead",
  fold: "Clocks showed this time twice that night. Which was it?",
  earlier: "the first",
  later: "the second",
  name: "Name",
} as const;

/** Most characters of a field: a pasted text may have some that nobody sees. */
export const FIELD_LENGTHS = { day: 8, year: 12, time: 40, name: 100 } as const;

/** Sentences about searches for a place or a time zone. */
export const SEARCH_TEXTS = {
  noPlace: "No place found. Try a larger one nearby, or a time zone such as Europe/Berlin.",
  noZone: "No time zone has this name. Try a large city nearby in the same country.",
  notOnMap: "This place is not on the map. Choose another one, or a time zone.",
} as const;
