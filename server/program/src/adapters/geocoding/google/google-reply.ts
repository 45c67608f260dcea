import * as v from "valibot";

/** Values of `status` for a reply without a result. */
export type GoogleRefusal =
  | "ZERO_RESULTS"
  | "REQUEST_DENIED"
  | "OVER_DAILY_LIMIT"
  | "OVER_QUERY_LIMIT"
  | "INVALID_REQUEST"
  | "UNKNOWN_ERROR";

export interface GoogleResult {
  readonly types: readonly string[];
  readonly address_components: readonly AddressComponent[];
  readonly partial_match: boolean;
  readonly geometry: {
    readonly location: GoogleCoordinates;
    /** Box in which a map would show the whole result. */
    readonly viewport?: Viewport | undefined;
  };
}

export interface AddressComponent {
  readonly long_name: string;
  readonly types: readonly string[];
}

/** Box between two corners; it crosses the date line if its east end has the smaller longitude. */
export interface Viewport {
  readonly northeast: GoogleCoordinates;
  readonly southwest: GoogleCoordinates;
}

interface GoogleCoordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Members of a reply from Google's Geocoding API v3 that the service reads. Only the first result is used. */
export type GoogleReply =
  | { readonly status: "OK"; readonly results: readonly [GoogleResult, ...unknown[]] }
  | { readonly status: GoogleRefusal };

const Types = v.optional(v.array(v.string()), []);

const Location = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const Result = v.object({
  types: Types,
  address_components: v.optional(v.array(v.object({ long_name: v.string(), types: Types })), []),
  partial_match: v.optional(v.boolean(), false),
  geometry: v.object({
    location: Location,
    viewport: v.optional(v.object({ northeast: Location, southwest: Location })),
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
