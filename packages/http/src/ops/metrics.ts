import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Stores } from "../database/stores.js";
import type { Geocoder } from "../geocoding/geocoder.js";
import type { AdmissionControl } from "../server/overload/admission-control.js";
import type { RequestRecord, Stage } from "../telemetry/request-record.js";

/** Seconds: a chart takes tenths of a millisecond, a geocoding service may take its full 8 s. */
const BUCKETS_SECONDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

const STAGES: readonly Stage[] = ["geocode", "compute", "charge"];

/**
 * What the service counts, in the terms of Prometheus. Labels have few values, none of which a caller can
 * invent: routes are patterns, codes come from the one table.
 */
export class Metrics {
  readonly registry: Registry = new Registry();
  readonly #requests: Counter;
  readonly #requestSeconds: Histogram;
  readonly #stageSeconds: Histogram;
  readonly #credits: Counter;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Counter({
      name: "chart_requests_total",
      help: "Requests answered; code is the failure's, empty where the request succeeded.",
      labelNames: ["route", "status", "code"],
      registers,
    });
    this.#requestSeconds = new Histogram({
      name: "chart_request_duration_seconds",
      help: "Time from the first look at a request until its answer is made.",
      labelNames: ["route"],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.#stageSeconds = new Histogram({
      name: "chart_stage_duration_seconds",
      help: "Time of a part of a chart's making: geocode, compute (zone and chart) or charge.",
      labelNames: ["stage"],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.#credits = new Counter({
      name: "chart_credits_charged_total",
      help: "Credits taken for answers.",
      registers,
    });
    for (const stage of STAGES) this.#stageSeconds.zero({ stage });
  }

  /** Counts an answered request. */
  readonly recordRequest = (record: RequestRecord): void => {
    const { route, status, code = "" } = record;
    this.#requests.inc({ route, status, code });
    if (record.durationMs !== undefined) this.#requestSeconds.observe({ route }, record.durationMs / 1000);
    for (const stage of STAGES) {
      const stageMs = record[`${stage}Ms`];
      if (stageMs !== undefined) this.#stageSeconds.observe({ stage }, stageMs / 1000);
    }
    // A replayed answer was charged earlier, without this stage.
    if (status === 200 && record.chargeMs !== undefined) this.#credits.inc();
  };

  /**
   * Shows the use of the store's connections, the geocoder's open circuits and the requests in flight, looked up
   * whenever somebody asks.
   */
  watch(
    store: Pick<Stores, "connectionUse">,
    geocoder: Pick<Geocoder, "openCircuits">,
    admission: Pick<AdmissionControl, "inFlight" | "waiting">,
  ): void {
    const registers = [this.registry];
    new Gauge({
      name: "chart_requests_in_flight",
      help: "Chart requests without an answer yet: at work, or waiting for the geocoder.",
      labelNames: ["state"],
      registers,
      collect() {
        this.set({ state: "working" }, admission.inFlight - admission.waiting);
        this.set({ state: "waiting" }, admission.waiting);
      },
    });
    new Gauge({
      name: "chart_store_connections",
      help: "Connections to the store: busy, idle, and requests waiting for one. None on SQLite.",
      labelNames: ["state"],
      registers,
      collect() {
        for (const [state, count] of Object.entries(store.connectionUse() ?? {})) this.set({ state }, count);
      },
    });
    new Gauge({
      name: "chart_geocoder_open_circuits",
      help: "Callers' keys for which the geocoding service is left alone after failures in a row.",
      registers,
      collect() {
        this.set(geocoder.openCircuits?.() ?? 0);
      },
    });
  }
}
