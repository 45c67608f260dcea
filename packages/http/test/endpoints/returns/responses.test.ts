import { documentedResponses } from "../base/documented-responses.js";
import {
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

const LAST_BIRTH = { birthdate: "2199-12-31", birthtime: "23:59", lat: 0, lng: -176 };

const rowsOf: RowsOf = (endpoint) => {
  const place = (change: Json) => present({ ...endpoint.body, ...change });
  const { kinds: _kinds, from: _from, to: _to, ...birth } = endpoint.body;
  const lunar = { ...birth, kinds: ["lunar"] };
  return {
    ...birthRows(place),
    ...locationRows(place),
    ...wayRows(place),
    ...memberRows(endpoint, "from", [...WRONG_MOMENTS, "2024-01-01T00:00:00Z"], bad("INVALID_MOMENT")),
    ...memberRows(endpoint, "to", [...WRONG_MOMENTS, "2018-01-01T00:00:00Z"], bad("INVALID_MOMENT")),
    ...memberRows(
      endpoint,
      "kinds",
      ["saturn", {}, [], [5], [null], ["mars"], ["saturn", "saturn"]],
      bad("INVALID_KINDS", /Known kinds: solar, .*north-node-true/),
    ),
    "a span that ends before birth": {
      body: { ...birth, to: "1980-01-01T00:00:00Z" },
      ...bad("INVALID_MOMENT", /from must be earlier than the field to/),
    },
    "more than 1,000 passes": {
      body: { ...lunar, to: "2080-01-01T00:00:00Z" },
      ...bad("RESULT_TOO_LARGE", /1,000/),
    },
    "more than 50 charts": {
      body: { ...lunar, to: "1999-01-01T00:00:00Z" },
      query: "?include=charts",
      ...bad("RESULT_TOO_LARGE", /50/),
    },
    "charts of the passes": { query: "?include=charts", ...ok },
    "an unknown word in include": {
      query: "?include=charts,poems",
      ...bad("INVALID_INCLUDE", /Known words: charts\./),
    },
    "a birth alone": { body: birth, ...ok },
    "the last minute of the last day, which lies in the year 2200 of UTC": { body: LAST_BIRTH, ...ok },
    "its returns of earlier years": { body: { ...LAST_BIRTH, from: "2100-01-01T00:00:00Z" }, ...ok },
  };
};

documentedResponses({ "/v2/returns": rowsOf });
