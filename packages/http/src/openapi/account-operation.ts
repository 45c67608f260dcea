import type { Features } from "../api/endpoint/features.js";
import { ACCOUNT_ANSWER, accountAnswer } from "../endpoints/account/endpoint.js";
import { MAX_BIRTHS } from "../endpoints/batch/result.js";
import type { RefusalForm } from "../errors/refusal.js";
import { EXAMPLE_TIME } from "./examples.js";
import { freeOperation } from "./free-operation.js";
import type { Json } from "./json-schema.js";

const { credits: EXAMPLE_CREDITS, ...EXAMPLE_ACCOUNT } = {
  plan: "developer",
  tier: "advanced",
  credits: {
    allocation: { left: 9_412, monthly: 10_000, renewsAt: new Date("2026-12-05T08:30:00Z") },
    granted: 500,
  },
  key: {
    name: "Production",
    prefix: "chart_live_",
    lastFour: "Xk2f",
    createdAt: new Date("2026-09-05T08:30:00Z"),
  },
} as const satisfies Parameters<typeof accountAnswer>[0];

/** Creates the operation of the endpoint that shows an account. */
export function accountOperation(form: RefusalForm, features: Features): Json {
  const facts = features.credits ? { ...EXAMPLE_ACCOUNT, credits: EXAMPLE_CREDITS } : EXAMPLE_ACCOUNT;
  const limits = { requestsPerMinute: 100, batchSize: MAX_BIRTHS };
  return freeOperation(
    {
      operationId: "v2Account",
      client: {
        name: "account.get",
        does: "Reads the plan, credits and limits of your API key.",
        returns: "plan, credits and limits of your key",
      },
      guides: ["keys", "credits"],
      keywords: "check key, validate key, balance, remaining credits, quota",
      summary: features.credits ? "Plan, credits and limits of an API key" : "Plan and limits of an API key",
      description:
        "Shows the account that an API key belongs to.\n\n" +
        "Costs no credit. Available on every plan.\n\n" +
        "Use it to check a key. The rate limit is separate, and ten times that of the chart endpoints.",
      parameters: [],
      response: "The account.",
      answer: ACCOUNT_ANSWER.name,
      example: JSON.parse(accountAnswer(facts, limits, EXAMPLE_TIME)),
      codes: [],
    },
    form,
    features,
  );
}
