import * as v from "valibot";
import type { FailureCode } from "../../errors/failure.js";
import { ChartResultSchema } from "../base/chart-result.js";
import { described } from "../base/described.js";
import { PERSON_FAILURES } from "../base/person-fields.js";

export const MAX_BIRTHS = 500;

/** Codes of the failures that a birth of a batch can have, but not the whole response. */
export const ITEM_FAILURES: readonly FailureCode[] = [
  ...PERSON_FAILURES,
  "GEOCODE_KEY_INVALID",
  "GEOCODE_LOCATION_NOT_FOUND",
  "GEOCODE_RATE_LIMITED",
  "GEOCODE_UNAVAILABLE",
  "GEOCODE_TIMEOUT",
  "TIMEZONE_LOOKUP_FAILED",
];

const index = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_BIRTHS - 1),
  v.description("Index of the birth in the request, 0 for the first."),
);

export const BatchResultSchema: v.GenericSchema = described(
  v.object({
    items: described(
      v.array(
        described(
          v.union([
            described(v.object({ index, chart: ChartResultSchema }), "A birth with its chart."),
            described(
              v.object({
                index,
                errorCode: described(
                  v.picklist([...ITEM_FAILURES, "CHART_GENERATION_FAILED"]),
                  "The reason why this birth has no chart.",
                ),
                message: described(
                  v.string(),
                  "The reason in one or two short sentences, for people to read.",
                ),
              }),
              "A birth without a chart. It costs nothing.",
            ),
          ]),
          "The outcome of a birth: either a chart or an error.",
        ),
      ),
      "An item for each birth, in the order of the request. It has either a `chart` or an `errorCode`.",
    ),
    credits: described(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BIRTHS)),
      "Number of credits that the batch costs: one for each chart.",
    ),
  }),
  "The charts of many births.",
);
