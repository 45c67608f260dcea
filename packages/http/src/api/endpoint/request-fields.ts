import * as v from "valibot";
import { isBirthTime } from "../../charts/birth-data.js";

/** A text; spaces around it do not count. What the metadata add is for the description of the interface. */
export function text(metadata: Record<string, unknown>): v.GenericSchema<string> {
  return v.pipe(v.string(), v.metadata(metadata), v.trim());
}

export const birthtimeField: v.GenericSchema<string> = v.pipe(
  text({
    description: "Local time of the birth, 24 hours.",
    pattern: "^\\d{2}:\\d{2}$",
    examples: ["21:17"],
  }),
  v.check(isBirthTime),
);

/** The name of a place, with bounds in characters, which are Unicode's code points, as JSON Schema counts them. */
export function locationField({ minLength, maxLength }: LengthBounds): v.GenericSchema<string> {
  return v.pipe(
    text({
      description: 'The birth place as "City, Country"; the geocoding service turns it into coordinates.',
      minLength,
      ...(maxLength !== undefined && { maxLength }),
      examples: ["Amsterdam, The Netherlands"],
    }),
    v.check((location) => {
      const { length } = [...location];
      return length >= minLength && length <= (maxLength ?? length);
    }),
  );
}

export interface LengthBounds {
  readonly minLength: number;
  readonly maxLength?: number;
}
