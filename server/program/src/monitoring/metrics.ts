import { statfs } from "node:fs/promises";
import { EMAIL_KINDS, type RecordEmail } from "@chart/accounts/mail";
import type { AttemptLimits } from "@chart/accounts/sign-in";
import type { Stores } from "@chart/store";
import { CALL_OUTCOMES, type CallOutcome, TOOLS } from "bodygraph-mcp";
import type { Geocoder } from "chart-http";
import type { RequestRecord, Stage } from "chart-http/base";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PngQueue } from "../adapters/png/png-queue.js";
import type { Release } from "../release/release.js";
import type { AdmissionControl } from "../server/overload/admission-control.js";
import { AccountMetrics } from "./account-metrics.js";

/** Histogram buckets, from a chart's tenths of a millisecond to the 8 s that Google may take. */
const BUCKETS_SECONDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

const STAGES: readonly Stage[] = ["geocode", "compute", "draw", "charge"];

/**
 * Prometheus metrics of the service. A caller cannot invent label values, so their number is bounded: routes are
 * patterns, error codes come from the failure table, and only the busiest accounts are named.
 */
export class Metrics {
  /** Registry of these metrics and of Node's own. */
  readonly registry: Registry = new Registry();
  readonly #requests: Counter;
  readonly #requestSeconds: Histogram;
  readonly #stageSeconds: Histogram;
  readonly #credits: Counter;
  readonly #droppedRequests: Counter;
  readonly #accounts: AccountMetrics;
  readonly #notices: Counter;

