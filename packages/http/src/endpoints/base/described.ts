import * as v from "valibot";

/** Adds a description to a schema. */
export function described<Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema>> {
  return v.pipe(schema, v.description(description));
}

/** Schema of an instant, ISO 8601 with milliseconds and Z. */
export function instant(description: string): v.GenericSchema<string> {
  return v.pipe(v.string(), v.metadata({ description, format: "date-time" }));
}

/** Schema of the number of a gate in text form. */
export const gateText: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/),
  v.description("Number of a gate, 1 to 64."),
);

/** Schema of a gate's number. */
export const gateNumber: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(64),
  v.description("Number of a gate, 1 to 64."),
);

/** Schema of a channel's id. */
export const channelId: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}-\d{1,2}$/),
  v.description("The two gates of a channel, the lower one first."),
);

/** Creates the schema of a person's index in a request with up to `most` people. */
export function personIndex(most: number): v.GenericSchema<number> {
  return v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(most - 1),
    v.description("Index of a person in the request, 0 for the first."),
  );
}
