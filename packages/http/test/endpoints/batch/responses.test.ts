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
  type Row,
  type RowsOf,
  wayRows,
} from "../base/rows.js";

/** Rows of a batch: what fails a person elsewhere fails only its own item, and costs nothing. */
const rowsOf: RowsOf = (endpoint) => {
  const [birth] = endpoint.body["births"] as readonly Json[];
  const times = (number: number) => Array.from({ length: number }, () => birth);
  const place = (change: Json) => ({ births: [birth, present({ ...birth, ...change })] });
  const rows = {
    ...birthRows(place, "births[1]."),
    ...locationRows(place, "births[1]"),
    ...wayRows(place, "births[1]"),
  };
  return {
    ...Object.fromEntries(
      Object.entries(rows).map(([title, { code, message, ...row }]): [string, Row] => {
        if (row.status === 401) return [title, { code, ...row }];
        const item = { code, message };
        return [title, { ...row, ...ok, item, cost: code === "" ? 2 : 1 }];
      }),
    ),
    ...memberRows(
      endpoint,
      "births",
      [5, "x", {}, [], [null], [[]], [birth, 5], times(501)],
      bad("INVALID_BIRTHS", /births must be a list of 1 to 500/),
    ),
    ...memberRows(
      endpoint,
      "births",
      [ABSENT, null],
      bad("INVALID_BIRTHS", /births is missing. It must be a list/),
    ),
    "500 births": { body: { births: times(500) }, credits: 500, cost: 500, ...ok },
    "fewer credits than births": {
      ...{ body: { births: times(11) }, status: 402, code: "CREDITS_EXHAUSTED" },
      message: /^This request needs 11 credits, one for each birth\. Your account has 10\.$/,
    },
    "no birth that has a chart": { body: { births: [{}] }, cost: 0, ...ok },
  };
};

documentedResponses({ "/v2/charts/batch": rowsOf });
