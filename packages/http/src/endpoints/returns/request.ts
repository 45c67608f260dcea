import { RETURN_KINDS, type ReturnKind } from "chart-core/time";
import * as v from "valibot";
import type { FieldsSchema } from "../../api/endpoint/parse-fields.js";
import { described } from "../base/described.js";
import { momentField } from "../base/moment-field.js";
import { PERSON_FIELDS } from "../base/person-fields.js";
import { DEFAULT_KINDS } from "./order.js";

const KIND_FIELDS = {
  kinds: v.optional(
    v.pipe(
      v.array(
        described(
          v.picklist(RETURN_KINDS),
          "Kind of return: a body over its place at birth, or Uranus opposite to it.",
        ),
      ),
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
};

const SPAN_FIELDS = {
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
};

/** Schema of the kinds of returns. */
export const KindsSchema: FieldsSchema<{ readonly kinds?: readonly ReturnKind[] | undefined }> =
  v.object(KIND_FIELDS);

/** Schema of the span of time. */
export const SpanSchema: FieldsSchema<Partial<Record<"from" | "to", string | undefined>>> =
  v.object(SPAN_FIELDS);

/** Schema of a request body, for the OpenAPI document. */
export const ReturnsRequestSchema: v.GenericSchema = v.pipe(
  v.object({
    ...PERSON_FIELDS,
    ...KIND_FIELDS,
    ...SPAN_FIELDS,
  }),
  v.description(
    "A birth, the kinds of returns and a span of time. Tell the birth by `birthdate` and `birthtime` with one of " +
      "`location`, `lat` and `lng`, or `timeZone`; or by `utc` alone.",
  ),
);
