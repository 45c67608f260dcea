import type { ResultEndpoint } from "@chart/kit/requests/endpoints";

export type Json = Readonly<Record<string, unknown>>;

/** Changes to a valid request, and the expected response. */
export interface Row {
  readonly headers?: Record<string, string | undefined>;
  readonly query?: string;
  readonly body?: unknown;
  readonly plan?: "hobbyist" | "developer" | "scale";
  readonly credits?: number;
  readonly inactive?: true;
  readonly status: number;
  readonly code: string;
  readonly message?: RegExp;
  /** Number of credits that a success costs, by default one. */
  readonly cost?: number;
  /** Outcome of the last birth of a batch. */
  readonly item?: { readonly code: string; readonly message: RegExp | undefined };
}

/** Creates the rows of an endpoint. */
export type RowsOf = (endpoint: ResultEndpoint) => Readonly<Record<string, Row>>;

export const ok = { status: 200, code: "" };
export const bad = (code: string, message?: RegExp) => ({ status: 400, code, ...(message && { message }) });
export const ABSENT = Symbol("absent");
const AMSTERDAM = "Amsterdam, The Netherlands";
const withKey = { "Chart-Geocode-Key": "a caller's own key" };

/** Returns an object without its absent members. */
export function present(members: Json): Json {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ABSENT));
}

/** Wrong values of the fields of a birth; `place` puts a birth with changed members into a body. */
export function birthRows(place: (change: Json) => unknown, prefix = ""): Record<string, Row> {
  const field = (name: string, value: unknown) =>
    new RegExp(
      `${prefix.replace(/[[\]]/g, "\\$&")}${name} ${value === ABSENT || value === null ? "is missing" : "must be"}`,
    );
  const wrong: [string, unknown, string][] = [
    ...[ABSENT, null, 19900905, [], {}, "", "1990-02-30", "1799-12-31", "2200-01-01"].map(
      (value): [string, unknown, string] => ["birthdate", value, "INVALID_BIRTHDATE"],
    ),
    ...[ABSENT, null, 2117, [], {}, "24:00", "21:17:00"].map((value): [string, unknown, string] => [
      "birthtime",
      value,
      "INVALID_BIRTHTIME",
    ]),
    ...[ABSENT, null, "52", [], {}, 91].map((value): [string, unknown, string] => [
      "lat",
      value,
      "INVALID_LATITUDE",
    ]),
    ...[ABSENT, null, "4", [], {}, -181].map((value): [string, unknown, string] => [
      "lng",
      value,
      "INVALID_LONGITUDE",
    ]),
  ];
  return Object.fromEntries(
    wrong.map(([name, value, code]) => [
      `${prefix}${name} ${value === ABSENT ? "absent" : JSON.stringify(value)}`,
      { body: place({ [name]: value }), ...bad(code, field(name, value)) },
    ]),
  );
}

/** Rows of a birth whose place may be a location; `place` puts a birth with changed members into a body. */
export function locationRows(place: (change: Json) => unknown, item?: string): Record<string, Row> {
  const at = (location: unknown) => place({ location, lat: ABSENT, lng: ABSENT });
  const start = item === undefined ? "" : `^${item.replace(/[[\]]/g, "\\$&")}`;
  return {
    "a location and no geocoding key": {
      body: at(AMSTERDAM),
      ...{ status: 401, code: "GEOCODE_KEY_MISSING", message: /Chart-Geocode-Key.*, or send lat and lng/ },
    },
    "a location": { body: at(AMSTERDAM), headers: withKey, ...ok },
    "a location and coordinates, which count": { body: place({ location: "Atlantis, Nowhere" }), ...ok },
    "no place and no time zone": {
      body: at(ABSENT),
      ...bad("INVALID_BIRTH", new RegExp(`${start}.*in exactly one way`)),
    },
    "a location with a NUL": {
      body: at("Amsterdam\0, The Netherlands"),
      headers: withKey,
      ...bad("INVALID_LOCATION"),
    },
    "a location that is no text": { body: at(5), ...bad("INVALID_LOCATION") },
    "an unknown place": {
      body: at("Atlantis, Nowhere"),
      headers: withKey,
      ...bad("GEOCODE_LOCATION_NOT_FOUND", new RegExp(`${start}.*find that place.*, or send lat and lng`)),
    },
    "a provider that is too slow": {
      body: at("Timeout, Nowhere"),
      headers: withKey,
      ...{ status: 504, code: "GEOCODE_TIMEOUT" },
    },
    "a place in an unknown time zone": {
      body: at("No zone, Nowhere"),
      headers: withKey,
      ...{ status: 500, code: "TIMEZONE_LOOKUP_FAILED" },
    },
  };
}

