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

const rowsOf: RowsOf = (endpoint) => {
  const place = (change: Json) => present({ ...endpoint.body, ...change });
  return {
    ...birthRows(place),
    ...locationRows(place),
    ...wayRows(place),
    ...memberRows(endpoint, "at", WRONG_MOMENTS, bad("INVALID_MOMENT", /field at must/)),
    "no members": { body: {}, ...ok },
    "a moment alone": { body: { at: "2199-12-31T23:59:59.999Z" }, ...ok },
    "a birth of one member": { body: { birthtime: "21:17" }, ...bad("INVALID_BIRTH") },
  };
};

documentedResponses({ "/v2/transits": rowsOf });
