import type { GenericSchema } from "valibot";
import type { PaidEndpoint } from "../../api/endpoint/paid-endpoint.js";
import { bearerKey } from "../../api/v2/bearer-key.js";
import { envelope, envelopeSchema } from "../../api/v2/envelope.js";

/** Members that the advanced endpoints of v2 share. */
type ResultMembers = Pick<PaidEndpoint, "version" | "tier" | "readKey" | "result" | "answer" | "frame">;

/** Creates the members of an advanced endpoint that follow from its result. */
export function advancedResult(type: string, schema: GenericSchema, message: string): ResultMembers {
  return {
    version: "v2",
    tier: "advanced",
    readKey: bearerKey,
    result: { name: type, schema },
    answer: { name: type.replace(/Result$/, "Envelope"), schema: envelopeSchema(type, schema) },
    frame: envelope(type, message),
  };
}
