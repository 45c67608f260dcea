import { chartCall } from "@chart/kit/load/chart-call";
import { BEARER, post } from "./texts.js";
import type { Attack } from "./traffic.js";

const DEFAULT_LIMIT = { rateLimit: 100 };
const CHART = post("/v2/charts/coordinates", chartCall("").body, { headers: [BEARER] });

/** A batch of births at one place, 500 times, for which a search is made. */
const places = (location: string) =>
  post(
    "/v2/charts/batch",
    JSON.stringify({
      births: Array.from({ length: 500 }, (_, n) => ({
        ...{ birthdate: "1990-09-05", birthtime: "21:17", location: `${location}${n}` },
      })),
    }),
    { headers: [BEARER, "Chart-Geocode-Key: any"] },
  );

const hostile = (location: string): Omit<Attack, "name" | "kind"> => ({
  ...{ shape: "flood", connections: 5, perSecond: 2, text: places(location) },
  ...{ keys: "one", service: DEFAULT_LIMIT },
});

const flood = (connections: number, keys: Attack["keys"]): Omit<Attack, "name" | "kind"> => ({
  ...{ shape: "flood", connections, text: CHART, ...(keys && { keys }) },
  service: DEFAULT_LIMIT,
});

const ROWS: Readonly<Record<string, Omit<Attack, "name" | "kind">>> = {
  "places of 140 ligatures": hostile("\uFDFA".repeat(137)),
  "places of repeated words": hostile("new york ".repeat(20)),
  "places of short words": hostile("st ".repeat(60)),
  "50 with the ends of a known key": flood(50, "twin"),
  "200 with the ends of a known key": flood(200, "twin"),
  "200 with a wrong key": flood(200, "wrong"),
  "400 of one key over its limit": flood(400, "one"),
  "64 of one key over its limit": flood(64, "one"),
  "400 of eight keys over their limit": flood(400, "eight"),
};

/** Attacks with keys that the service knows, or takes for such. */
export const KEYS: readonly Attack[] = Object.entries(ROWS).map(([name, row]) => ({
  ...{ name: `keys: ${name}`, kind: "keys" },
  ...row,
}));
