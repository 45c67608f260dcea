import * as v from "valibot";
import { type Field, field, type InputOf, text } from "../base/input-schema.js";

type Optional<Value> = Field<v.OptionalSchema<v.GenericSchema<Value>, undefined>>;

type WhereFields = {
  readonly place: Optional<string>;
  readonly timeZone: Optional<string>;
  readonly lat: Optional<number>;
  readonly lng: Optional<number>;
};

/** Members of a birth at an exact time. */
type BirthFields = WhereFields & {
  readonly date: Optional<string>;
  readonly time: Optional<string>;
  readonly utc: Optional<string>;
  readonly clock: Optional<"earlier" | "later">;
};

/** Members of a birth whose time is not exact. */
type RoughBirthFields = WhereFields & {
  readonly date: Field<v.GenericSchema<string>>;
  readonly time: Optional<string>;
};

const WHERE_FIELDS: WhereFields = {
  place: field(v.optional(text(200)), "As said, with region or country: “Croydon, England”."),
  timeZone: field(v.optional(text(60)), "IANA zone such as Europe/Amsterdam, instead of place."),
  lat: field(
    v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    "Degrees, north positive; with lng, instead of place.",
  ),
  lng: field(v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))), "Degrees, east positive."),
};

const DATE = v.pipe(v.string(), v.trim(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** Members of a birth at an exact time. */
export const BIRTH_FIELDS: BirthFields = {
  date: field(v.optional(DATE), "Local date, YYYY-MM-DD, 1800 to 2199."),
  time: field(v.optional(text(40)), "Exact local clock time, HH:MM of 24 hours."),
  ...WHERE_FIELDS,
  utc: field(
    v.optional(text(40)),
    "The moment, 1990-09-05T21:17+02:00 or …Z, instead of date, time and place.",
  ),
  clock: field(
    v.optional(v.picklist(["earlier", "later"])),
    "Of a time that clocks showed twice; earlier by default.",
  ),
};

/** Members of a birth whose time is not exact. */
export const ROUGH_BIRTH_FIELDS: RoughBirthFields = {
  date: field(DATE, BIRTH_FIELDS.date.rule),
  time: field(
    v.optional(text(60)),
    "What is known of the time: “evening”, “about 7 pm”, “21:00~15”, “20:00-23:00” (also past midnight), “before 7 am”. Leave it out if unknown.",
  ),
  ...WHERE_FIELDS,
};

/** A birth at an exact time, as an assistant tells it. */
export type BirthInput = InputOf<typeof BIRTH_FIELDS>;

/** A birth whose time is not exact, as an assistant tells it. */
export type RoughBirthInput = InputOf<typeof ROUGH_BIRTH_FIELDS>;
