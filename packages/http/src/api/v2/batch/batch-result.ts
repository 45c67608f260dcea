import * as v from "valibot";
import { FAILURE_CODES } from "../../../errors/failure-table.js";
import { ChartResultSchema } from "../chart-result.js";
import { described } from "../described.js";

/** Maximum number of births in a batch. */
export const MAX_BIRTHS = 500;

const index = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_BIRTHS - 1),
  v.description("Index of the birth in the request, 0 for the first."),
);

/** Schema of a batch. */
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
                errorCode: described(v.picklist(FAILURE_CODES), "The reason why this birth has no chart."),
                message: described(
                  v.string(),
                  "The reason in one or two short sentences, for people to read.",
                ),
              }),
              "A birth without a chart. It costs nothing.",
            ),
          ]),
          "The outcome of a birth.",
        ),
      ),
      "An item for each birth, in the order of the request.",
    ),
    credits: described(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BIRTHS)),
      "Number of credits that the batch costs: one for each chart.",
    ),
  }),
  "The charts of many births.",
);
