import * as v from "valibot";
import type { FieldsSchema } from "../../api/endpoint/parse-fields.js";
import { momentField } from "../base/moment-field.js";
import { PERSON_FIELDS } from "../base/person-fields.js";

const MOMENT_FIELDS = {
  at: v.optional(
    momentField(
      "The moment in UTC, written as YYYY-MM-DDTHH:MM:SSZ; seconds are optional. Without it: the moment of the request.",
      "2026-11-22T12:00:00Z",
    ),
  ),
};

/** Schema of the moment of a request. */
export const MomentSchema: FieldsSchema<{ readonly at?: string | undefined }> = v.object(MOMENT_FIELDS);

/** Schema of a request body, for the OpenAPI document. */
export const TransitRequestSchema: v.GenericSchema = v.pipe(
  v.object({ ...MOMENT_FIELDS, ...PERSON_FIELDS }),
  v.description(
    "A moment and, to compare its transits with a chart, a birth. Send all of the birth or none of it: `birthdate` and " +
      "`birthtime` with one of `location`, `lat` and `lng`, or `timeZone`; or `utc` alone.",
  ),
);
