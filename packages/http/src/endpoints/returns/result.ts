import { RETURN_KINDS } from "chart-core/time";
import * as v from "valibot";
import { ChartResultSchema } from "../base/chart-result.js";
import { described, instant } from "../base/described.js";

/** Maximum number of passes of a response. */
export const MAX_PASSES = 1000;
/** Maximum number of passes of a response with their charts. */
export const MAX_CHARTS = 50;

/** Maximum number of passes, in words. */
export const PASSES: string = `${MAX_PASSES.toLocaleString("en")} passes`;

const kind = v.picklist(RETURN_KINDS);

/** Schema of the result: the passes of a span. */
export const ReturnsResultSchema: v.GenericSchema = described(
  v.object({
    returns: described(
      v.array(
        described(
          v.object({
            kind: described(kind, "Kind of return."),
            at: instant(
              "Instant at which the body reaches the longitude that it had at birth; for `uranus-opposition`, the opposite one.",
            ),
            direction: described(
              v.picklist(["direct", "retrograde"]),
              "Direction of the body at that instant: forward (`direct`) or backward.",
            ),
            isFirst: described(
              v.boolean(),
              "True for the first pass of a return. False for its later passes: a body that turns retrograde near the " +
                "longitude passes it three times or more. False also for a pass soon after birth, when the body turns back " +
                "over its birth position: that is not a return. If the first pass of a return is before `from`, only its " +
                "later passes are listed, and all of them are false.",
            ),
            chart: v.optional(
              // A union of one, because a description would turn a reference to a schema into a copy of it.
              described(
                v.union([ChartResultSchema]),
                "The chart of that instant, only with `include=charts`.",
              ),
            ),
          }),
          "A pass of a body over its longitude at birth, or over the opposite one.",
        ),
      ),
      "The passes between `from` and `to`, in order of time. A pass is an instant at which a body crosses the longitude " +
        "that it had at birth (for `uranus-opposition`, the opposite one), moving forward or backward. With " +
        "`include=charts`, each has the `chart` of its instant.",
    ),
    outOfRange: described(
      v.array(described(kind, "Kind of return.")),
      "Kinds whose search stopped at the end of 2199, where positions end. This happens only if you send no `to`; otherwise " +
        "the list is empty. A `to` after 2199 gets `INVALID_MOMENT`.",
    ),
  }),
  `The moments at which bodies come back to their places at birth: up to ${PASSES}, or up to ${MAX_CHARTS} with ` +
    "`include=charts`. A span with more passes gets the error `RESULT_TOO_LARGE`.",
);
