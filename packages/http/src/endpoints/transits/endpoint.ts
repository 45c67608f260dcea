import { BODIES } from "chart-core";
import * as v from "valibot";
import { transitsOrder } from "./order.js";
import { Failure } from "../../errors/failure.js";
import { GATE_LINE_SCHEMAS } from "../../api/chart-json/activation-schemas.js";
import { CHART_SCHEMAS } from "../../api/chart-json/chart-schemas.js";
import { fieldsOfBirth } from "../../api/endpoint/birth-fields.js";
import type { PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import { parseFields } from "../../api/endpoint/parse-fields.js";
import { channelId, described, gateText, instant } from "../base/described.js";
import { advancedResult } from "../base/paid-result.js";
import {
  EXAMPLE_PERSON,
  hasPersonFields,
  OPTIONAL_PERSON_FIELDS,
  PERSON_FAILURES,
  readPerson,
} from "../base/person-fields.js";
import { momentField } from "../base/moment-field.js";

const MomentSchema = v.object({
  at: v.optional(
    momentField(
      "The moment in UTC, written as YYYY-MM-DDTHH:MM:SSZ; seconds are optional. Without it: the moment of the request.",
      "2026-11-22T12:00:00Z",
    ),
  ),
});

const TransitRequestSchema = v.pipe(
  v.object({ ...MomentSchema.entries, ...OPTIONAL_PERSON_FIELDS }),
  v.description(
    "A moment and, to compare its transits with a chart, a birth. Send all of the birth or none of it: `birthdate`, " +
      "`birthtime`, and either `location` or `lat` and `lng`.",
  ),
);

const nextSchema = described(
  v.object({
    body: described(v.picklist(BODIES), "Body that changes."),
    at: described(
      v.nullable(v.string()),
      "Instant of the change; null if there is none before the year 2200.",
    ),
    from: described(v.string(), "Gate and line before the change."),
    to: described(v.nullable(v.string()), "Gate and line after the change; null like `at`."),
  }),
  "The next change of gate or line of a body.",
);

const channels = (description: string) => described(v.array(channelId), description);

const TransitResultSchema = described(
  v.object({
    at: instant("The moment of the transits."),
    activations: described(v.object(GATE_LINE_SCHEMAS), "Gate and line of each of the thirteen bodies."),
    gates: described(v.array(gateText), "The active gates, each once."),
    channelsShort: channels("The channels that these gates form by themselves, sorted as text."),
    centers: described(CHART_SCHEMAS.centers, "The centers that these channels define, from A to Z."),
    next: described(v.array(nextSchema), "The next change of each body, in the order of the activations."),
    channels: v.optional(
      described(
        v.object({
          personal: channels("Channels of which the chart has both gates."),
          completed: channels("Channels of which the chart has one gate and a transit adds the other."),
          transitOnly: channels("Channels of which the chart has neither gate."),
        }),
        "With a birth: the channels of chart and transits together, each in exactly one list.",
      ),
    ),
    gatesReinforced: v.optional(
      described(v.array(gateText), "With a birth: the gates of the transits that the chart has too."),
    ),
    centersGained: v.optional(
      described(
        CHART_SCHEMAS.centers,
        "With a birth: the centers that chart and transits together define, but the chart does not.",
      ),
    ),
  }),
  "The transits of a moment and, with a birth, their effect on its chart.",
);

export const TRANSITS_ENDPOINT: PaidEndpoint = {
  ...advancedResult("TransitResult", TransitResultSchema, "Transits generated"),
  path: "/v2/transits",
  summary: "Transits of a moment, alone or against a chart",
  purpose: "Computes the sky of a moment and, if you send a birth, its effect on that chart.",
  description:
    "Send `{}` for the sky at the moment of your request. Without a birth, the result has no `channels`, `gatesReinforced` and `centersGained`.",
  geocodeKey: "for-locations",
  birthHeaders: "moment",
  request: { name: "TransitRequest", schema: TransitRequestSchema },
  fieldFailures: [...PERSON_FAILURES, "INVALID_MOMENT"],
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