  constructor(release: Release) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: "chart_build_info",
      help: "Always 1; the labels are the version of the service and the commit that it was built from.",
      labelNames: ["version", "commit"],
      registers,
      // All workers run the same build: their sum would count them.
      aggregator: "first",
    }).set({ ...release }, 1);
    this.#requests = new Counter({
      name: "chart_requests_total",
      help: "Responses sent; code is the error code, empty for success.",
      labelNames: ["route", "status", "code"],
      registers,
    });
    this.#requestSeconds = new Histogram({
      name: "chart_request_duration_seconds",
      help: "Time from receiving a request until its response is made.",
      labelNames: ["route"],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.#stageSeconds = new Histogram({
      name: "chart_stage_duration_seconds",
      help: "Time of a stage of a chart request: geocode, compute (zone and chart), draw (picture) or charge.",
      labelNames: ["stage"],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.#credits = new Counter({
      name: "chart_credits_charged_total",
      help: "Credits charged for results.",
      registers,
    });
    this.#notices = new Counter({
      name: "chart_credit_notices_total",
      help: "Attempts to email a notice of low credits; outcome is sent or failed.",
      labelNames: ["outcome"],
      registers,
    });
    for (const outcome of ["sent", "failed"]) this.#notices.inc({ outcome }, 0);
    this.#droppedRequests = new Counter({
      name: "chart_request_log_dropped_total",
      help: "Requests that are missing in the request log, because the store could not take them.",
      registers,
    });
    for (const stage of STAGES) this.#stageSeconds.zero({ stage });
    this.#accounts = new AccountMetrics(this.registry);
  }

  readonly recordRequest = (record: RequestRecord): void => {
    const { route, status, code = "" } = record;
    this.#requests.inc({ route, status, code });
    if (record.durationMs !== undefined) this.#requestSeconds.observe({ route }, record.durationMs / 1000);
    for (const stage of STAGES) {
      const stageMs = record[`${stage}Ms`];
      if (stageMs !== undefined) this.#stageSeconds.observe({ stage }, stageMs / 1000);
    }
    if (record.accountId !== undefined) this.#accounts.count(record.accountId, record);
    // A repeated response (Idempotency-Key) was charged before, so it has no charge stage.
    if (status === 200 && record.chargeMs !== undefined) this.#credits.inc(record.credits ?? 1);
  };

  /** Counts an attempt to send a credit notice. */
  readonly recordNotice = (outcome: "sent" | "failed"): void => {
    this.#notices.inc({ outcome });
  };

  /** Starts to count attempts to send email, each kind and outcome from 0; returns what records one. */
  countEmails(): RecordEmail {
    const emails = new Counter({
      name: "chart_emails_total",
      help: "Attempts to send an email; kind says which, outcome is sent or failed.",
      labelNames: ["kind", "outcome"],
      registers: [this.registry],
    });
    for (const kind of EMAIL_KINDS)
      for (const outcome of ["sent", "failed"]) emails.inc({ kind, outcome }, 0);
    return (kind, outcome) => emails.inc({ kind, outcome });
  }

  /** Starts to count calls of the tools for assistants, each tool and outcome from 0; returns what records one. */
  countCalls(): (tool: string, outcome: CallOutcome) => void {
    const calls = new Counter({
      name: "chart_assistant_calls_total",
      help: "Calls of the tools for assistants; outcome is ok, mend if the input was wrong, or fault.",
      labelNames: ["tool", "outcome"],
      registers: [this.registry],
    });
    for (const { name } of TOOLS) for (const outcome of CALL_OUTCOMES) calls.inc({ tool: name, outcome }, 0);
    return (tool, outcome) => calls.inc({ tool, outcome });
  }

  /**
   * Adds the time of the last backup, and the space of the disk, which are read at each scrape.
   *
   * @param folder Folder on the disk that must not run full.
   */
  watchStorage(store: { readonly operators: Pick<Stores["operators"], "readFacts"> }, folder: string): void {
    const registers = [this.registry];
    new Gauge({
      name: "chart_last_backup_timestamp_seconds",
      help: "Time of the last backup by the admin command, in seconds since 1970; 0 if there was none.",
      registers,
      aggregator: "max",
      async collect() {
        // While the store is away, other metrics say so, and the last value stays.
        const facts = await store.operators.readFacts().catch(() => undefined);
        if (facts !== undefined) this.set((facts.lastBackupAt?.getTime() ?? 0) / 1000);
      },
    });
    const disk = new Gauge({
      name: "chart_disk_bytes",
      help: "Space of the disk of the SQLite store, with PostgreSQL of the service's folder: size, and free.",
      labelNames: ["state"],
      registers,
      // All workers are on one disk.
      aggregator: "first",
      async collect() {
        const { blocks, bavail, bsize } = await statfs(folder);
        disk.set({ state: "size" }, blocks * bsize);
        disk.set({ state: "free" }, bavail * bsize);
      },
    });
  }

  /** Counts requests that are missing in the request log. */
  readonly countDroppedRequests = (requests: number): void => this.#droppedRequests.inc(requests);

  /**
   * Adds gauges for the requests in flight, the store's connections, the geocoder's open circuits, the PNG pictures in
   * progress and the memory of the sign-in limits. Their values are read at each scrape.
   */
  watch(
    store: Pick<Stores, "connectionUse">,
    geocoder: Pick<Geocoder, "openCircuits">,
    admission: Pick<AdmissionControl, "inFlight" | "waiting">,
    attempts: Pick<AttemptLimits, "kept">,
    pngQueue: Pick<PngQueue, "working" | "waiting">,
  ): void {
    const registers = [this.registry];
    new Gauge({
      name: "chart_requests_in_flight",
      help: "Chart requests in progress: working, or waiting for the geocoder, for the turn of a PNG or for the outcome of a charge.",
      labelNames: ["state"],
      registers,
      collect() {
        this.set({ state: "working" }, admission.inFlight - admission.waiting);
        this.set({ state: "waiting" }, admission.waiting);
      },
    });
    new Gauge({
      name: "chart_store_connections",
      help: "PostgreSQL connections busy and idle, and requests waiting for one. Absent on SQLite.",
      labelNames: ["state"],
      registers,
      collect() {
        for (const [state, count] of Object.entries(store.connectionUse() ?? {})) this.set({ state }, count);
      },
    });
    new Gauge({
      name: "chart_geocoder_open_circuits",
      help: "Geocoding keys whose circuit breaker is open, because the provider failed repeatedly.",
      registers,
      collect() {
        this.set(geocoder.openCircuits?.() ?? 0);
      },
    });
    new Gauge({
      name: "chart_png_pictures",
      help: "PNG pictures at work, at most 1, and waiting for their turn, at most 8.",
      labelNames: ["state"],
      registers,
      collect() {
        this.set({ state: "working" }, pngQueue.working);
        this.set({ state: "waiting" }, pngQueue.waiting);
      },
    });
    new Gauge({
      name: "chart_attempt_buckets",
      help: "Network and email addresses whose attempts at the dashboard are counted, at most 100,000 of each.",
      labelNames: ["kind"],
      registers,
      collect() {
        for (const [kind, count] of Object.entries(attempts.kept)) this.set({ kind }, count);
      },
    });
  }
}
