import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { answerOf } from "@chart/kit/requests/answer";
import { TestService, type TestSettings } from "@chart/kit/services/test-service";
import { TestClock } from "@chart/kit/stand-ins/test-clock";
import { unknownKey } from "@chart/kit/stand-ins/unknown-key";
import { createSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";

let database: TestDatabase;
let service: TestService;
let clock: TestClock;
beforeEach(async () => {
  database = await createSqlite();
});
afterEach(async () => {
  await service.close();
  await database.drop();
});

const open = async (overrides: TestSettings = {}) => {
  clock = new TestClock();
  service = await TestService.open({ now: clock.now, ...overrides }, database);
};

/** Fails authentication 60 times, which is the limit per minute. */
async function useUp(
  address: string | ((n: number) => string),
  headers: Record<string, string> = {},
): Promise<void> {
  const answers = Array.from({ length: 60 }, (_, n) => {
    const remoteAddress = typeof address === "string" ? address : address(n);
    return service.postCoordinates(n % 2 ? unknownKey() : "nonsense", AMSTERDAM, headers, {
      remoteAddress,
    });
  });
  for (const { status } of await Promise.all(answers)) expect(status).toBe(401);
}
const tryKey = (remoteAddress: string, headers: Record<string, string> = {}) =>
  service.postCoordinates("nonsense", AMSTERDAM, headers, { remoteAddress });

test("the 61st failed authentication from one address within a minute gets 429 with Retry-After, and 401 again after that time", async () => {
  await open();
  await useUp("192.0.2.1");
  const refused = await tryKey("192.0.2.1");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "1"]);
  const { errorCode, message } = await answerOf(refused);
  expect([errorCode, message]).toEqual(["RATE_LIMIT_EXCEEDED", expect.stringMatching(/address.*API key/)]);
  clock.advance(1);
  expect((await tryKey("192.0.2.1")).status).toBe(401);
});

test("other addresses, and valid keys from the same address, still work", async () => {
  await open();
  await useUp("192.0.2.1");
  const apiKey = await service.openAccount();
  expect((await service.postCoordinates(apiKey, AMSTERDAM, {}, { remoteAddress: "192.0.2.1" })).status).toBe(
    200,
  );
  expect((await tryKey("192.0.2.2")).status).toBe(401);
});

test("behind a trusted proxy, the client address is the last one in X-Forwarded-For", async () => {
  await open({ trustProxy: true });
  await useUp("10.0.0.1", { "X-Forwarded-For": "198.51.100.9, 192.0.2.1" });
  expect((await tryKey("10.0.0.1", { "X-Forwarded-For": "203.0.113.5,192.0.2.1" })).status).toBe(429);
  expect((await tryKey("10.0.0.1", { "X-Forwarded-For": "192.0.2.1, 192.0.2.2" })).status).toBe(401);
});

test("behind a trusted proxy that adds no address, the proxy's own address counts", async () => {
  await open({ trustProxy: true });
  await useUp("10.0.0.1", { "X-Forwarded-For": "unknown" });
  expect((await tryKey("10.0.0.1")).status).toBe(429);
});

test("all addresses of an IPv6 /64 share one limit; the next /64 has its own", async () => {
  await open();
  await useUp((n) => `2001:db8:1:2::${n.toString(16)}`);
  expect((await tryKey("2001:db8:1:2:ffff:ffff:ffff:ffff")).status).toBe(429);
  expect((await tryKey("2001:db8:1:3::1")).status).toBe(401);
});

test("an IPv4 client counts as the same address on IPv4 and IPv6 sockets", async () => {
  await open();
  await useUp("::ffff:192.0.2.1");
  expect((await tryKey("192.0.2.1")).status).toBe(429);
  expect((await tryKey("::ffff:192.0.2.2")).status).toBe(401);
});

test("without a trusted proxy, X-Forwarded-For is ignored, because clients can forge it", async () => {
  await open();
  await useUp("192.0.2.1");
  expect((await tryKey("192.0.2.1", { "X-Forwarded-For": "198.51.100.9" })).status).toBe(429);
});
