/**
 * Runs the official conformance suites of the Model Context Protocol against the built service, and against the code that
 * answers its messages with the tools of the suites' reference server. Scenarios that cannot pass stand with their reason
 * in conformance/exceptions.ts. The suites come from the npm registry.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { builtGazetteer } from "@chart/kit/setup/built-gazetteer";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { createSqliteFile } from "@chart/kit/stores/databases";
import { EXCEPTIONS, type Target } from "./conformance/exceptions.js";
import { PacedProxy } from "./conformance/paced-proxy.js";
import { serveReference } from "./conformance/reference-server.js";
import { runSuite, type ScenarioResult, SUITES } from "./conformance/suites.js";
import { Report } from "./lib/report.js";

/** Check of every message against the schema of the protocol, which no exception excuses. */
const NEVER_EXCUSED = "wire-schema-valid";

const report = new Report();
const folder = mkdtempSync(join(tmpdir(), "chart-conformance-"));
try {
  await onService();
  await onTransport();
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(report.conclude());

async function onService(): Promise<void> {
  await builtGazetteer();
  const database = createSqliteFile();
  const proxy = await PacedProxy.open();
  const service = await new ServiceProcess({
    DATABASE_URL: database.url,
    KEY_PEPPER: PEPPER,
    PUBLIC_URL: proxy.url,
    MCP_CALLS_PER_MINUTE: "100000",
    LOG_LEVEL: "debug",
  }).listening();
  try {
    proxy.target = service.address;
    await runSuites("service", `${proxy.url}/mcp`);
  } finally {
    proxy.close();
    await service.stop();
    await database.drop();
  }
}

async function onTransport(): Promise<void> {
  const server = await serveReference();
  try {
    await runSuites("transport", `${server.url}/mcp`);
  } finally {
    server.close();
  }
}

async function runSuites(target: Target, url: string): Promise<void> {
  const used = new Set<string>();
  for (const suite of SUITES) {
    report.part(`${target}, revisions ${suite.revisions} (conformance ${suite.version})`);
    const results = await runSuite(suite, url, join(folder, `${target}-${suite.version}`));
    judge(target, results, used);
  }
  for (const key of Object.keys(EXCEPTIONS[target]))
    report.invariant(used.has(key), `${target}: no suite has the exception ${key}`);
}

/** Prints the table of a run, and compares it with the exceptions. Adds those that it has to `used`. */
function judge(target: Target, results: readonly ScenarioResult[], used: Set<string>): void {
  const exceptions = EXCEPTIONS[target];
  const width = Math.max(...results.map(({ scenario }) => scenario.length));
  console.log(`${"scenario".padEnd(width)}  passed  failed`);
  for (const { scenario, passed, failures } of results) {
    const counts = `${String(passed).padStart(6)}  ${String(failures.length).padStart(6)}`;
    console.log(`${scenario.padEnd(width)}  ${counts}  ${exceptions[scenario] ?? ""}`.trimEnd());
    for (const { id, errorMessage } of failures) {
      const ofCheck = exceptions[`${scenario}:${id}`];
      if (ofCheck !== undefined) console.log(`  ${id}: ${ofCheck}`);
      const isExcused = id !== NEVER_EXCUSED && (scenario in exceptions || ofCheck !== undefined);
      report.invariant(isExcused, `${target}: ${scenario}, ${id}: ${errorMessage}`);
    }
    for (const key of Object.keys(exceptions)) {
      const [name, id] = key.split(":");
      if (name !== scenario) continue;
      used.add(key);
      const fails = failures.some((failure) => id === undefined || failure.id === id);
      report.invariant(fails, `${target}: ${key} passes, so its exception is stale`);
    }
  }
}
