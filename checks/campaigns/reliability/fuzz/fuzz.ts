import { setTimeout as delay } from "node:timers/promises";
import { createAgent, send } from "@chart/kit/load/call";
import { chartCall } from "@chart/kit/load/chart-call";
import { createSqliteFile } from "@chart/kit/stores/databases";
import { openAccounts } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";
import { megabytes, openSockets } from "../lib/usage.js";
import type { FuzzOptions } from "./fuzz-options.js";
import { idleSockets } from "./idle-sockets.js";
import { storm } from "./storm.js";

const HEAP_GROWTH_BYTES = 16 * 1024 * 1024;

/** Sends a storm of requests and opens many idle sockets; compares memory and sockets before and after. */
export async function fuzz(options: FuzzOptions, report: Report): Promise<void> {
  const database = createSqliteFile();
  // Admits every request, because another campaign tests overload: no answer may be a 503.
  const service = await startService(database, {
    MAX_IN_FLIGHT: "100000",
    MAX_WAIT_MS: "60000",
    TRUST_PROXY: "true",
  });
  const accounts = await openAccounts(database, ["ada", "bob", "cleo", "dan"], 10_000_000);
  const keys = accounts.map(({ apiKey }) => apiKey);

  // The pages are rendered after the start, at a low priority: a busy machine may leave them waiting for half a minute.
  await (await fetch(new URL("/docs", service.url))).text();
  // The process of pictures, one more socket, starts with the first one.
  const agent = createAgent();
  const picture = await send(agent, service.url, chartCall(keys[0] ?? "", { Accept: "image/png" }));
  agent.destroy();
  report.invariant(picture.kind === "answered" && picture.status === 200, "there was no picture");

  const isReplay = options.replay !== undefined;
  const warmUp = isReplay
    ? undefined
    : await storm(
        service,
        keys,
        { ...options, seed: options.seed - 1_000_000, cases: options.warmUpCases },
        report,
      );
  const usage = async () => {
    // Connections that callers have closed end meanwhile.
    await delay(1000);
    return { ...(await service.usage()), sockets: openSockets(service.pid) };
  };
  const before = await usage();
  const startedMs = performance.now();
  report.part(`${options.cases.toLocaleString("en")} cases over ${options.connections} connections`);
  const { requests, statuses, kinds, results, charged, hungUp } = await storm(service, keys, options, report);
  const seconds = (performance.now() - startedMs) / 1000;
  const sorted = (counts: ReadonlyMap<unknown, number>) =>
    [...counts]
      .sort(([a], [b]) => String(a).localeCompare(String(b)))
      .map(([name, count]) => `${name}: ${count.toLocaleString("en")}`)
      .join(", ");
  report.figure("requests", requests);
  report.figure("requests/s", requests / seconds);
  report.figure("cases by kind", sorted(kinds));
  report.figure("answers by status", sorted(statuses));
  report.figure("charged answers", sorted(results));

  if (!isReplay) {
    const after = await usage();
    report.figure("heap before and after", `${megabytes(before.heapUsed)}, ${megabytes(after.heapUsed)}`);
    report.figure("memory (RSS) before and after", `${megabytes(before.rss)}, ${megabytes(after.rss)}`);
    report.figure("sockets before and after", `${before.sockets}, ${after.sockets}`);
    report.figure("handles after", JSON.stringify(after.handles));
    report.invariant(after.heapUsed - before.heapUsed < HEAP_GROWTH_BYTES, "the heap grew");
    report.invariant(after.sockets <= before.sockets, "sockets leaked");
    const [row] = await database.sql("select count(*) as charges from ledger where kind = 'charge'");
    // The first charge is that of the picture.
    const unseen = Number(row?.["charges"]) - 1 - charged - (warmUp?.charged ?? 0);
    const mayBeUnseen = hungUp + (warmUp?.hungUp ?? 0);
    report.figure("charges whose caller hung up, of callers who did", `${unseen} of ${mayBeUnseen}`);
    report.invariant(unseen >= 0 && unseen <= mayBeUnseen, `${unseen} charges more than answers`);
    await idleSockets(service, keys[0] ?? "", options, report);
  }
  await service.admin("credits", "check");
  report.invariant((await service.stop()) === 0, `the service did not end in order: ${service.ending}`);
  await database.drop();
}
