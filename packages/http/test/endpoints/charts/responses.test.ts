import { documentedResponses } from "../base/documented-responses.js";
import { ABSENT, bad, type Json, memberRows, ok, present, type RowsOf } from "../base/rows.js";

const rowsOf: RowsOf = (endpoint) => {
  const sent = (members: Json) => ({ body: present({ ...endpoint.body, ...members }) });
  const utc = { birthdate: ABSENT, birthtime: ABSENT, timeZone: ABSENT, utc: "1990-09-05T19:17Z" };
  const noWay = bad("INVALID_BIRTH", /with timeZone; or utc alone\.$/);
  const reject = { timeZone: "Europe/Paris", disambiguation: "reject" };
  return {
    ...memberRows(endpoint, "birthdate", [ABSENT, null, 5, "1990-02-30"], bad("INVALID_BIRTHDATE")),
    ...memberRows(endpoint, "birthtime", [ABSENT, null, 2117, "24:00"], bad("INVALID_BIRTHTIME")),
    ...memberRows(endpoint, "timeZone", [5, "", "Europe/Amsterdm"], bad("INVALID_TIME_ZONE")),
    ...memberRows(endpoint, "disambiguation", [5, "first"], bad("INVALID_DISAMBIGUATION")),
    "an alias of a time zone": { ...sent({ timeZone: "US/Eastern" }), ...ok },
    "a time zone and coordinates": { ...sent({ lat: 52.37, lng: 4.89 }), ...ok },
    "a time zone and a wrong latitude": { ...sent({ lat: 91, lng: 4.89 }), ...bad("INVALID_LATITUDE") },
    "a time zone and a location": {
      ...sent({ location: "Amsterdam, The Netherlands" }),
      ...bad("INVALID_TIME_ZONE", /cannot be sent with location/),
    },
    "a moment": { ...sent(utc), ...ok },
    "a moment and a time": { ...sent({ ...utc, birthtime: "21:17" }), ...noWay },
    "a moment that is none": { ...sent({ ...utc, utc: "now" }), ...bad("INVALID_MOMENT", /^The field utc/) },
    "coordinates alone": { ...sent({ timeZone: ABSENT, lat: 52.37, lng: 4.89 }), ...noWay },
    "no members": { body: {}, ...noWay },
    "a time that occurred twice": {
      ...sent({ birthdate: "1990-09-30", birthtime: "02:30", ...reject }),
      ...bad("LOCAL_TIME_AMBIGUOUS", /\+02:00 and \+01:00/),
    },
    "a time that was skipped": {
      ...sent({ birthdate: "1990-03-25", birthtime: "02:30", ...reject }),
      ...bad("LOCAL_TIME_SKIPPED", /from 02:00 to 03:00/),
    },
    "all details": { query: "?include=longitudes,design,fixings,birth", ...ok },
    "an unknown detail": { query: "?include=everything", ...bad("INVALID_INCLUDE") },
    "a wrong theme": {
      headers: { Accept: "image/svg+xml" },
      query: "?theme=pink",
      ...bad("INVALID_PICTURE"),
    },
    "an image that is not drawn": {
      headers: { Accept: "image/webp" },
      ...{ status: 406, code: "NOT_ACCEPTABLE" },
    },
  };
};

documentedResponses({ "/v2/charts/moment": rowsOf });
