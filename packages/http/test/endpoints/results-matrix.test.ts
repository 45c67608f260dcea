import { Contract } from "@chart/kit/requests/contract";
import { RESULT_ENDPOINTS, type ResultEndpoint } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { unknownKey } from "@chart/kit/stand-ins/unknown-key";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentedResponses } from "./base/documented-responses.js";
import { bad, type Json, ok, type Row } from "./base/rows.js";

/** Rows that all endpoints share. */
function commonRows({ body, maxBodyBytes = 8192 }: ResultEndpoint): Record<string, Row> {
  return {
    "no key": { headers: { Authorization: undefined }, status: 401, code: "API_KEY_MISSING" },
    "an unknown key": {
      headers: { Authorization: `Bearer ${unknownKey()}` },
      status: 401,
      code: "API_KEY_INVALID",
    },
    "an inactive account": { inactive: true, status: 403, code: "ACCOUNT_INACTIVE" },
    "a hobbyist's account": { plan: "hobbyist", status: 403, code: "ACCESS_DENIED" },
    "another content type": {
      headers: { "Content-Type": "text/plain" },
      status: 415,
      code: "UNSUPPORTED_MEDIA_TYPE",
    },
    "broken JSON": { body: "{", status: 422, code: "INVALID_REQUEST_BODY" },
    "an array": { body: [body], status: 422, code: "INVALID_REQUEST_BODY" },
    "an oversized body": {
      body: JSON.stringify(body) + " ".repeat(maxBodyBytes),
      status: 413,
      code: "REQUEST_TOO_LARGE",
      message: new RegExp(`The limit is ${maxBodyBytes / 1024} KiB`),
    },
    "no credits": { credits: 0, status: 402, code: "CREDITS_EXHAUSTED" },
    "a bad Idempotency-Key": {
      headers: { "Idempotency-Key": "a key" },
      ...bad("IDEMPOTENCY_KEY_INVALID"),
    },
    "unknown members and parameters": { body: { ...body, constructor: 1 }, query: "?x=1", ...ok },
    success: ok,
  };
}

documentedResponses(Object.fromEntries(RESULT_ENDPOINTS.map(({ path }) => [path, commonRows])));

onEachEngine("a repeat", (create) => {
  let database: TestDatabase;
  let service: TestService;
  let contract: Contract;
  beforeAll(async () => {
    database = await create();
    service = await TestService.open({ rateLimitPerMinute: 10_000 }, database);
    contract = await Contract.of(service);
  });
  afterAll(async () => {
    await service.close();
    await database.drop();
  });

  test.each(RESULT_ENDPOINTS)(
    "of POST $path under one Idempotency-Key gets the same data computed again, and costs nothing",
    async ({ path, headers, body }) => {
      const apiKey = await service.openAccount();
      const keyed = { ...headers, "Idempotency-Key": "one" };
      const first = await service.post(path, apiKey, body, keyed);
      const reordered = Object.fromEntries(Object.entries({ ...body, note: "x" }).reverse());
      const second = await service.post(path, apiKey, reordered, keyed);
      const [one, two] = (await Promise.all([first.json(), second.json()])) as [Json, Json];

      expect(JSON.stringify(two["data"])).toBe(JSON.stringify(one["data"]));
      expect([first, second].map((each) => each.headers.get("Idempotent-Replayed"))).toEqual([null, "true"]);
      contract.expectDocumented("POST", path, second, two);
      expect((await service.balance(apiKey)).charges).toBe(1);

      const changed = JSON.parse(JSON.stringify(body).replace(/(\d{4}-\d\d)-\d\d/, "$1-06"));
      const other = await service.post(path, apiKey, changed, keyed);
      expect([other.status, ((await other.json()) as Json)["errorCode"]]).toEqual([
        422,
        "IDEMPOTENCY_KEY_REUSED",
      ]);
    },
  );

  test("of these responses only instants and zones are kept", async () => {
    const rows = await service.sql("select data from idempotent_requests where data is not null");
    expect(rows.length).toBe(RESULT_ENDPOINTS.length);
    // The data of a single chart are kept whole.
    const computed = rows.filter(({ data }) => !String(data).startsWith('{"type"'));
    expect(computed.length).toBe(rows.length - 1);
    for (const { data } of computed) expect(data).toMatch(/^[-\w{}[\]":.,/]{1,200}$/);
    expect(JSON.stringify(computed)).not.toMatch(/channel|gate|lat|lng/);
  });
});
