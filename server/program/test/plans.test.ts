import { PLANS, planIncludes, planRecord } from "@chart/accounts";
import { TestService } from "@chart/kit/services/test-service";
import { FAILURES } from "chart-http/errors";
import { expect, test } from "vitest";

const titles = (tier: "basic" | "advanced") =>
  PLANS.filter((plan) => planIncludes(plan, tier)).map((plan) => planRecord(plan).title);

test("the plans in /openapi.json and in the refusal of a smaller plan are those of the records", async () => {
  const service = await TestService.open();
  const document = (await (await service.request("/openapi.json")).json()) as {
    paths: Record<string, Record<string, { "x-plans"?: readonly string[] }>>;
  };
  await service.close();
  const operations = Object.values(document.paths).flatMap((verbs) => Object.values(verbs));
  const named = operations.flatMap(({ "x-plans": plans }) => (plans === undefined ? [] : [plans.join()]));
  expect(new Set(named)).toEqual(new Set([titles("basic").join(), titles("advanced").join()]));
  const advanced = titles("advanced");
  expect(FAILURES.ACCESS_DENIED.message).toContain(
    `${advanced.slice(0, -1).join(", ")} or ${advanced.at(-1)} plan`,
  );
});
