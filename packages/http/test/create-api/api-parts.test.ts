import type { RequestRecord } from "chart-http/base";
import { createApiParts, type Env, refuseOtherRequests } from "chart-http/host";
import { Hono } from "hono";
import { expect, test } from "vitest";

/** Serves a page beside the API. */
function createHost() {
  const records: RequestRecord[] = [];
  const lines: string[] = [];
  const api = createApiParts({
    recordRequest: (record) => {
      records.push(record);
    },
    logger: {
      debug() {},
      info(_: object | string, message?: string) {
        lines.push(message ?? "");
      },
      warn() {},
      error() {},
    },
  });
  const app = new Hono<Env>();
  app.use(api.layer);
  app.route("/", api.routes);
  app.get("/pages/*", (c) => c.text("a page"));
  app.get("/broken", () => {
    throw new Error("fault");
  });
  refuseOtherRequests(app, api.refuseUnknown);
  return { app, records, lines };
}

test.each([
  ["GET", "/healthz", "/healthz", 200],
  ["GET", "/v2/charts/coordinates", "/v2/charts/coordinates", 405],
  ["GET", "/v2/missing", "/*", 404],
  ["GET", "/missing", "/*", 404],
  ["GET", "/pages/one", "/pages/*", 200],
  ["PUT", "/pages/one", "/pages/*", 405],
  ["PUT", "/pages", "/pages/*", 405],
  ["GET", "/broken", "/broken", 500],
])("%s %s of a host with pages gets one id, one record of the route %s and one line", async (...row) => {
  const [method, path, route, status] = row;
  const { app, records, lines } = createHost();
  const response = await app.request(path, { method });
  expect(records).toMatchObject([{ method, route, status }]);
  expect(response.headers.get("X-Request-Id")).toBe(records[0]?.requestId);
  expect(lines).toEqual(["request answered"]);
});

test("a method that a page does not have is refused by the name of its route", async () => {
  const { app } = createHost();
  for (const [path, name] of [
    ["/pages", "/pages"],
    ["/pages/one", "/pages/*"],
  ] as const) {
    const response = await app.request(path, { method: "PUT" });
    expect(await response.json()).toMatchObject({
      errorCode: "METHOD_NOT_ALLOWED",
      message: `The path ${name} does not support this method. Use GET or HEAD.`,
    });
  }
});
