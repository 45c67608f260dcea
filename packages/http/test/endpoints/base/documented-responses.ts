import { Contract } from "@chart/kit/requests/contract";
import { RESULT_ENDPOINTS, type ResultEndpoint } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { needsStore, onPostgres, onSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Json, Row, RowsOf } from "./rows.js";

const geocoder = new FakeGeocoder({
  "No zone, Nowhere": { coords: { lat: 0, lng: 0 }, zone: "Nowhere/Nothing" },
  "Timeout, Nowhere": { code: "GEOCODE_TIMEOUT" },
});

/** Declares a test for each row of the given endpoints, in groups by status. */
export function documentedResponses(rowsOf: Readonly<Record<string, RowsOf>>): void {
  onSqlite("all documented responses", (create) => responses(create, rowsOf, () => true));
  onPostgres("the documented responses that need the store", (create) =>
    responses(create, rowsOf, needsStore),
  );
}

function responses(
  create: () => Promise<TestDatabase>,
  rowsOf: Readonly<Record<string, RowsOf>>,
  isTested: (row: Row) => boolean,
): void {
  const rowsFor = (endpoint: ResultEndpoint) =>
    Object.entries(rowsOf[endpoint.path]?.(endpoint) ?? {}).filter(([, row]) => isTested(row));
  const endpoints = RESULT_ENDPOINTS.filter((endpoint) => rowsFor(endpoint).length > 0);
  let database: TestDatabase;
  let service: TestService;
  let contract: Contract;
  beforeAll(async () => {
    database = await create();
    service = await TestService.open({ geocoder, rateLimitPerMinute: 10_000 }, database);
    contract = await Contract.of(service);
  });
  afterAll(async () => {
    await service.close();
    await database.drop();
  });

  describe.each(endpoints)("POST $path", (endpoint) => {
    const { path, type, headers, body } = endpoint;
    const rows = rowsFor(endpoint);
    const statuses = new Set(rows.map(([, { status }]) => status));

    describe.each([...statuses].sort())("%i", (expected) =>
      test.each(rows.filter(([, row]) => row.status === expected))(
        "%s: gives the documented status, body and balance",
        async (_title, row) => {
          const { credits = 10, plan = "developer" } = row;
          const apiKey = await service.openAccount({ credits, plan });
          if (row.inactive) {
            const inactive = "update accounts set status = 'inactive' where id = $1";
            await service.sql(inactive, service.accountId(apiKey));
          }
          const sent = { ...headers, ...row.headers };
          const response = await service.post(path + (row.query ?? ""), apiKey, row.body ?? body, sent);
          const answer = (await response.json()) as Json;

          expect({ status: response.status, code: answer["errorCode"] }).toEqual({
            status: row.status,
            code: row.code,
          });
          contract.expectDocumented("POST", path, response, answer);
          if (row.message) expect(answer["message"]).toMatch(row.message);
          const isDone = row.status === 200;
          expect(answer).toMatchObject(
            isDone ? { success: true, type } : { success: false, type: "", data: null },
          );
          const { cost = 1, item } = row;
          const charged = isDone ? cost : 0;
          expect(await service.balance(apiKey)).toEqual({
            credits: credits - charged,
            ledger: credits - charged,
            charges: charged > 0 ? 1 : 0,
          });
          if (item === undefined) return;
          const { items, credits: priced } = answer["data"] as { items: Json[]; credits: number };
          const { errorCode = "", message } = items.at(-1) ?? {};
          expect([priced, errorCode]).toEqual([cost, item.code]);
          if (item.message) expect(message).toMatch(item.message);
        },
      ),
    );
  });

  test("the log of these requests contains no key, no place and no birth data", () => {
    expect(service.logLines.join("")).not.toMatch(/chart_live_|caller's own key|Amsterdam,|1990-09|21:17/);
  });
}
