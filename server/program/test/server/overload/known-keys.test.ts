import { serve } from "@chart/kit/services/serve";
import { TestService } from "@chart/kit/services/test-service";
import { unknownKey } from "@chart/kit/stand-ins/unknown-key";
import { expect, test } from "vitest";
import { KnownKeys } from "../../../src/server/overload/known-keys.js";

const UNKNOWN_KEY = unknownKey();

test("a key is known from its first use in either version until it leads to no account", async () => {
  const keys = new KnownKeys("Chart-Api-Key");
  const service = await TestService.open({ noteKey: (key, account) => keys.note(key, account) });
  const apiKey = await service.openAccount();
  const v1 = { "chart-api-key": apiKey };
  const v2 = { authorization: `Bearer ${apiKey}` };
  expect([keys.accountOf(v1), keys.accountOf(v2), keys.accountOf({})]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await service.postCoordinates(apiKey);
  const account = service.accountId(apiKey);
  expect([keys.accountOf(v1), keys.accountOf(v2)]).toEqual([account, account]);
  await service.postCoordinates(UNKNOWN_KEY);
  expect(keys.accountOf({ authorization: `Bearer ${UNKNOWN_KEY}` })).toBeUndefined();

  await service.rotateKey(apiKey);
  expect((await service.postCoordinates(apiKey)).status).toBe(401);
  expect(keys.accountOf(v2)).toBeUndefined();
  await service.close();
});

test("of more than 10,000 keys, the latest are known", () => {
  const keys = new KnownKeys("Chart-Api-Key");
  const keyOf = (n: number) => `chart_live_${String(n).padStart(8, "0")}${"x".repeat(30)}`;
  const isKnown = (n: number) => keys.accountOf({ authorization: `Bearer ${keyOf(n)}` }) !== undefined;
  for (let n = 0; n < 10_000; n++) keys.note(keyOf(n), `account ${n}`);
  keys.note(keyOf(1), "account 1");
  keys.note(keyOf(10_000), "account 10000");
  expect([0, 1, 2, 10_000].map(isKnown)).toEqual([false, true, true, true]);
});

test("a customer's requests run at once while strangers' wait", async () => {
  const service = await TestService.open();
  const apiKey = await service.openAccount();
  // The event loop is always late, so that what is not a customer's must wait, and nothing of that is admitted.
  const admission = {
    ...{ accepted() {}, firstRequest() {}, countShed() {}, take: () => () => {}, lagMs: 1000 },
    admit: (_wait: unknown, _share?: number, account?: string) => account !== undefined,
  };
  const keys = { accountOf: ({ authorization = "" }) => (authorization.includes(apiKey) ? "a" : undefined) };
  const server = await serve(service, admission, { keys });
  const post = (key: string) =>
    fetch(`${server.url}/v2/charts/coordinates`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 }),
    });
  expect([(await post(UNKNOWN_KEY)).status, (await post(apiKey)).status]).toEqual([503, 200]);
  await server.close();
  await service.close();
});
