import * as v from "valibot";
import { fieldsOfBirth } from "../../api/endpoint/birth-fields.js";
import { withoutNulls } from "../../api/endpoint/json-object.js";
import type { PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import type { BirthData } from "../../charts/birth-data.js";
import { Failure } from "../../errors/failure.js";
import { describeFailure } from "../../errors/failure-table.js";
import type { Wording } from "../../errors/wording.js";
import { writeChart } from "../base/chart-result.js";
import { described } from "../base/described.js";
import { advancedResult } from "../base/paid-result.js";
import {
  EXAMPLE_PERSON,
  fieldsOfInvalidPerson,
  PersonSchema,
  readListedPerson,
  readPerson,
  UNSHOWN_PLACES,
} from "../base/person-fields.js";
import { BIRTHS_PER_REQUEST, batchOrder } from "./order.js";
import { BatchResultSchema, ITEM_FAILURES, MAX_BIRTHS } from "./result.js";

/** Size of a body with as many births as a batch takes, and long names of places. */
const MAX_BODY_BYTES = 256 * 1024;

const RequestSchema = v.object({
  births: v.pipe(
    v.array(PersonSchema),
    v.minLength(1),
    v.maxLength(MAX_BIRTHS),
    v.description(`The births, up to ${MAX_BIRTHS}. The response names them by their index, 0 first.`),
  ),
});

export const BATCH_ENDPOINT: PaidEndpoint = {
  ...advancedResult("ChartBatchResult", BatchResultSchema, "Batch generated"),
  path: "/v2/charts/batch",
  summary: `Full charts of up to ${MAX_BIRTHS} births`,
  purpose: `Computes the full charts of up to ${MAX_BIRTHS} births in one request.`,
  description:
    "The response has an item for each birth, in the order of the request: either its chart, or the error that a " +
    "request for this birth would get by itself. The status is 200 even if every birth fails, so check each item.\n\n" +
    "Your account must have a credit for each birth; births that fail cost nothing. Under the same " +
    "`Idempotency-Key`, a batch in which every birth failed runs again.\n\nThe body may have up to " +
    `${MAX_BODY_BYTES / 1024} KiB. For the rate limit, a batch counts as one request for each ${BIRTHS_PER_REQUEST} ` +
    "births, rounded up, and afterwards as one more for each started five lookups of a `location` that failed." +
    `\n\n${UNSHOWN_PLACES}`,
  price: "1 credit for each chart",
  client: {
    name: "charts.batch",
    does: "Computes the charts of any number of births, with one item for each in their order.",
    returns: "an item for each birth",
  },
  guides: ["batches"],
  keywords: "bulk, import, many charts",
  geocodeKey: "for-locations",
  birthHeaders: "none",
  maxBodyBytes: MAX_BODY_BYTES,
  request: {
    name: "ChartBatchRequest",
    schema: described(RequestSchema, `The births of a batch: up to ${MAX_BIRTHS}.`),
  },
  fieldFailures: ["INVALID_BIRTHS"],
  itemFailures: ITEM_FAILURES,
  exampleRequest: {
    births: [EXAMPLE_PERSON, { ...EXAMPLE_PERSON, birthdate: "1990-02-30", birthtime: "03:15" }],
  },
  countTokens: (body) => Math.ceil((birthsOf(body)?.length ?? 1) / BIRTHS_PER_REQUEST),
  readOrder(body, context) {
    const { geocodeKey, wording } = context;
    const items = birthsOf(body);
    if (items === undefined)
      return new Failure("INVALID_BIRTHS", { isMissing: !Object.hasOwn(body, "births") });
    const present = items.map(withoutNulls);
    const births = present.map((item) => readListedPerson(item, context));
    const hasNulls = present.some((item, index) => item !== items[index]);
    return {
      order: batchOrder(births, {
        chart: (index, chart) => `{"index":${index},"chart":${writeChart(chart)}}`,
        failure: (index, failure) => failedItem(index, failure, wording),
        data: (written, credits) => `{"items":[${written.join(",")}],"credits":${credits}}`,
      }),
      fields: () => fieldsOfItems(births, present),
      // Births with some members that are null were refused before.
      earlierFields: hasNulls
        ? () =>
            fieldsOfItems(
              items.map((item) => readPerson(item, geocodeKey)),
              items,
            )
        : undefined,
    };
  },
};

/** Returns the births of a request body that has not been checked; undefined if they are no list of allowed length. */
function birthsOf(body: object): readonly object[] | undefined {
  const births: unknown = Object.hasOwn(body, "births") ? (body as { births: unknown }).births : undefined;
  const isList = Array.isArray(births) && births.length >= 1 && births.length <= MAX_BIRTHS;
  return isList && births.every(isObject) ? births : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function failedItem(index: number, failure: Failure, wording: Wording): string {
  const { code, message } = describeFailure(failure, wording);
  return JSON.stringify({ index, errorCode: code, message });
}

/** Writes the fields of each item: those of a birth or, if one is invalid, all of them as they were sent. */
function fieldsOfItems(births: readonly (BirthData | Failure)[], items: readonly object[]): string {
  return JSON.stringify(
    births.map((birth, index) =>
      birth instanceof Failure ? fieldsOfInvalidPerson(birth, items[index] as object) : fieldsOfBirth(birth),
    ),
  );
}
