import type { Handler } from "hono";
import * as v from "valibot";
import type { RequireKey } from "../../api/endpoint/authentication.js";
import type { NamedSchema } from "../../api/endpoint/paid-endpoint.js";
import { envelope, envelopeSchema } from "../../api/v2/envelope.js";
import { Failure } from "../../errors/failure.js";
import type { Access, AccountFacts, ApiAccount } from "../../ports/access.js";
import { answerJson } from "../../routing/answer-json.js";
import type { Env } from "../../routing/env.js";
import { described, instant } from "../base/described.js";

export const ACCOUNT_PATH = "/v2/account";

const count = (description: string) => described(v.pipe(v.number(), v.integer(), v.minValue(0)), description);
const text = (description: string) => described(v.string(), description);

const AccountResultSchema: v.GenericSchema = described(
  v.object({
    plan: text("Name of the account's plan, such as `developer`."),
    tier: described(v.picklist(["basic", "advanced"]), "Operations that the plan includes."),
    credits: described(
      v.object({
        remaining: count("Credits that the account has left."),
        allocation: described(
          v.object({
            left: count("Credits of this month that are left. They are spent first."),
            monthly: count("Credits that this month began with."),
            renewsAt: instant("Time at which the credits of the next month replace those that are left."),
          }),
          "The credits of this month.",
        ),
        granted: count("Credits left that never expire."),
      }),
      "The credits that the account has left.",
    ),
    limits: described(
      v.object({
        requestsPerMinute: count("Requests that the account may make in a minute."),
        batchSize: count("Maximum number of births in a batch."),
      }),
      "Limits of the account's requests.",
    ),
    key: described(
      v.object({
        name: text("Name of the key."),
        prefix: text("First characters of the key, which all keys share."),
        lastFour: text("Last four characters of the key."),
        createdAt: instant("Time at which the key was created."),
      }),
      "The API key of the request.",
    ),
  }),
  "The account that an API key belongs to.",
);

export const ACCOUNT_RESULT: NamedSchema = { name: "AccountResult", schema: AccountResultSchema };
export const ACCOUNT_ANSWER: NamedSchema = {
  name: "AccountEnvelope",
  schema: envelopeSchema(ACCOUNT_RESULT.name, AccountResultSchema),
};

interface AccountLimits {
  readonly requestsPerMinute: number;
  readonly batchSize: number;
}

const frame = envelope(ACCOUNT_RESULT.name, "Account found");

/** Returns the number of credits that are left, in both pots. */
function remainingOf({ allocation, granted }: NonNullable<AccountFacts["credits"]>): number {
  return allocation.left + granted;
}

/** Writes the response body. */
export function accountAnswer(
  { plan, tier, credits, key }: AccountFacts,
  limits: AccountLimits,
  now: Date,
): string {
  return frame(
    JSON.stringify({
      plan,
      tier,
      credits: credits && { remaining: remainingOf(credits), ...credits },
      limits,
      key,
    }),
    now,
  );
}

export interface AccountDeps {
  /** Admits requests with an active key; counts them against the limit of this endpoint. */
  readonly admit: RequireKey;
  readonly access: Pick<Access, "describe">;
  /** False if results cost nothing. */
  readonly showsCredits: boolean;
  readonly limitsOf: (account: ApiAccount) => AccountLimits;
  readonly now: () => Date;
}

/** Creates the handler of the endpoint that shows an account. It costs no credit. */
export function answerWithAccount(deps: AccountDeps): Handler<Env> {
  const { admit, access, showsCredits, limitsOf, now } = deps;
  return async (c) => {
    const account = await admit(c);
    if (account instanceof Failure) return c.get("refuse")(account);
    const facts = await access.describe(account, now());
    // The key was revoked in the meantime.
    if (facts === undefined) return c.get("refuse")(new Failure("API_KEY_INVALID"));
    const { credits, ...others } = facts;
    // A charge may have come between the two looks at the account.
    if (showsCredits && credits) c.get("answerHeaders")["X-Credits-Remaining"] = String(remainingOf(credits));
    return answerJson(c, accountAnswer(showsCredits ? facts : others, limitsOf(account), now()));
  };
}
