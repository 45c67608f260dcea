import type { Context, Handler } from "hono";
import * as v from "valibot";
import type { RequireKey } from "../../api/endpoint/authentication.js";
import type { NamedSchema } from "../../api/endpoint/paid-endpoint.js";
import { envelope, envelopeSchema } from "../../api/v2/envelope.js";
import { Failure } from "../../errors/failure.js";
import type { ListedPlace, PlaceIndex } from "../../ports/places.js";
import { answerJson } from "../../routing/answer-json.js";
import type { Env } from "../../routing/env.js";

export const PLACES_PATH = "/v2/places";

const DEFAULT_LIMIT = 8;

/** Schema of the query parameters; each value is text. */
const PlacesQuerySchema: v.GenericSchema<unknown, PlacesQuery> = v.object({
  q: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => {
      const { length } = [...text];
      return length >= 2 && length <= 100;
    }),
  ),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[1-9]|1\d|20)$/), v.transform(Number)),
    String(DEFAULT_LIMIT),
  ),
});

interface PlacesQuery {
  readonly q: string;
  readonly limit: number;
}

const described = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description));

const PlacesResultSchema: v.GenericSchema<{ readonly places: readonly ListedPlace[] }> = described(
  v.object({
    places: described(
      v.array(
        described(
          v.object({
            name: described(v.string(), "Name of the city, town or village."),
            region: described(
              v.string(),
              "Name of the state, province or region in English; empty if unknown.",
            ),
            country: described(v.string(), "Name of the country in English."),
            lat: described(v.number(), "Latitude in degrees; positive north of the equator."),
            lng: described(v.number(), "Longitude in degrees; positive east of Greenwich."),
            zone: described(v.string(), "Name of the time zone in the IANA database."),
            population: described(v.pipe(v.number(), v.integer()), "Number of inhabitants; 0 if unknown."),
            formerName: v.optional(
              described(v.string(), "Former city whose coordinates these are; absent for a place of today."),
            ),
          }),
          "A city, town or village.",
        ),
      ),
      "Matching places, the likeliest first.",
    ),
  }),
  "The places whose names begin with a text.",
);

export const PLACES_RESULT: NamedSchema = { name: "PlacesResult", schema: PlacesResultSchema };
export const PLACES_ANSWER: NamedSchema = {
  name: "PlacesEnvelope",
  schema: envelopeSchema(PLACES_RESULT.name, PlacesResultSchema),
};

/** Writes the response body from the JSON of the result. */
export const framePlaces: (resultJson: string, now: Date) => string = envelope(
  PLACES_RESULT.name,
  "Places found",
);

export interface PlacesDeps {
  /** Admits requests with an active key; counts them against the limit of this endpoint. */
  readonly admit: RequireKey;
  readonly places: PlaceIndex;
  readonly now: () => Date;
}

/** Creates the handler of the endpoint for place pickers. It costs no credit. */
export function answerWithPlaces({ admit, places, now }: PlacesDeps): Handler<Env> {
  const find = async (c: Context<Env>): Promise<readonly ListedPlace[] | Failure> => {
    const account = await admit(c);
    if (account instanceof Failure) return account;

    const query = v.safeParse(PlacesQuerySchema, c.req.query());
    if (!query.success) return new Failure("INVALID_QUERY");

    const { q, limit } = query.output;
    return (
      places.search(q, limit) ??
      new Failure("SERVICE_UNAVAILABLE", {
        message: "The place index is not available yet. Try again in a moment.",
      })
    );
  };

  return async (c) => {
    const found = await find(c);
    if (found instanceof Failure) return c.get("refuse")(found);
    return answerJson(c, framePlaces(JSON.stringify({ places: found }), now()));
  };
}