/** Rows of a birth that may be sent in any way; `place` puts a birth with changed members into a body. */
export function wayRows(place: (change: Json) => unknown, item?: string): Record<string, Row> {
  const start = item === undefined ? "" : `^(The field )?${item.replace(/[[\]]/g, "\\$&")}`;
  const sent = (members: Json) => ({
    body: place({ birthdate: ABSENT, birthtime: ABSENT, lat: ABSENT, lng: ABSENT, ...members }),
  });
  const time = { birthdate: "1990-09-05", birthtime: "21:17" };
  const utc = "1990-09-05T19:17Z";
  const noWay = bad("INVALID_BIRTH", new RegExp(`${start}.*or utc alone\\.`));
  const besideLocation = bad("INVALID_TIME_ZONE", /cannot be sent with location/);
  return {
    "a time zone": { ...sent({ ...time, timeZone: "us/eastern" }), ...ok },
    "coordinates and a time zone": { body: place({ timeZone: "Europe/Paris" }), ...ok },
    "a moment": { ...sent({ utc }), ...ok },
    "a moment and a disambiguation": { ...sent({ utc, disambiguation: 5 }), ...ok },
    "an unknown time zone": {
      ...sent({ ...time, timeZone: "Europe/Amsterdm" }),
      ...bad("INVALID_TIME_ZONE", new RegExp(`${start}.*timeZone must.*Europe/Amsterdam\\?$`)),
    },
    "a time zone and a location": {
      ...sent({ ...time, timeZone: "UTC", location: AMSTERDAM }),
      ...besideLocation,
    },
    "a time zone, a location and coordinates": {
      body: place({ timeZone: "UTC", location: AMSTERDAM }),
      ...besideLocation,
    },
    ...Object.fromEntries(
      Object.entries({ ...time, location: AMSTERDAM, lat: 52.37, lng: 4.89, timeZone: "UTC" }).map(
        ([name, value]) => [`a moment and ${name}`, { ...sent({ utc, [name]: value }), ...noWay }],
      ),
    ),
    "a moment that is none": {
      ...sent({ utc: "now" }),
      ...bad("INVALID_MOMENT", new RegExp(`${start}.*utc must`)),
    },
    "an unknown disambiguation": {
      body: place({ disambiguation: "first" }),
      ...bad("INVALID_DISAMBIGUATION", new RegExp(`${start}.*disambiguation must`)),
    },
    "a time that occurred twice": {
      ...sent({
        birthdate: "1990-09-30",
        birthtime: "02:30",
        timeZone: "Europe/Paris",
        disambiguation: "reject",
      }),
      ...bad("LOCAL_TIME_AMBIGUOUS", new RegExp(`${start}.*birthtime.*\\+02:00 and \\+01:00`)),
    },
    "a time that was skipped": {
      ...sent({
        birthdate: "1990-03-25",
        birthtime: "02:30",
        timeZone: "Europe/Paris",
        disambiguation: "reject",
      }),
      ...bad("LOCAL_TIME_SKIPPED", new RegExp(`${start}.*birthtime.*from 02:00 to 03:00`)),
    },
  };
}

/** Wrong values of one member of the body. */
export function memberRows({ body }: ResultEndpoint, name: string, values: readonly unknown[], row: Row) {
  return Object.fromEntries(
    values.map((value) => [
      `${name} ${value === ABSENT ? "absent" : JSON.stringify(value)}`,
      { body: present({ ...body, [name]: value }), ...row },
    ]),
  );
}

export const WRONG_MOMENTS = [
  5,
  [],
  {},
  "",
  "2026-11-22",
  "2026-11-22T12:00",
  "2026-11-22T12:00:00+01:00",
  "2026-11-22T24:00Z",
  "2026-02-30T12:00Z",
  "1799-12-31T23:59:59Z",
  "2200-01-01T00:00Z",
  "2026-11-22T12:00:00.5Z",
];
