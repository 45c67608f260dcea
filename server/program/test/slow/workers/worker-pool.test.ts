import cluster from "node:cluster";
import { requestChart } from "@chart/kit/load/chart-call";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { onPostgres } from "@chart/kit/stores/test-stores";
import { expect, test, vi } from "vitest";
import { WorkerPool } from "../../../src/workers/worker-pool.js";

/**
 * Module that a process loads before the service: the worker with this number gets a database that refuses every
 * connection, as if the real one went away while that worker starts.
 */
const withoutDatabase = (worker: number) =>
  `data:text/javascript,${encodeURIComponent(`
    import cluster from "node:cluster";
    if (cluster.worker?.id === ${worker}) process.env.DATABASE_URL = "postgres://user:hunter2@127.0.0.1:1/chart";
  `)}`;

onPostgres("A database that goes away during the start", (create) => {
  const start = (databaseUrl: string, worker: number) =>
    new ServiceProcess(
      {
        ...{ DATABASE_URL: databaseUrl, KEY_PEPPER: PEPPER, NODE_ENV: "production" },
        ...{ WORKERS: "2" },
      },
      { nodeArguments: ["--import", withoutDatabase(worker)] },
    );

  test("of the second worker does not end the first one, which serves; the second one is replaced", async () => {
    const database = await create();
    const service = start(database.url, 2);
    await service.listening();
    expect((await requestChart(service.url, "an unknown key")).status).toBe(401);
    await service.logged(/(worker ready[\s\S]*){2}/);

    expect(service.stderr).toMatch(/DATABASE_URL: the PostgreSQL database cannot be opened \(ECONNREFUSED/);
    expect(service.stderr).not.toContain("hunter2");
    expect(service.stderr.match(/"worker ended"/g)).toHaveLength(1);
    const [first] = [...service.stderr.matchAll(/"pid":(\d+),"msg":"worker ready"/g)].map(([, pid]) => pid);
    expect(service.stderr).not.toMatch(new RegExp(`"pid":${first},.*"worker ended"`));
    expect(await service.stop()).toBe(0);
    await database.drop();
  });

  test("of the first worker ends the service with one line and code 1, so that its supervisor retries", async () => {
    const database = await create();
    const service = start(database.url, 1);
    expect(await service.exited()).toBe(1);
    expect(service.stderr).toMatch(/^Chart API cannot start: DATABASE_URL: [^\n]*ECONNREFUSED[^\n]*\n$/);
    await database.drop();
  });
});

/** Module that a process loads before the service: the second worker's modules never finish loading. */
const ENDLESS_LOADING = `data:text/javascript,${encodeURIComponent(`
  import cluster from "node:cluster";
  if (cluster.worker?.id === 2) {
    process.stderr.write("loading\\n");
    await new Promise((resolve) => setTimeout(resolve, 3_600_000));
  }
`)}`;

onPostgres("A stop while a worker still loads its modules", (create) => {
  test("ends that worker, too: the service exits with 0 and kills nothing", async () => {
    const database = await create();
    const service = new ServiceProcess(
      { DATABASE_URL: database.url, KEY_PEPPER: PEPPER, NODE_ENV: "production", WORKERS: "2" },
      { nodeArguments: ["--import", ENDLESS_LOADING] },
    );
    await service.logged(/worker ready[\s\S]*loading|loading[\s\S]*worker ready/);
    expect(await service.stop()).toBe(0);
    expect(service.stderr).not.toMatch(/"level":50|killing/);
    await database.drop();
  });
});

test("stopping the pool does not wait for a worker that has ended and whose channel is still open", async () => {
  const logger = { info: vi.fn(), error: vi.fn() };
  const pool = new WorkerPool(1, logger as never);
  const ended = { isDead: () => true, once: vi.fn(), send: vi.fn() };
  Object.assign(cluster.workers ?? {}, { ended });
  try {
    await pool.stop();
    expect(ended.send).not.toHaveBeenCalled();
  } finally {
    delete cluster.workers?.["ended"];
  }
});

test("a service that starts while its database is away exits with one line and code 1", async () => {
  const service = new ServiceProcess({ DATABASE_URL: "postgres://user:hunter2@127.0.0.1:1/chart" });
  expect(await service.exited()).toBe(1);
  expect(service.stderr).toMatch(/^Chart API cannot start: DATABASE_URL: [^\n]*ECONNREFUSED[^\n]*\n$/);
  expect(service.stderr).not.toContain("hunter2");
});
