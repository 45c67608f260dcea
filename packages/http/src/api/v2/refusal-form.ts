import type { RefusalForm } from "../../errors/refusal.js";
import type { HeaderNames } from "../../routing/header-names.js";
import type { PaidEndpoint } from "../endpoint/paid-endpoint.js";
import { failureEnvelope } from "./envelope.js";

const WINDOW_PATH = "/v2/charts/window";

/**
 * Creates the form of v2's error responses, which every path outside /v1 shares.
 *
 * @param path Path of the request; a few messages depend on it.
 * @param endpoints The endpoints of v2, which these messages recommend.
 * @param hasLocations False if the API finds no places.
 */
export function v2RefusalForm(
  { geocodeKey }: HeaderNames,
  path?: string,
  endpoints: readonly PaidEndpoint[] = [],
  hasLocations = true,
): RefusalForm {
  const ways = endpoints.find((each) => each.path === path)?.birthWays ?? allWays(hasLocations);
  return {
    wording: {
      challenge: "Bearer",
      apiKeyHeaderLine: "Authorization: Bearer <key>",
      geocodeKeyHeader: geocodeKey,
      birthdateFormat: "as `YYYY-MM-DD`",
      locationLength: "4 to 200",
      withoutGeocoding: withoutGeocoding(path, endpoints),
      windowPaths: windowPaths(path, endpoints),
      birthWays: ways,
    },
    present: failureEnvelope,
  };
}

function allWays(hasLocations: boolean): string {
  const places = hasLocations ? "`location`, with `lat` and `lng`, or with" : "`lat` and `lng`, or with";
  return `\`birthdate\` and \`birthtime\` with ${places} \`timeZone\`; or \`utc\` alone`;
}

/** Ways to tell the place of a birth, by the window that takes them. */
const WINDOWS: readonly (readonly [path: string, way: string])[] = [
  [WINDOW_PATH, "by its location"],
  [`${WINDOW_PATH}/coordinates`, "by coordinates"],
  [`${WINDOW_PATH}/moment`, "by time zone"],
];

/** Returns the window that takes a birth as a path does, or all of them if the path takes any birth. */
function windowPaths(path: string | undefined, endpoints: readonly PaidEndpoint[]): string {
  const windows = WINDOWS.filter(([window]) => endpoints.some((endpoint) => endpoint.path === window));
  const own = path?.replace(/\/simple$/, "").replace("/v2/charts", WINDOW_PATH);
  if (windows.some(([window]) => window === own)) return own ?? WINDOW_PATH;
  return windows.map(([window, way]) => `${window} ${way}`).join(", or ") || WINDOW_PATH;
}

/** Returns the advice to callers whose place cannot be looked up: the same endpoint with coordinates, if there is one. */
function withoutGeocoding(path: string | undefined, endpoints: readonly PaidEndpoint[]): string {
  const endpoint = endpoints.find((each) => each.path === path);
  if (endpoint?.geocodeKey === "for-locations") return "send `lat` and `lng` in place of `location`";
  const own = endpoints.find((each) => each.path === `${path}/coordinates`);
  return `send coordinates to ${own?.path ?? "/v2/charts/coordinates"}`;
}
