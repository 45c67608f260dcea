import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { createAgent, send } from "@chart/kit/load/call";
import { chartCall } from "@chart/kit/load/chart-call";
import { spread } from "@chart/kit/requests/percentile";
import type { ServiceProcess } from "@chart/kit/services/service-process";
import type { Report } from "../lib/report.js";
import { megabytes, openSockets } from "../lib/usage.js";
import type { FuzzOptions } from "./fuzz-options.js";

/** Open files that a process needs besides the idle sockets. */
const SPARE_FILES = 500;
/** Time until idle sockets must be closed: a request has 10 s for its headers, checked once a second. */
const LONGEST_PATIENCE_MS = 15_000;

/** Limits a number of sockets to the system's limit of open files. */
function affordable(sockets: number): number {
  const [, limit = "1024"] = /Max open files\s+(\d+)/.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
  return Math.min(sockets, Number(limit) - SPARE_FILES);
}

/** Opens sockets that send nothing or never finish a request; checks that other callers are served meanwhile. */
export async function idleSockets(
  service: ServiceProcess,
  apiKey: string,
  { idle: wanted, outlastsIdle }: Pick<FuzzOptions, "idle" | "outlastsIdle">,
  report: Report,
): Promise<void> {
  const count = affordable(wanted);
  report.part(`${count.toLocaleString("en")} idle sockets`);
  if (count < wanted) report.figure("asked for, but for the limit of open files", wanted);
  const { hostname, port } = new URL(service.url);
  const before = { ...(await service.usage()), sockets: openSockets(service.pid) };
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n++) {
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.on("error", () => {}).resume();
    sockets.push(socket);
    if (n % 200 === 199) await once(socket, "connect");
    if (n % 10 === 0)
      socket.write("POST /v2/charts HTTP/1.1\r\nHost: service\r\nContent-Length: 100\r\n\r\n{");
  }
  while (openSockets(service.pid) < before.sockets + count) await delay(20);
  const during = await service.usage();

  const agent = createAgent();
  const chartsMs: number[] = [];
  for (let n = 0; n < 100; n++) {
    const outcome = await send(agent, service.url, chartCall(apiKey));
    report.invariant(
      outcome.kind === "answered" && outcome.status === 200,
      "idle sockets kept a caller from a chart",
    );
    chartsMs.push(outcome.ms);
  }
  agent.destroy();
  if (outlastsIdle) {
    const idle = sockets.filter((_, n) => n % 10 !== 0);
    const endMs = performance.now() + LONGEST_PATIENCE_MS;
    while (idle.some(({ destroyed }) => !destroyed) && performance.now() < endMs) await delay(50);
    report.invariant(
      idle.every(({ destroyed }) => destroyed),
      "sockets that say nothing are kept for ever",
    );
  }
  for (const socket of sockets) socket.destroy();
  const goneMs = performance.now() + 5000;
  while (openSockets(service.pid) > before.sockets && performance.now() < goneMs) await delay(50);

  report.figure("charts meanwhile", spread(chartsMs));
  report.figure("heap before, with them", `${megabytes(before.heapUsed)}, ${megabytes(during.heapUsed)}`);
  report.figure(
    "sockets before, with them, after",
    `${before.sockets}, ${before.sockets + count}, ${openSockets(service.pid)}`,
  );
  report.invariant(openSockets(service.pid) <= before.sockets, "sockets leaked");
}
