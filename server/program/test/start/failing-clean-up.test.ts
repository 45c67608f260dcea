import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { answerOf } from "@chart/kit/requests/answer";
import { TestService } from "@chart/kit/services/test-service";
import { afterEach, beforeEach, expect, test } from "vitest";
import { purgeAnswers } from "../../src/start/purge-answers.js";

let service: TestService;
let apiKey: string;
beforeEach(async () => {
  service = await TestService.open();
  apiKey = await service.openAccount();
  await service.sql(
    `create trigger keep before delete on idempotent_requests begin select raise(abort, 'kept'); end`,
  );
});
afterEach(() => service.close());

test("if a lease cannot be released, the original error is still returned, and the failure is logged", async () => {
  const headers = { Authorization: "Bearer <key>", "Chart-Geocode-Key": "any", "Idempotency-Key": "a" };
  const body = { birthdate: "1990-09-05", birthtime: "21:17", location: "Nowhere, Nowhere" };
  const response = await service.post("/v2/charts", apiKey, body, headers);
  expect([response.status, (await answerOf(response)).errorCode]).toEqual([
    400,
    "GEOCODE_LOCATION_NOT_FOUND",
  ]);
  expect(service.logLines.join("")).toContain(
    "could not release an Idempotency-Key: it stays in use until its lease ends",
  );
  expect(await service.balance(apiKey)).toEqual({ credits: 10, ledger: 10, charges: 0 });
});

test("expired responses that cannot be deleted do not affect requests; the failure is logged without the database's message", async () => {
  await service.sql(
    "insert into idempotent_requests (key_hmac, request_id, expires_at) values ('old', 'req_old', '2000-01-01')",
  );
  const store = await service.database.open();
  const deps = { store: store.claims, now: () => new Date(), logger: service.logger };
  await purgeAnswers(deps, new AbortController().signal);
  await store.close();
  const response = await service.postCoordinates(apiKey, AMSTERDAM, { "Idempotency-Key": "a" });
  expect(response.status).toBe(200);
  const failures = service.logLines.filter((line) =>
    line.includes("could not delete expired answers: the next purge tries again"),
  );
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('"code":"SQLITE_CONSTRAINT_TRIGGER"');
  expect(failures[0]).not.toContain("kept");
  expect(await service.sql("select count(*) as n from idempotent_requests")).toMatchObject([{ n: 2 }]);
});
