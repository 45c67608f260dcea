import * as v from "valibot";

/** Values of `status` for a reply without a result. */
export type GoogleRefusal =
  | "ZERO_RESULTS"
  | "REQUEST_DENIED"
  | "OVER_DAILY_LIMIT"
  | "OVER_QUERY_LIMIT"
  | "INVALID_REQUEST"
  | "UNKNOWN_ERROR";

/** Members of a result that the service reads. */
export interface GoogleResult {
  readonly types: readonly string[];
  readonly address_components: readonly { readonly long_name: string; readonly short_name: string }[];
  readonly geometry: { readonly location: { readonly lat: number; readonly lng: number } };
}

/** Members of a reply from Google's Geocoding API v3 that the service reads. Only the first result is used. */
export type GoogleReply =
  | { readonly status: "OK"; readonly results: readonly [GoogleResult, ...unknown[]] }
  | { readonly status: GoogleRefusal };

const Result = v.object({
  types: v.optional(v.array(v.string()), []),
  address_components: v.optional(v.array(v.object({ long_name: v.string(), short_name: v.string() })), []),
  geometry: v.object({
    location: v.object({
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  }),
});

const Reply = v.variant("status", [
  v.object({ status: v.literal("OK"), results: v.tupleWithRest([Result], v.unknown()) }),
  v.object({
    status: v.picklist([
      "ZERO_RESULTS",
      "REQUEST_DENIED",
      "OVER_DAILY_LIMIT",
      "OVER_QUERY_LIMIT",
      "INVALID_REQUEST",
      "UNKNOWN_ERROR",
    ]),
  }),
]);

/** Parses a reply's body; returns undefined if it is not JSON or not of this form. */
export function parseGoogleReply(body: string): GoogleReply | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const parsed = v.safeParse(Reply, json);
  return parsed.success ? parsed.output : undefined;
}
