import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { PrivateDatabase } from "testkit/databases";
import type { DashboardReader } from "../lib/dashboard-reader.js";
import type { Answers, ChartsBeside } from "./charts-beside.js";

type Request = (reader: DashboardReader, signal: AbortSignal) => Promise<Response>;

const EXPORTS: Readonly<Record<string, Request>> = {
  "credits.csv": (reader, signal) => reader.requestCsv("/credits.csv", signal),
  "requests.csv": (reader, signal) => reader.requestCsv("/requests.csv", signal),
  "export of the account": (reader, signal) => reader.requestExport(signal),
};

/** Prints time, size and memory of each export as a whole, read by one owner and nobody else. */
export async function timeExports(
  database: PrivateDatabase,
  { service }: ChartsBeside,
  owner: DashboardReader,
): Promise<void> {
  console.log(
    "\n| export | first byte ms | whole s | MB | memory before, MB | most memory, MB |\n| --- | ---: | ---: | ---: | ---: | ---: |",
  );
  for (const [name, request] of Object.entries(EXPORTS)) {
    await database.sql("delete from account_exports");
    const before = (await service.server.usage()).rss;
    let most = before;
    const isOver = new AbortController();
    const watching = watchMemory(service.server.pid, isOver.signal, (bytes) => {
      most = Math.max(most, bytes);
    });
    const { firstByteMs, ms, bytes } = await download(request, owner, new AbortController().signal);
    isOver.abort();
    await watching;
    const cells = [firstByteMs.toFixed(0), (ms / 1000).toFixed(0), ...[bytes, before, most].map(megabytes)];
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
}

/** Measures charts beside exports of all owners at once, which are broken off in the end. */
export async function measureExports(
  database: PrivateDatabase,
  charts: ChartsBeside,
  owners: readonly DashboardReader[],
): Promise<void> {
  for (const [name, request] of Object.entries(EXPORTS)) {
    await database.sql("delete from account_exports");
    await charts.measure(`${owners.length} x ${name}`, async (ended): Promise<Answers> => {
      const broken = new AbortController();
      void ended.then(() => broken.abort());
      const downloads = await Promise.all(owners.map((owner) => download(request, owner, broken.signal)));
      const answers = new Map<number, number>();
      for (const { status } of downloads) answers.set(status, (answers.get(status) ?? 0) + 1);
      return answers;
    });
    // The service notices a reader that is gone when it writes the next part.
    await delay(1000);
  }
}

interface Download {
  readonly status: number;
  readonly firstByteMs: number;
  readonly ms: number;
  readonly bytes: number;
}

/** Reads an export until its end, or until it is broken off. */
async function download(request: Request, reader: DashboardReader, broken: AbortSignal): Promise<Download> {
  const startedMs = performance.now();
  const response = await request(reader, broken);
  let firstByteMs = 0;
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      if (bytes === 0) firstByteMs = performance.now() - startedMs;
      bytes += part.length;
    }
  } catch (error) {
    if (!broken.aborted) throw error;
  }
  return { status: response.status, firstByteMs, ms: performance.now() - startedMs, bytes };
}

/** Reports the resident memory of a process four times a second. */
async function watchMemory(pid: number, isOver: AbortSignal, report: (bytes: number) => void): Promise<void> {
  while (!isOver.aborted) {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    report(Number(kilobytes) * 1024);
    await delay(250);
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
