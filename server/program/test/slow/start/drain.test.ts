import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { requestChart } from "@chart/kit/load/chart-call";
import { EndlessCallers } from "@chart/kit/load/endless-callers";
import { RawConnection } from "@chart/kit/requests/raw-connection";
import { adminJson } from "@chart/kit/services/admin-in-process";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { Visitor } from "@chart/kit/services/visitor";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { readLog } from "@chart/kit/stores/logged-requests";
import { createSqlite, onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, describe, expect, test } from "vitest";

const running: ServiceProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop("SIGKILL")));
});

async function serve(database: TestDatabase, environment: Record<string, string> = {}) {
  const common = {
    ...{ DATABASE_URL: database.url, KEY_PEPPER: PEPPER, NODE_ENV: "production" },
    ...{ RATE_LIMIT_PER_MINUTE: "1000000", ...environment },
  };
  const service = new ServiceProcess(common);
  running.push(service);
  await service.printed(/listens on/);
  const account = ["--email", "a@example.com", "--plan", "scale", "--credits", "1000000"];
  const { apiKey } = await adminJson(common, "account", "create", ...account);
  return { service, apiKey: String(apiKey) };
}

onEachEngine("SIGTERM under load", (create) => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "%s: every received 200 is in the ledger, nothing else is charged, and the process exits in time",
    async (signal) => {
      const database = await create();
      const { service, apiKey } = await serve(database);
      const load = new EndlessCallers(service.url, apiKey, 50);
      await load.received(200);
      const code = await service.stop(signal);
      await load.ended();

      // A stop that takes longer than 9.5 s ends with 1.
      expect(code).toBe(0);
      // The service may respond with 503 or close the connection, but must not fail in any other way.
      expect(load.others.filter((status) => status !== 503)).toEqual([]);
      const charged = await database.sql("select request_id from ledger where kind = 'charge'");
      expect(charged.map(({ request_id }) => request_id).sort()).toEqual(load.paid.sort());
      expect(service.stderr).not.toMatch(/"level":50/);
      await database.drop();
    },
  );
});

describe("a client that never completes its request", () => {
  test("is disconnected in time: the process exits with 0 within 10 s", async () => {
    const database = await createSqlite();
    const { service } = await serve(database);
    const connection = new RawConnection(service.url);
    connection.send(
      "POST /v2/charts/coordinates HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 50\r\n\r\n",
    );
    await connection.received(/100 Continue/);
    // A stop that takes longer than 9.5 s ends with 1.
    expect(await service.stop("SIGTERM")).toBe(0);
    await connection.closed();
    await database.drop();
  });

  test("does not delay a second signal, which ends the process immediately", async () => {
    const database = await createSqlite();
    const { service } = await serve(database);
    const connection = new RawConnection(service.url);
    connection.send(
      "POST /v2/charts/coordinates HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 50\r\n\r\n",
    );
    await connection.received(/100 Continue/);
    void service.stop("SIGTERM");
    await service.logged(/"stopping"/);
    // The first signal alone would end it with 0.
    expect(await service.stop("SIGTERM")).toBe(143);
    connection.hangUp();
    await database.drop();
  });
});

onEachEngine("a mail server that never answers", (create) => {
  test("delays the stop for a limited time only: the process exits with 0 and has written the log of requests", async () => {
    const silent = createServer((socket) => void socket.on("error", () => {})).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const database = await create();
    const { service, apiKey } = await serve(database, {
      ...{ SESSION_SECRET: "a session secret of the tests, long enough", SIGNUP: "open" },
      SMTP_URL: `smtp://127.0.0.1:${port}/?from=charts@example.com`,
    });
    const connected = once(silent, "connection");
    const visitor = new Visitor(service.url);
    expect((await visitor.post("/dashboard/sign-up", { email: "new@example.com" })).status).toBe(200);
    await connected;
    const id = (await requestChart(service.url, apiKey)).headers.get("X-Request-Id");
    expect(await service.stop("SIGTERM")).toBe(0);
    expect((await readLog(database)).map((request) => request.id)).toEqual([id]);
    expect(service.stderr).toContain("background work did not finish in time");
    await database.drop();
    silent.close();
  });
});
