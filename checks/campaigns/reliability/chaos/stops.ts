import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Call, createAgent, send } from "@chart/kit/load/call";
import { batchCall, chartCall, otherCall } from "@chart/kit/load/chart-call";
import { spread } from "@chart/kit/requests/percentile";
import { freePort } from "@chart/kit/setup/free-port";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import fc from "fast-check";
import { CampaignService } from "../lib/campaign-service.js";
import { ENGINE_NAMES } from "../lib/engine-names.js";
import { type CampaignAccount, openAccounts } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";

export interface StopsOptions {
  readonly seed: number;
  readonly stops: number;
  /** Number of services that start and stop at the same time, each on a port of its own. */
  readonly lanes: number;
  /** Callers of each service. */
  readonly callers: number;
  /** Latest moment of a signal: of one half from when its process waits for signals, of the other from its first chart. */
  readonly longestMs: number;
}

const CREDITS = 100_000_000;
/** Of so many starts, one builds the place index. */
const FIRST_START_EACH = 10;
/** Time in which a process ends itself, however busy the machine is. */
const LONGEST_STOP_MS = 60_000;
/** Of so many starts on PostgreSQL, one is of two workers. */
const WORKERS_EACH = 3;
/** Pause of a caller whom nobody answers. */
const REFUSED_PAUSE_MS = 20;
const SIGNALS = ["SIGTERM", "SIGINT"] as const;
/** Prints a word once the service waits for signals. Until then Node itself starts, and any signal ends it. */
const SAYS_UP = [
  "--import",
  "data:text/javascript,process.on('newListener',(name)=>{if(name==='SIGTERM')setImmediate(()=>process.stdout.write('up'))})",
];

/**
 * Starts the service and stops it by a signal at a random moment: while it loads, opens its store, renders its pages, builds
 * the place index or serves charts, pictures and pages, which every second one does. Each process must end with 0.
 */
export async function stops(
  database: PrivateDatabase,
  { seed, stops: count, lanes, callers, longestMs }: StopsOptions,
  report: Report,
): Promise<void> {
  report.part(`${count} starts and stops on ${ENGINE_NAMES[database.engine]}`);
  // Makes the store and the place index.
  await (await startService(database)).stop();
  const [account] = await openAccounts(database, ["stops"], CREDITS);
  if (account === undefined) throw new Error("there is no account");

  const moments = fc.sample(fc.noBias(fc.integer({ min: 0, max: longestMs })), { seed, numRuns: count });
  const endings = new Map<string, number>();
  const stopsMs: number[] = [];
  let served = 0;
  const left = [...moments.entries()];
  const folder = mkdtempSync(join(tmpdir(), "chart-stops-"));
  const runLane = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [turn, momentMs] = next;
      const signal = SIGNALS[turn % SIGNALS.length] ?? "SIGTERM";
      const port = await freePort();
      const environment = {
        ...{ NODE_ENV: "production", KEY_PEPPER: PEPPER, SESSION_SECRET: PEPPER, DATABASE_URL: database.url },
        ...{ PORT: String(port), OPS_PORT: "0", RATE_LIMIT_PER_MINUTE: "1000000", MAX_WAIT_MS: "" },
        ...(database.engine === "postgres" && turn % WORKERS_EACH === 1 && { WORKERS: "2" }),
        ...(turn % FIRST_START_EACH === 0 && { GAZETTEER_PATH: join(folder, `${turn}.txt`) }),
      };
      const service = new CampaignService(environment, { rendersAtStart: true, nodeArguments: SAYS_UP });
      const traffic = new Traffic(`http://127.0.0.1:${port}`, account, callers);
      await service.printed(/up/);
      if (turn % 4 < 2) await Promise.race([traffic.firstChart, service.exited()]);
      await delay(momentMs);
      const startedMs = performance.now();
      const ended = service.stop(signal);
      if ((await Promise.race([ended, delay(LONGEST_STOP_MS, "runs")])) === "runs") {
        report.invariant(false, `${momentMs} ms after its start a process did not stop at ${signal}`);
        await service.stop("SIGKILL");
      }
      stopsMs.push(performance.now() - startedMs);
      await traffic.end();
      served += traffic.charts;
      const [how = ""] = service.ending.split(",");
      endings.set(how, (endings.get(how) ?? 0) + 1);
      report.invariant(
        how === "code 0",
        `${momentMs} ms after its start a process ended with ${service.ending}`,
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  rmSync(folder, { recursive: true });
  for (const [how, times] of endings) report.figure(`ended with ${how}`, times);
  report.figure("from the signal to the end", spread(stopsMs));
  report.figure("charts served meanwhile", served);
  report.invariant(served > 0, "no chart was served");
}

/** Callers of a service that may not listen yet, or not any more. */
class Traffic {
  charts = 0;
  readonly #agent = createAgent();
  readonly #runs: readonly Promise<void>[];
  readonly firstChart: Promise<void>;
  #sawChart: () => void = () => {};
  #isOver = false;

  constructor(url: string, account: CampaignAccount, callers: number) {
    this.firstChart = new Promise((resolve) => {
      this.#sawChart = resolve;
    });
    this.#runs = Array.from({ length: callers }, (_, caller) => this.#run(url, account, caller));
  }

  async #run(url: string, { apiKey }: CampaignAccount, caller: number): Promise<void> {
    for (let n = caller; !this.#isOver; n++) {
      const call = callOf(n, apiKey);
      const outcome = await send(this.#agent, url, call);
      if (outcome.kind === "lost" || outcome.status === 503) await delay(REFUSED_PAUSE_MS);
      else if (outcome.status === 200 && call.path.startsWith("/v2")) {
        this.charts++;
        this.#sawChart();
      }
    }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#runs);
    this.#agent.destroy();
  }
}

function callOf(n: number, apiKey: string): Call {
  switch (n % 6) {
    case 0:
      return chartCall(apiKey, { Accept: "image/png" });
    case 1:
      return {
        method: "GET",
        path: n % 4 === 1 ? "/docs" : "/chart",
        headers: { Accept: "text/html" },
        body: "",
      };
    case 2:
      return batchCall(apiKey);
    case 3:
      return otherCall(n, apiKey);
    default:
      return chartCall(apiKey);
  }
}
