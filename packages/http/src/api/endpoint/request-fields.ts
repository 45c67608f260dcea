import * as v from "valibot";
import { isBirthTime } from "../../charts/birth-data.js";

/** Schema of a text field. The metadata describe the field in the OpenAPI document. */
export function textField(metadata: Record<string, unknown>): v.GenericSchema<string> {
  return v.pipe(v.string(), v.metadata(metadata));
}

const TIME = "([01]\\d|2[0-3]):[0-5]\\d";
/** Pattern of a time of day, 00:00 to 23:59. */
export const TIME_PATTERN: string = `^${TIME}$`;
/** Pattern of the end of a span within a day, 00:00 to 24:00. */
export const END_TIME_PATTERN: string = `^(${TIME}|24:00)$`;

export const birthtimeField: v.GenericSchema<string> = v.pipe(
  textField({
    description:
      "Time of birth on the local clock of the birthplace, 00:00 to 23:59, written as HH:MM. Do not convert it to UTC.",
    pattern: TIME_PATTERN,
    examples: ["21:17"],
  }),
  v.check(isBirthTime),
);

/**
 * Schema of the field `location`, which is trimmed. Its length counts Unicode code points, as in JSON Schema. No place
 * has a NUL in its name, and databases and providers cut texts at one.
 */
export function locationField({ minLength, maxLength }: LengthBounds): v.GenericSchema<string> {
  return v.pipe(
    textField({
      description: 'Birthplace as "City, Country". The service looks up its coordinates and time zone.',
      minLength,
      ...(maxLength !== undefined && { maxLength }),
      examples: ["Amsterdam, The Netherlands"],
    }),
    v.trim(),
    v.check((location) => {
      const { length } = [...location];
      if (location.includes("\0")) return false;
      return length >= minLength && length <= (maxLength ?? length);
    }),
  );
}

export interface LengthBounds {
  readonly minLength: number;
  readonly maxLength?: number;
}
