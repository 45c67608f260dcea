import { fieldsOfBirth } from "../../api/endpoint/birth-fields.js";
import type { PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import { parseFields } from "../../api/endpoint/parse-fields.js";
import { Failure } from "../../errors/failure.js";
import { advancedResult } from "../base/paid-result.js";
import { EXAMPLE_PERSON, hasPersonFields, PERSON_FAILURES, readPerson } from "../base/person-fields.js";
import { transitsOrder } from "./order.js";
import { MomentSchema, TransitRequestSchema } from "./request.js";
import { TransitResultSchema } from "./result.js";

/** POST /v2/transits: the transits of a moment. */
export const TRANSITS_ENDPOINT: PaidEndpoint = {
  ...advancedResult("TransitResult", TransitResultSchema, "Transits generated"),
  path: "/v2/transits",
  summary: "Transits of a moment, alone or against a chart",
  purpose: "Computes the sky of a moment and, if you send a birth, its effect on that chart.",
  description:
    "Send `{}` for the sky at the moment of your request. Without a birth, the result has no `channels`, `gatesReinforced` and `centersGained`.",
  client: {
    name: "transits.create",
    does: "Computes the sky of a moment, and its transits to a birth.",
    returns: "the sky of a moment",
    isBirthOptional: true,
  },
  guides: ["transits"],
  geocodeKey: "for-locations",
  birthHeaders: "moment",
  request: { name: "TransitRequest", schema: TransitRequestSchema },
  fieldFailures: PERSON_FAILURES,
  exampleRequest: { at: "2026-11-22T12:00:00Z", ...EXAMPLE_PERSON },
  readOrder(body, { geocodeKey }) {
    const birth = hasPersonFields(body) ? readPerson(body, geocodeKey) : undefined;
    if (birth instanceof Failure) return birth;
    const fields = parseFields(MomentSchema, body, "INVALID_MOMENT");
    if (fields instanceof Failure) {
      return new Failure("INVALID_MOMENT", {
        message: "The field at must be a moment in the years 1800 to 2199. Write it as YYYY-MM-DDTHH:MM:SSZ.",
      });
    }
    const at = fields.at === undefined ? undefined : new Date(fields.at);
    return {
      order: transitsOrder(at, birth, JSON.stringify),
      fields: () => JSON.stringify([at ?? null, ...(birth === undefined ? [] : fieldsOfBirth(birth))]),
    };
  },
};
