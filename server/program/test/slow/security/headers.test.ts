import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { sendRaw } from "@chart/kit/requests/raw-connection";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { createSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let database: TestDatabase;
let service: ServiceProcess;
let key: string;
beforeAll(async () => {
  database = await createSqlite();
  service = new ServiceProcess({ DATABASE_URL: database.url, LOG_LEVEL: "silent" });
  await service.printed(/^curl .+\n/m);
  [key] = /chart_live_\w+/.exec(service.stdout) ?? [""];
});
afterAll(async () => {
  await service.stop("SIGKILL");
  await database.drop();
});

const post = (path: string, headers: Record<string, string>, body: object) => {
  const json = JSON.stringify(body);
  const all = {
    Host: "x",
    Connection: "close",
    "Content-Type": "application/json",
    "Content-Length": json.length,
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${json}`;
};
const get = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

describe("every response has the security headers, is never cached, and does not reveal the software", () => {
  const requests: readonly [string, () => string, number][] = [
    ...ENDPOINTS.map(({ path, headers, body }) => {
      const named = () =>
        Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, value.replace("<key>", key)]),
        );
      return [`a chart of ${path}`, () => post(path, named(), body), 200] as [string, () => string, number];
    }),
    ["a missing key", () => post("/v2/charts", {}, {}), 401],
    ["a wrong key of v1", () => post("/v1/bodygraphs", { "Chart-Api-Key": "x" }, {}), 401],
    ["an unknown path", () => get("GET", "/nowhere"), 404],
    ["an unknown path of v1", () => get("GET", "/v1/nowhere"), 404],
    ["a method that the path does not support", () => get("DELETE", "/v2/charts"), 405],
    ["HEAD", () => get("HEAD", "/healthz"), 200],
    ["/healthz", () => get("GET", "/healthz"), 200],
    ["/readyz", () => get("GET", "/readyz"), 200],
    ["/openapi.json", () => get("GET", "/openapi.json"), 200],
    ["a large body", () => post("/v2/charts", {}, { text: "x".repeat(9000) }), 413],
    ["bad HTTP", () => "NONSENSE\r\n\r\n", 400],
    ["a method that Node's parser does not know", () => get("FOO", "/healthz"), 400],
    ["large headers", () => `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["CONNECT", () => "CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ];
  test.each(requests)("%s", async (name, bytes, status) => {
    const answer = await sendRaw(service.url, bytes());
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      // Tools may keep the description of the API, and ask if it is still the same.
      "cache-control": name === "/openapi.json" ? "no-cache" : "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-type": "application/json",
      "x-content-type-options": "nosniff",
    });
    for (const header of ["server", "x-powered-by", "via", "set-cookie"]) {
      expect(answer.headers).not.toHaveProperty(header);
    }
    expect(answer.headers["access-control-allow-origin"]).toBe(name === "/openapi.json" ? "*" : undefined);
    // HSTS must not be sent where clients connect over plain HTTP.
    expect(answer.headers).not.toHaveProperty("strict-transport-security");
  });
});

test("if clients connect over HTTPS, every response tells browsers to use only HTTPS (HSTS)", async () => {
  const environment = {
    DATABASE_URL: database.url,
    PUBLIC_URL: "https://charts.example.com",
  };
  const secure = new ServiceProcess(environment);
  await secure.printed(/listens on http:\S+ \(PUBLIC_URL: https:\/\/charts\.example\.com\)\n/);
  for (const bytes of [get("GET", "/healthz"), get("GET", "/nowhere"), "NONSENSE\r\n\r\n"]) {
    const { headers } = await sendRaw(secure.url, bytes);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  }
  await secure.stop("SIGKILL");
});
