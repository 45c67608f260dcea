import { RETURN_KINDS } from "chart-core/time";
import * as v from "valibot";
import { DEFAULT_KINDS, returnsOrder } from "./order.js";
import { Failure } from "../../errors/failure.js";
import { fieldsOfBirth } from "../../api/endpoint/birth-fields.js";
import type { PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import { parseFields } from "../../api/endpoint/parse-fields.js";
import { birthtimeField } from "../../api/endpoint/request-fields.js";
import { birthdateField } from "../base/birthdate-field.js";
import { ChartResultSchema, writeChart } from "../base/chart-result.js";
import { described, instant } from "../base/described.js";
import { advancedResult } from "../base/paid-result.js";
import { EITHER_PLACE_FIELDS, EXAMPLE_PERSON, PERSON_FAILURES, readPerson } from "../base/person-fields.js";
import { momentField } from "../base/moment-field.js";

/** Maximum number of passes of an answer, and of one with their charts. */
const MAX_PASSES = 1000;
const MAX_CHARTS = 50;

const PASSES = `${MAX_PASSES.toLocaleString("en")} passes`;

const kind = v.picklist(RETURN_KINDS);

const KindsSchema = v.object({
  kinds: v.optional(
    v.pipe(
      v.array(described(kind, "Kind of return: a body over its place at birth, or Uranus opposite to it.")),
      v.metadata({
        description: `Kinds of returns. \`north-node-true\` is the true North Node over its place at birth, and \`uranus-opposition\` Uranus opposite to it. Without this field: ${DEFAULT_KINDS.map((name) => `\`${name}\``).join(", ")}.`,
        minItems: 1,
        maxItems: RETURN_KINDS.length,
        uniqueItems: true,
        examples: [["saturn"]],
      }),
      v.check((kinds) => kinds.length > 0 && new Set(kinds).size === kinds.length),
    ),
  ),
});

const SpanSchema = v.object({
  from: v.optional(
    momentField(
      "Start of the span in UTC, written as YYYY-MM-DDTHH:MM:SSZ; seconds are optional. Without it: birth. A moment " +
        "before birth is accepted: passes before birth are then listed, too.",
      "2018-01-01T00:00:00Z",
    ),
  ),
  to: v.optional(
    momentField(
      "End of the span (exclusive), in the same form. Without it: 90 years after birth.",
      "2024-01-01T00:00:00Z",
    ),
  ),
});

const ReturnsRequestSchema = v.pipe(
  v.object({
    birthdate: birthdateField,
    birthtime: birthtimeField,
    ...EITHER_PLACE_FIELDS,
    ...KindsSchema.entries,
    ...SpanSchema.entries,
  }),
  v.description(
    "A birth with either `location` or `lat` and `lng`, the kinds of returns, and a span of time.",
  ),
);

const ReturnsResultSchema = described(
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

export const RETURNS_ENDPOINT: PaidEndpoint = {
  ...advancedResult("ReturnsResult", ReturnsResultSchema, "Returns generated"),
  path: "/v2/returns",
  summary: "Every return of a planet to its place at birth",
  purpose:
    "Finds the instants at which a body passes the place that it had at birth, such as a Saturn return.",
  description: `The result has up to ${PASSES}, or up to ${MAX_CHARTS} with their charts (\`include=charts\`). A span with more passes gets the error \`RESULT_TOO_LARGE\`.`,
  geocodeKey: "for-locations",
  birthHeaders: "moment",
  include: ["charts"],
  request: { name: "ReturnsRequest", schema: ReturnsRequestSchema },
  fieldFailures: [...PERSON_FAILURES, "INVALID_MOMENT", "INVALID_KINDS", "RESULT_TOO_LARGE"],
  exampleRequest: {
    ...EXAMPLE_PERSON,
    kinds: ["saturn"],
    from: "2018-01-01T00:00:00Z",
    to: "2024-01-01T00:00:00Z",
  },
  readOrder(body, { geocodeKey, include }) {
    const birth = readPerson(body, geocodeKey);
    if (birth instanceof Failure) return birth;
    const span = parseFields(SpanSchema, body, "INVALID_MOMENT");
    if (span instanceof Failure) return INVALID_SPAN;
    const [from, to] = [span.from, span.to].map((text) => (text === undefined ? undefined : new Date(text)));
    if (from !== undefined && to !== undefined && from >= to) return INVALID_SPAN;
    const listed = parseFields(KindsSchema, body, "INVALID_KINDS");
    if (listed instanceof Failure) return INVALID_KINDS;
    const kinds = listed.kinds ?? DEFAULT_KINDS;

    const hasCharts = include.includes("charts");
    const data = { birth, kinds, from, to, maxPasses: hasCharts ? MAX_CHARTS : MAX_PASSES };
    return {
      order: returnsOrder(data, {
        pass: JSON.stringify,
        passWithChart: hasCharts
          ? (pass, chart) => `${JSON.stringify(pass).slice(0, -1)},"chart":${writeChart(chart)}}`
          : undefined,
        data: (passes, outOfRange) =>
          `{"returns":[${passes.join(",")}],"outOfRange":${JSON.stringify(outOfRange)}}`,
      }),
      fields: () => JSON.stringify([...fieldsOfBirth(birth), kinds, from ?? null, to ?? null, ...include]),
    };
  },
};

const INVALID_SPAN = new Failure("INVALID_MOMENT", {
  message:
    "The fields from and to must be moments in the years 1800 to 2199, written as YYYY-MM-DDTHH:MM:SSZ. The field from " +
    "must be earlier than the field to.",
});

const INVALID_KINDS = new Failure("INVALID_KINDS", {
  message: `The field kinds must be a list of 1 to ${RETURN_KINDS.length} different kinds. Known kinds: ${RETURN_KINDS.join(", ")}.`,
});
