import { hostname } from "node:os";
import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";
import type { OperatorStore } from "./operator-store.js";
import type { ProcessReport } from "./process-report.js";
import type { RecentRequests } from "./recent-requests.js";

const REPORT_MS = 15_000;
/** Age from which a report is out of date: its process has ended, or cannot reach the store. */
const FRESH_MS = 3 * REPORT_MS;
/** Age from which a report is deleted. */
const KEPT_MS = 60 * 60 * 1000;

export interface ProcessHealthDeps {
  readonly store: Pick<OperatorStore, "putProcessReport" | "listProcessReports">;
  readonly recent: Pick<RecentRequests, "window">;
  /** Figures of the parts of this process. */
  readonly figures: () => Pick<ProcessReport, "inFlight" | "geocoder" | "openCircuits">;
  readonly version: string;
  readonly commit: string;
  readonly pid: number;
  readonly startedAt: Date;
  /** True if other processes use the same store: reports are exchanged through it. */
  readonly isShared: boolean;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
}

/**
 * Health of all processes that share a store: workers, and nodes on other machines. Each process keeps a report in the
 * store, because a page is answered by one process and has to show all of them.
 *
 *     process A --every 15 s--> store <--every 15 s-- process B
 *     page, answered by A: A's current figures, and B's report
 */
export class ProcessHealth {
  readonly #deps: ProcessHealthDeps;
  readonly #id: string;
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(deps: ProcessHealthDeps) {
    this.#deps = deps;
    this.#id = `${hostname()} ${deps.pid} ${deps.startedAt.toISOString()}`;
    if (deps.isShared) this.#timer = setInterval(() => void this.#report(), REPORT_MS).unref();
  }

  /** Returns the reports of all processes, this one first. */
  async list(): Promise<readonly ProcessReport[]> {
    const own = this.#ownReport();
    if (!this.#deps.isShared) return [own];
    const since = new Date(own.reportedAt.getTime() - FRESH_MS);
    const reports = await this.#deps.store.listProcessReports(since);
    return [own, ...reports.filter(({ processId }) => processId !== own.processId)];
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }

  async #report(): Promise<void> {
    const { store, now, logger } = this.#deps;
    try {
      await store.putProcessReport(this.#ownReport(), new Date(now().getTime() - KEPT_MS));
    } catch (error) {
      logger.warn({ error: loggableError(error) }, "could not store the report of this process");
    }
  }

  #ownReport(): ProcessReport {
    const { recent, figures, version, commit, pid, startedAt, now } = this.#deps;
    return {
      processId: this.#id,
      host: hostname(),
      pid,
      version,
      commit,
      startedAt,
      reportedAt: now(),
      lastFiveMinutes: recent.window(5),
      lastHour: recent.window(60),
      ...figures(),
    };
  }
}
