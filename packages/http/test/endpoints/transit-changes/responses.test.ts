import { documentedResponses } from "../base/documented-responses.js";
import {
  ABSENT,
  bad,
  birthRows,
  type Json,
  locationRows,
  memberRows,
  ok,
  present,
  type RowsOf,
  WRONG_MOMENTS,
  wayRows,
} from "../base/rows.js";

const rowsOf: RowsOf = (endpoint) => {
  const place = (change: Json) => present({ ...endpoint.body, ...change });
  const { from, to } = endpoint.body;
  const sky = { from, to };
  return {
    ...birthRows(place),
    ...locationRows(place),
    ...wayRows(place),
    ...memberRows(endpoint, "from", [ABSENT, ...WRONG_MOMENTS, to], bad("INVALID_MOMENT", /from and to/)),
    ...memberRows(
      endpoint,
      "to",
      [ABSENT, ...WRONG_MOMENTS, from, "2031-12-06T00:00:00Z"],
      bad("INVALID_MOMENT", /at most 1,830 days/),
    ),
    ...memberRows(endpoint, "level", ["color", "", 1, ["line"], {}], bad("INVALID_LEVEL", /gate or line/)),
    ...memberRows(
      endpoint,
      "bodies",
      ["sun", {}, [], [5], [null], ["chiron"], ["sun", "sun"]],
      bad("INVALID_BODIES", /Known bodies: sun, .*pluto/),
    ),
    ...memberRows(
      endpoint,
      "kinds",
      ["enters", {}, [], [5], [null], ["saturn"], ["enters", "enters"]],
      bad("INVALID_KINDS", /Known kinds: enters, .*center-ends/),
    ),
    "kinds of a birth without one": {
      body: { ...sky, kinds: ["enters", "channel-ends"] },
      ...bad("INVALID_KINDS", /need a birth/),
    },
    "the sky alone": { body: sky, ...ok },
    "kinds of the sky alone": { body: { ...sky, kinds: ["station", "enters"] }, ...ok },
    "lines of some bodies": { body: place({ level: "line", bodies: ["moon", "northNode"] }), ...ok },
    "five years, and a birth": {
      body: place({ to: "2031-12-05T00:00:00Z", bodies: ["saturn", "jupiter"] }),
      ...ok,
    },
    "the last days of the years": {
      body: { from: "2199-12-01T00:00:00Z", to: "2199-12-31T23:59:59Z" },
      ...ok,
    },
    "more than 5,000 changes": {
      body: { ...sky, to: "2031-12-05T00:00:00Z", level: "line" },
      ...bad(
        "RESULT_TOO_LARGE",
        /^The span has 3\d,\d{3} changes\. 5,000 changes reach until 2027-\d\d-\d\dT/,
      ),
    },
    "a birth of one member": {
      body: place({ birthdate: ABSENT, lat: ABSENT, lng: ABSENT }),
      ...bad("INVALID_BIRTH"),
    },
  };
};

documentedResponses({ "/v2/transits/changes": rowsOf });
