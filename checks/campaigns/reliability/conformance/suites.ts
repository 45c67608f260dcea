import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A published version of the official suite, with the options that choose its scenarios. */
export interface Suite {
  /** Revisions of the protocol, as the tables name them. */
  readonly revisions: string;
  readonly version: string;
  readonly options: readonly string[];
}

/** The suites that run, in their order. Their versions are pinned here only. */
export const SUITES: readonly Suite[] = [
  { revisions: "up to 2025-11-25", version: "0.1.16", options: ["--suite", "all"] },
  { revisions: "2026-07-28", version: "0.2.0-alpha.12", options: ["--requirements", "2026-07-28"] },
];

/** Release of Node in which the suites run where this one is older than they need. */
const NODE = "22.23.3";
const NODE_NEEDED = 22;

/** Result of a scenario. */
export interface ScenarioResult {
  readonly scenario: string;
  readonly passed: number;
  /** Failed checks; a check may fail several times. */
  readonly failures: readonly Check[];
}

/** Check of a scenario, as the suite reports it. */
interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

/** Runs a suite against a server, with its results in `folder`; throws if it does not come to an end. */
export async function runSuite(suite: Suite, url: string, folder: string): Promise<ScenarioResult[]> {
  mkdirSync(folder);
  const node = Number.parseInt(process.versions.node, 10) < NODE_NEEDED ? [`--package=node@${NODE}`] : [];
  const packages = [...node, `--package=@modelcontextprotocol/conformance@${suite.version}`];
  const command = ["conformance", "server", "--url", url, ...suite.options, "--output-dir", folder];
  const output = await printed("npx", ["--yes", ...packages, "--", ...command], folder);
  const summary = [...output.matchAll(/^[✓✗] (\S+): \d+ passed, \d+ failed/gm)].map(([, name]) => name);
  const results = resultsIn(folder);
  // A scenario whose results are missing would be overlooked.
  if (results.length === 0 || results.some(({ scenario }, index) => scenario !== summary[index]))
    throw new Error(`The suite ${suite.version} did not come to its end: ${output.slice(-1000)}`);
  return results;
}

/** Runs a command, whatever its exit code; returns what it prints. */
function printed(command: string, parameters: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(command, parameters, { cwd, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) => {
      resolve(stdout + stderr);
    });
  });
}

/** Reads the results of all scenarios, in the order in which they ran. */
function resultsIn(folder: string): ScenarioResult[] {
  const named = readdirSync(folder).flatMap((name) => {
    const [, scenario, time] = /^server-(.+)-(\d{4}-\d\d-\d\dT.+)$/.exec(name) ?? [];
    return scenario === undefined || time === undefined ? [] : [{ name, scenario, time }];
  });
  return named
    .sort((one, other) => (one.time < other.time ? -1 : 1))
    .map(({ name, scenario }) => {
      const checks: Check[] = JSON.parse(readFileSync(join(folder, name, "checks.json"), "utf8"));
      return {
        scenario,
        passed: checks.filter(({ status }) => status === "SUCCESS").length,
        failures: checks.filter(({ status }) => status === "FAILURE"),
      };
    });
}
