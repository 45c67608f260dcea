import { PLANS, type Plan } from "@chart/accounts";
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

test("an inactive account is rejected as inactive on every plan", () => {
  for (const plan of PLANS) expect(refusal(plan, "inactive", "advanced")).toBe("ACCOUNT_INACTIVE");
});
