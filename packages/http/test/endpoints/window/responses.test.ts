import { documentedResponses } from "../base/documented-responses.js";
import { ABSENT, bad, type Json, memberRows, ok, present, type RowsOf } from "../base/rows.js";

const rowsOf: RowsOf = (endpoint) => {
  const { from: _from, to: _to, ...day } = endpoint.body;
  const window = bad("INVALID_WINDOW");
  const around = { ...day, birthtime: "21:17" };
  const fold = { ...day, birthdate: "1990-09-30", birthtime: "02:30", plusMinusMinutes: 5 };
  const reject = { disambiguation: "reject" };
  const inUtc = bad("INVALID_BIRTH", /use \/v2\/charts\/window\/moment\.$/);
  return {
    ...memberRows(endpoint, "disambiguation", [5, "first"], bad("INVALID_DISAMBIGUATION")),
    ...memberRows(endpoint, "utc", ["1990-09-05T19:17Z"], inUtc),
    ...memberRows(endpoint, "fromUtc", ["1990-09-05T19:17Z"], inUtc),
    ...memberRows(endpoint, "toUtc", ["1990-09-05T19:17Z"], inUtc),
    "a time that occurred twice": { body: { ...fold, ...reject }, ...bad("LOCAL_TIME_AMBIGUOUS", /\+02:00/) },
    "a time that was skipped": {
      body: { ...fold, birthdate: "1990-03-25", ...reject },
      ...bad("LOCAL_TIME_SKIPPED", /from 02:00 to 03:00/),
    },
    ...memberRows(endpoint, "from", [ABSENT, null, 21, [], {}, "24:00", "22:00", "22:30"], window),
    ...memberRows(endpoint, "to", [ABSENT, null, 22, [], {}, "24:01", "21:00"], window),
    ...memberRows(
      { ...endpoint, body: around },
      "plusMinusMinutes",
      [ABSENT, null, "5", [], 0, 721, 1.5],
      window,
    ),
    "plusMinusMinutes without birthtime": { body: { ...day, plusMinusMinutes: 5 }, ...window },
    "both forms": { body: { ...endpoint.body, ...around, plusMinusMinutes: 5 }, ...window },
    "birthtime with from and to": { body: { ...endpoint.body, ...around }, ...window },
    "a malformed birthtime": {
      body: { ...around, birthtime: "21", plusMinusMinutes: 5 },
      ...bad("INVALID_BIRTHTIME"),
    },
    "a time of birth and its uncertainty": { body: { ...around, plusMinusMinutes: 5 }, ...ok },
    "times until midnight": { body: { ...endpoint.body, to: "24:00" }, ...ok },
    ...memberRows(endpoint, "birthdate", [ABSENT, null, 5, "1990-02-30"], bad("INVALID_BIRTHDATE")),
    ...(endpoint.geocodeKey === "never"
      ? {
          ...memberRows(endpoint, "timeZone", ["Europe/Amsterdm"], bad("INVALID_TIME_ZONE")),
          "a time zone, coordinates and a location": {
            body: { ...endpoint.body, timeZone: "UTC", location: "Amsterdam, The Netherlands" },
            ...bad("INVALID_TIME_ZONE", /cannot be sent with location/),
          },
          "a time zone that replaces that of the place": {
            body: { ...endpoint.body, timeZone: "Europe/Paris" },
            ...ok,
          },
          ...memberRows(endpoint, "lat", [ABSENT, null, "52", 91], bad("INVALID_LATITUDE")),
          ...memberRows(endpoint, "lng", [ABSENT, null, "4", 181], bad("INVALID_LONGITUDE")),
        }
      : {
          "a time zone and a location": {
            body: { ...endpoint.body, timeZone: "UTC" },
            ...bad("INVALID_TIME_ZONE", /cannot be sent here/),
          },
          ...memberRows(
            endpoint,
            "location",
            [ABSENT, null, 5, "Rom", "Ulm\0, Germany"],
            bad("INVALID_LOCATION"),
          ),
          "no geocoding key": {
            headers: { "Chart-Geocode-Key": " " },
            ...{
              status: 401,
              code: "GEOCODE_KEY_MISSING",
              message: /to \/v2\/charts\/window\/coordinates\.$/,
            },
          },
          "an unknown place": {
            body: { ...endpoint.body, location: "Atlantis, Nowhere" },
            ...bad("GEOCODE_LOCATION_NOT_FOUND", /to \/v2\/charts\/window\/coordinates\.$/),
          },
        }),
  };
};

