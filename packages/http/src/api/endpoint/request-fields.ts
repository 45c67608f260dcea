import * as v from "valibot";
import { isBirthTime } from "../../charts/birth-data.js";

/** Schema of a text field. The metadata describe the field in the OpenAPI document. */
export function textField(metadata: Record<string, unknown>): v.GenericSchema<string> {
  return v.pipe(v.string(), v.metadata(metadata));
}

/** Schema of the field `birthtime`. */
export const birthtimeField: v.GenericSchema<string> = v.pipe(
  textField({
    description:
      "Time of birth on the local clock of the birthplace, 00:00 to 23:59, written as HH:MM. Do not convert it to UTC.",
    pattern: "^\\d{2}:\\d{2}$",
    examples: ["21:17"],
  }),
  v.check(isBirthTime),
);

/** Schema of the field `location`, which is trimmed. Its length counts Unicode code points, as in JSON Schema. */
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
      return length >= minLength && length <= (maxLength ?? length);
    }),
  );
}

/** Minimum and maximum number of characters. */
export interface LengthBounds {
  readonly minLength: number;
  readonly maxLength?: number;
}
