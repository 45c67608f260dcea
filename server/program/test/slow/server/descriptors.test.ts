import { execFile } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { createConnection, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chartCall } from "@chart/kit/load/chart-call";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { expect, test } from "vitest";

const ZONE_FINDER = fileURLToPath(
  new URL("../../../dist/adapters/geocoding/zone-finder.js", import.meta.url),
);

/** Places in many parts of the map of zones, so that each lookup reads other outlines. */
const PLACES = Array.from({ length: 20 }, (_, n) => ({ lat: 36 + n, lng: -8.5 + 2 * n }));

test("time zones are found while a process has no file descriptors left", async () => {
  const script = `
    import { openSync } from "node:fs";
    import { findZone } from ${JSON.stringify(ZONE_FINDER)};
    let code;
    while (code === undefined) try { openSync("/dev/null"); } catch (error) { code = error.code; }
    console.log(code, ${JSON.stringify(PLACES)}.map(findZone).length);
  `;
  const limited = [
    "-c",
    'ulimit -n 60; exec "$@"',
    "sh",
    process.execPath,
    "--input-type=module",
    "-e",
    script,
  ];
  const { stdout } = await promisify(execFile)("sh", limited);
  expect(stdout).toBe("EMFILE 20\n");
});

/** Requests a chart over the agent's kept connection. */
async function chartOver(agent: Agent, url: string, apiKey: string, place: object): Promise<number> {
  const { path, headers } = chartCall(apiKey);
  const call = request(url + path, { method: "POST", agent, headers });
  call.end(JSON.stringify({ birthdate: "1990-09-05", birthtime: "21:17", ...place }));
  const [response] = await once(call, "response");
  await response.resume().toArray();
  return response.statusCode;
}

test("payers get all of their charts, over kept connections and new ones, while idle connections outnumber the limit of open files", async () => {
  const database = await createSqlite();
  // Few enough to fill them; enough for a start, which reads a few hundred modules at the same time.
  const environment = { DATABASE_URL: database.url, KEEP_ALIVE_MS: "120000" };
  const service = new ServiceProcess(environment, { openFiles: 600 });
  await service.printed(/^curl .+\n/m);
  const [apiKey = ""] = /chart_live_\w+/.exec(service.stdout) ?? [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await chartOver(agent, service.url, apiKey, { lat: 0, lng: 0 })).toBe(200);

  const port = Number(new URL(service.url).port);
  const idle: Socket[] = [];
  let closed = 0;
  for (let n = 0; n < 650; n++) {
    const socket = createConnection(port, "127.0.0.1").on("error", () => {});
    socket.on("close", () => closed++).resume();
    idle.push(socket);
  }
  // Half of the files are for connections, and the payer has one of them.
  await expect.poll(() => closed).toBe(650 - 299);

  const statuses: number[] = [];
  for (const place of PLACES) statuses.push(await chartOver(agent, service.url, apiKey, place));
  expect(statuses).toEqual(PLACES.map(() => 200));
  expect(service.stderr.match(/too many connections/g)).toHaveLength(1);

  const newcomer = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await chartOver(newcomer, service.url, apiKey, { lat: 0, lng: 0 })).toBe(200);
  newcomer.destroy();

  for (const socket of idle) socket.destroy();
  await expect
    .poll(() =>
      fetch(`${service.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const { headers } = await fetch(`${service.url}/healthz`);
  expect(headers.get("Keep-Alive")).toBe("timeout=120");
  agent.destroy();
  await service.stop("SIGKILL");
  await database.drop();
});
