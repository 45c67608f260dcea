import { BODIES, type Body } from "chart-core";
import { TRANSIT_CHANGE_KINDS, type TransitChangeKind } from "chart-core/time";
import * as v from "valibot";
import type { FieldsSchema } from "../../api/endpoint/parse-fields.js";
import { described } from "../base/described.js";
import { momentField } from "../base/moment-field.js";
import { PERSON_FIELDS } from "../base/person-fields.js";

/** Longest span of a request, days: five years. */
export const MAX_SPAN_DAYS = 1830;

/** The levels of changes, the default first. */
export const LEVELS = ["gate", "line"] as const;

const SPAN_FIELDS = {
  from: momentField(
    "Start of the span in UTC, written as YYYY-MM-DDTHH:MM:SSZ; seconds are optional.",
    "2026-12-01T00:00:00Z",
  ),
  to: momentField(
    `End of the span (exclusive), in the same form: at most ${MAX_SPAN_DAYS.toLocaleString("en")} days after \`from\`, five years.`,
    "2026-12-03T00:00:00Z",
  ),
};

const LEVEL_FIELDS = {
  level: v.optional(
    described(v.picklist(LEVELS), "Finest unit whose boundaries count: `gate`, the default, or `line`."),
  ),
};

const BODY_FIELDS = {
  bodies: v.optional(
    v.pipe(
      v.array(described(v.picklist(BODIES), "Name of a body.")),
      v.metadata({
        description:
          "The bodies that count: these alone are the sky, for channels and centers too. Without this field: all, and " +
          "stations of all but the nodes, which turn 54 times a year.",
        minItems: 1,
        maxItems: BODIES.length,
        uniqueItems: true,
        examples: [["sun", "mercury", "venus"]],
      }),
      v.check((bodies) => bodies.length > 0 && new Set(bodies).size === bodies.length),
    ),
  ),
};

const KIND_FIELDS = {
  kinds: v.optional(
    v.pipe(
      v.array(described(v.picklist(TRANSIT_CHANGE_KINDS), "Name of a kind.")),
      v.metadata({
        description:
          "The kinds of changes to list. Those of channels and centers need a birth. Without this field: all that are possible.",
        minItems: 1,
        maxItems: TRANSIT_CHANGE_KINDS.length,
        uniqueItems: true,
        examples: [["channel-begins", "channel-ends", "station"]],
      }),
      v.check((kinds) => kinds.length > 0 && new Set(kinds).size === kinds.length),
    ),
  ),
};

/** Schema of the span of time. */
export const SpanSchema: FieldsSchema<Readonly<Record<"from" | "to", string>>> = v.object(SPAN_FIELDS);

/** Schema of the level. */
export const LevelSchema: FieldsSchema<{ readonly level?: (typeof LEVELS)[number] | undefined }> =
  v.object(LEVEL_FIELDS);

/** Schema of the bodies. */
export const BodiesSchema: FieldsSchema<{ readonly bodies?: readonly Body[] | undefined }> =
  v.object(BODY_FIELDS);

/** Schema of the kinds of changes. */
export const KindsSchema: FieldsSchema<{ readonly kinds?: readonly TransitChangeKind[] | undefined }> =
  v.object(KIND_FIELDS);

/** Schema of a request body, for the OpenAPI document. */
export const TransitChangesRequestSchema: v.GenericSchema = v.pipe(
  v.object({ ...SPAN_FIELDS, ...LEVEL_FIELDS, ...BODY_FIELDS, ...KIND_FIELDS, ...PERSON_FIELDS }),
  v.description(
    "A span of time and, to see what the sky adds to a chart, a birth. Send all of the birth or none of it: `birthdate` " +
      "and `birthtime` with one of `location`, `lat` and `lng`, or `timeZone`; or `utc` alone.",
  ),
);
