import { documentedResponses } from "../base/documented-responses.js";
import { ABSENT, bad, memberRows, ok, type RowsOf } from "../base/rows.js";

const rowsOf: RowsOf = (endpoint) => {
  const { from: _from, to: _to, ...day } = endpoint.body;
  const window = bad("INVALID_WINDOW");
  const around = { ...day, birthtime: "21:17" };
  return {
    ...memberRows(endpoint, "from", [ABSENT, null, 21, [], {}, "24:00", "21:30", "22:00"], window),
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
          ...memberRows(endpoint, "lat", [ABSENT, null, "52", 91], bad("INVALID_LATITUDE")),
          ...memberRows(endpoint, "lng", [ABSENT, null, "4", 181], bad("INVALID_LONGITUDE")),
        }
      : {
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

documentedResponses({ "/v2/charts/window": rowsOf, "/v2/charts/window/coordinates": rowsOf });
