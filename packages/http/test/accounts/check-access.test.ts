import { expect, test } from "vitest";
import { checkAccess } from "../../src/accounts/check-access.js";
import { PLANS } from "../../src/accounts/plan.js";

test.each([
  ["basic", PLANS],
  ["advanced", ["developer", "scale", "lifetime"]],
] as const)("endpoints of the %s tier are open to the plans %s", (tier, plans) => {
  const admitted = PLANS.filter(
    (plan) => checkAccess({ id: "acct_1", plan, status: "active", credits: 0 }, tier) === undefined,
  );
  expect(admitted).toEqual(plans);
});

test("an inactive account is rejected as inactive on every plan", () => {
  for (const plan of PLANS) {
    const refusal = checkAccess({ id: "acct_1", plan, status: "inactive", credits: 1 }, "advanced");
    expect(refusal?.code).toBe("ACCOUNT_INACTIVE");
  }
});