const momentRowsOf: RowsOf = (endpoint) => {
  const { from: _from, to: _to, timeZone: _timeZone, ...day } = endpoint.body;
  const span = { fromUtc: "1990-09-05T19:00Z", toUtc: "1990-09-05T19:30Z" };
  const spanRow = (change: Json) => ({ body: present({ ...span, ...change }) });
  const wrongSpan = bad("INVALID_WINDOW", /toUtc must be later/);
  const noWay = bad("INVALID_BIRTH", /or fromUtc and toUtc alone\.$/);
  return {
    ...memberRows(endpoint, "birthdate", [ABSENT, null, 5, "1990-02-30"], bad("INVALID_BIRTHDATE")),
    ...memberRows(endpoint, "timeZone", [5, "", "Europe/Amsterdm"], bad("INVALID_TIME_ZONE")),
    ...memberRows(endpoint, "from", [ABSENT, null, "24:00", "22:00"], bad("INVALID_WINDOW")),
    ...memberRows(endpoint, "disambiguation", ["first"], bad("INVALID_DISAMBIGUATION")),
    "a whole day": { body: { ...day, timeZone: "Europe/Amsterdam" }, ...ok },
    "a time and its uncertainty": {
      body: { ...day, timeZone: "UTC", birthtime: "21:17", plusMinusMinutes: 5 },
      ...ok,
    },
    "a malformed birthtime": {
      body: { ...day, timeZone: "UTC", birthtime: "21", plusMinusMinutes: 5 },
      ...bad("INVALID_BIRTHTIME"),
    },
    "a time that occurred twice": {
      body: {
        ...{ birthdate: "1990-09-30", birthtime: "02:30", plusMinusMinutes: 5 },
        ...{ timeZone: "Europe/Paris", disambiguation: "reject" },
      },
      ...bad("LOCAL_TIME_AMBIGUOUS"),
    },
    "a time that was skipped": {
      body: {
        ...{ birthdate: "1990-03-25", birthtime: "02:30", plusMinusMinutes: 5 },
        ...{ timeZone: "Europe/Paris", disambiguation: "reject" },
      },
      ...bad("LOCAL_TIME_SKIPPED"),
    },
    "a time zone, its coordinates and hours": { body: { ...endpoint.body, lat: 52.37, lng: 4.89 }, ...ok },
    "a time zone and a location": {
      body: { ...endpoint.body, location: "Amsterdam, The Netherlands" },
      ...bad("INVALID_TIME_ZONE", /cannot be sent with location/),
    },
    "two moments": { body: span, ...ok },
    "two moments 48 hours apart": { ...spanRow({ toUtc: "1990-09-07T19:00Z" }), ...ok },
    "two moments further apart": { ...spanRow({ toUtc: "1990-09-07T19:00:00.001Z" }), ...wrongSpan },
    "two moments in the wrong order": { ...spanRow({ toUtc: "1990-09-05T19:00Z" }), ...wrongSpan },
    "a first moment alone": { ...spanRow({ toUtc: ABSENT }), ...wrongSpan },
    "a last moment alone": { ...spanRow({ fromUtc: ABSENT }), ...wrongSpan },
    "a moment that is none": { ...spanRow({ fromUtc: "1990-09-05" }), ...wrongSpan },
    "moments and hours": {
      ...spanRow({ from: "21:00", to: "21:30" }),
      ...bad("INVALID_WINDOW", /without from, to and plusMinusMinutes/),
    },
    "moments and a moment": { ...spanRow({ utc: "1990-09-05T19:17Z" }), ...noWay },
    "a time zone and a moment": { body: { ...endpoint.body, utc: "1990-09-05T19:17Z" }, ...noWay },
    "moments and a time zone": { ...spanRow({ timeZone: "UTC" }), ...noWay },
    "moments and a date": { ...spanRow({ birthdate: "1990-09-05" }), ...noWay },
    "neither a time zone nor moments": { body: day, ...noWay },
    "no members": { body: {}, ...noWay },
  };
};

documentedResponses({
  "/v2/charts/window": rowsOf,
  "/v2/charts/window/coordinates": rowsOf,
  "/v2/charts/window/moment": momentRowsOf,
});
