import { type AccountDetails, PLANS, type Plan } from "@chart/accounts";
import type { ApiAccount, Tier } from "chart-http";
import { expect, test } from "vitest";
import { accountAccess } from "../../../src/adapters/access/account-access.js";

const { refusalOf } = accountAccess({
  store: {
    accounts: { findByKey: async () => undefined, find: async () => undefined },
    keys: { find: async () => undefined },
    takeToken: () => Promise.reject(new Error("unused")),
  },
  hashKey: (apiKey) => apiKey,
});
const refusal = (plan: Plan, status: "active" | "inactive", tier: Tier) =>
  refusalOf({ id: "acct_1", keyId: "key_1", plan, status, credits: 0 } as ApiAccount, tier);

test.each([
  ["basic", PLANS],
  ["advanced", ["developer", "scale", "lifetime"]],
] as const)("endpoints of the %s tier are open to the plans %s", (tier, plans) => {
  expect(PLANS.filter((plan) => refusal(plan, "active", tier) === undefined)).toEqual(plans);
});

test("a key that was revoked after it led to its account, and one of a deleted account, show nothing", async () => {
  const key = {
    id: "key_1",
    name: "Default",
    prefix: "chart_live_",
    lastFour: "abcd",
    createdAt: new Date(0),
  };
  const details = {
    plan: "developer",
    allocationCredits: 1,
    periodCredits: 2,
    grantedCredits: 3,
    renewsAt: new Date(1),
  };
  const describeWith = (found: object | undefined, revokedAt: Date | undefined) => {
    const store = {
      accounts: { findByKey: async () => undefined, find: async () => found as AccountDetails | undefined },
      keys: { find: async () => ({ ...key, revokedAt, lastUsedAt: undefined, lastUsedEndpoint: undefined }) },
      takeToken: () => Promise.reject(new Error("unused")),
    };
    return accountAccess({ store, hashKey: (apiKey) => apiKey }).describe(
      { id: "acct_1", keyId: "key_1" },
      new Date(),
    );
  };
  expect(await describeWith(details, new Date())).toBeUndefined();
  expect(await describeWith(undefined, undefined)).toBeUndefined();
  expect(await describeWith(details, undefined)).toMatchObject({
    plan: "developer",
    key: { lastFour: "abcd" },
  });
});

test("an inactive account is rejected as inactive on every plan", () => {
  for (const plan of PLANS) expect(refusal(plan, "inactive", "advanced")).toBe("ACCOUNT_INACTIVE");
});
