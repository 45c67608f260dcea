import { answerOf } from "@chart/kit/requests/answer";
import { Contract } from "@chart/kit/requests/contract";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { afterAll, beforeAll, expect, test } from "vitest";

let service: TestService;
let contract: Contract;
beforeAll(async () => {
  service = await TestService.open();
  contract = await Contract.of(service);
});
afterAll(() => service.close());

const PATHS = ["/v2/charts/coordinates", "/v2/charts", "/v1/bodygraphs", "/healthz", "/openapi.json"];

test.each([
  "/",
  "/v2",
  "/v2/charts/coordinates/",
  "/V2/charts/coordinates",
  "//v2/charts/coordinates",
  "/v2/charts/%ff",
  "/favicon.ico",
  "/v2/charts/coordinates/../../../etc/passwd",
])("the unknown path %s gets 404 with a list of the paths", async (path) => {
  for (const method of ["GET", "POST", "OPTIONS"]) {
    const response = await service.request(`http://localhost${path}`, { method });
    const answer = await answerOf(response);
    expect(response.status).toBe(404);
    expect(answer).toMatchObject({ success: false, errorCode: "NOT_FOUND", type: "", data: null });
    for (const existing of PATHS) expect(answer.message).toContain(existing);
  }
});

test.each([
  "/v1",
  "/v1/",
  "/v1?version=2",
  "/v1/bodygraphs/",
  "/v1/bodygraphs/coordinates",
  "/v1/charts",
  "/v1//bodygraphs",
  "/%76%31/nowhere",
])("the unknown path %s gets 404 in v1's format", async (path) => {
  for (const method of ["GET", "POST", "OPTIONS"]) {
    const response = await service.request(`http://localhost${path}`, { method });
    const body = (await response.json()) as { message: string };
    expect(response.status).toBe(404);
    expect(body).toEqual({ code: 404, message: expect.any(String), status: "error" });
    for (const existing of PATHS) expect(body.message).toContain(existing);
    contract.expectDocumented(method, "/v1", response, body);
  }
});

test.each(["/v10/bodygraphs", "/V1/bodygraphs", "/v1%2Fbodygraphs", "//v1/bodygraphs", "/v2/bodygraphs"])(
  "the path %s, which is not under /v1, gets 404 in v2's format",
  async (path) => {
    const response = await service.request(`http://localhost${path}`, { method: "POST" });
    expect(response.status).toBe(404);
    const answer = await answerOf(response);
    expect(answer).toMatchObject({ success: false, errorCode: "NOT_FOUND" });
    contract.expectDocumented("POST", "/elsewhere", response, answer);
  },
);

const METHODS = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
test.each(ENDPOINTS.flatMap((endpoint) => METHODS.map((method) => ({ method, ...endpoint }))))(
  "$method $path gets 405 with Allow: POST, in its version's format",
  async ({ method, path, version }) => {
    const response = await service.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    const text = await response.text();
    if (method === "HEAD") {
      expect(text).toBe("");
      return;
    }
    expect(JSON.parse(text)).toMatchObject(
      version === "v1" ? { code: 405, status: "error" } : { success: false },
    );
    contract.expectDocumented(method, path, response, JSON.parse(text));
  },
);

test.each(ENDPOINTS)(
  "POST $path ignores a query string, and accepts percent-encoding in its path",
  async (endpoint) => {
    const { path, headers, body } = endpoint;
    const apiKey = await service.openAccount();
    const encoded = path.replace("s", "%73");
    for (const other of [`${path}?lat=91&birthdate=x`, `${path}?`, encoded]) {
      expect((await service.post(other, apiKey, body, headers)).status).toBe(200);
    }
  },
);

test.each([
  ...["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"].map((method) => [method, PATHS[0], "POST"]),
  ...["POST", "PUT", "OPTIONS"].flatMap((method) => [
    [method, "/healthz", "GET, HEAD"],
    [method, "/readyz", "GET, HEAD"],
    [method, "/openapi.json", "GET, HEAD"],
  ]),
])("%s %s gets 405 with Allow: %s", async (method, path, allow) => {
  const response = await service.request(path as string, { method: method as string });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe(allow);
  expect(await response.json()).toMatchObject({
    success: false,
    errorCode: "METHOD_NOT_ALLOWED",
    data: null,
  });
});

test("HEAD on a POST path gets 405 with Allow and no body", async () => {
  const response = await service.request("/v2/charts/coordinates", { method: "HEAD" });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
  expect(await response.text()).toBe("");
});

test("path and method are checked before the body and the key", async () => {
  const body = "x".repeat(10_000);
  expect((await service.request("/nowhere", { method: "POST", body })).status).toBe(404);
  expect((await service.request("/healthz", { method: "POST", body })).status).toBe(405);
});

test.each([
  ["/healthz", "ok"],
  ["/readyz", "ready"],
])("GET and HEAD %s respond with 200", async (path, status) => {
  const response = await service.request(path);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status });
  expect((await service.request(path, { method: "HEAD" })).status).toBe(200);
});

test("without its store the service reports that it is alive but not ready", async () => {
  const broken = await TestService.open({
    store: { ping: () => Promise.reject(new Error("gone")) } as never,
  });
  expect((await broken.request("/healthz")).status).toBe(200);
  const response = await broken.request("/readyz");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ errorCode: "SERVICE_UNAVAILABLE" });
  await broken.close();
});

test("the client's request ID is logged next to ours only if it is a UUID or ULID, which cannot contain personal data", async () => {
  const logged = async (id: string) => {
    const response = await service.request("/healthz", { headers: { "X-Request-Id": id } });
    const line = JSON.parse(service.logLines.at(-1) as string);
    expect(line.requestId).toBe(response.headers.get("X-Request-Id"));
    expect(line.requestId).not.toBe(id);
    return line.callerRequestId;
  };
  expect(await logged("0f8fad5b-d9cb-469f-a165-70867728950e")).toBe("0f8fad5b-d9cb-469f-a165-70867728950e");
  expect(await logged(`chart_live_${"a".repeat(38)}`)).toBeUndefined();
  expect(await logged(`AIza${"x".repeat(35)}`)).toBeUndefined();
  expect(await logged("1990-09-05T21:17")).toBeUndefined();
  expect(await logged('"injected"')).toBeUndefined();
});
