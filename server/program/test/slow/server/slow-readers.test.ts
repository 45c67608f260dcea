import { createConnection } from "node:net";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { createSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
let service: ServiceProcess;
beforeAll(async () => {
  database = await createSqlite();
  service = await new ServiceProcess({ DATABASE_URL: database.url }).listening();
});
afterAll(async () => {
  await service.stop("SIGKILL");
  await database.drop();
});

test("the service ends the connection of a caller that asks for 6 MB and reads none of it", async () => {
  const { hostname, port } = new URL(service.url);
  const caller = createConnection({ host: hostname, port: Number(port) });
  caller.on("error", () => {});
  caller.pause();
  caller.write("GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(16));
  const startedMs = Date.now();
  // Node tells a paused reader nothing, but a write to a connection that the service has reset fails.
  const probe = setInterval(() => caller.write("GET /healthz HTTP/1.1\r\n"), 500);
  await new Promise((resolve) => caller.once("close", resolve));
  clearInterval(probe);
  expect(Date.now() - startedMs).toBeGreaterThanOrEqual(9_000);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
});
