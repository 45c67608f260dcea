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
  wayRows,
} from "../base/rows.js";

const rowsOf: RowsOf = (endpoint) => {
  const people = endpoint.body["people"] as readonly Json[];
  const last = people.length - 1;
  const count = { "/v2/composites": [2, 2], "/v2/pentas": [3, 5], "/v2/groups": [2, 20] }[endpoint.path];
  const [least, most] = count as [number, number];
  const times = (number: number) => Array.from({ length: number }, () => people[0]);
  const place = (change: Json) => ({
    people: people.map((person, index) => (index === last ? present({ ...person, ...change }) : person)),
  });
  const rule = bad("INVALID_PEOPLE", least === most ? /list of 2 people/ : new RegExp(`${least} to ${most}`));
  return {
    ...birthRows(place, `people[${last}].`),
    ...locationRows(place, `people[${last}]`),
    ...wayRows(place, `people[${last}]`),
    ...memberRows(
      endpoint,
      "people",
      [ABSENT, null, 5, "x", {}, [], [null, null, null], [[], [], []], times(least - 1), times(most + 1)],
      rule,
    ),
    "as many people as it takes": { body: { people: times(most) }, ...ok },
  };
};

documentedResponses({ "/v2/composites": rowsOf, "/v2/pentas": rowsOf, "/v2/groups": rowsOf });
