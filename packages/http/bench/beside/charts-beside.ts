import { cpus, loadavg } from "node:os";
import type { Load, LoadReport } from "../lib/load.js";
import type { MeasuredService } from "../lib/measured-service.js";

/** Charts a second that no service reaches here: their requests are made before they are sent. */
const MAX_RATE = 8000;

/** Options of {@link ChartsBeside}. */
export interface BesideOptions {
  readonly load: Load;
  /** Returns the processor time of a database of its own so far, in microseconds. */
  readonly databaseUs: () => number;
  /** Connections of the charts. */
  readonly connections: number;
  /** Time of each part of a case. */
  readonly seconds: number;
}

/** Charts of one part of a case. */
interface Sent extends LoadReport {
  /** Processor time of the service and the database meanwhile, in microseconds. */
  readonly processorUs: number;
}

/** Answers of the other callers, by status. */
export type Answers = ReadonlyMap<number, number>;

/** The charts of the first account, which are measured alone and beside other callers. */
export class ChartsBeside {
  readonly service: MeasuredService;
  readonly seconds: number;
  readonly #connections: number;
  readonly #load: Load;
  readonly #databaseUs: () => number;
  #sent = 0;

  constructor(service: MeasuredService, { load, databaseUs, connections, seconds }: BesideOptions) {
    this.service = service;
    this.seconds = seconds;
    this.#connections = connections;
    this.#load = load;
    this.#databaseUs = databaseUs;
  }

  /** Sends charts once, so that no case measures the first ones, and prints the table's head. */
  async begin(): Promise<void> {
    await this.#send();
    const [load = 0] = loadavg();
    console.log(`\n${this.#connections} callers of charts; ${cpus().length} processors for the service, the database and all callers, load average ${load.toFixed(1)}:

| beside | charts/s alone | beside it | kept | of the processor time | p50 ms alone | beside it | p99 ms alone | beside it | answers |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |`);
  }

  /**
   * Measures charts alone, beside other callers, and alone again, because the machine may have other work. Prints a row.
   *
   * @param name Name of the row, which may depend on what was measured.
   * @param callers Runs the other callers for {@link seconds}, or until the promise that it is given resolves.
   */
  async measure<Result extends Answers>(
    name: string | ((beside: LoadReport, answers: Result) => string),
    callers: (ended: Promise<unknown>) => Promise<Result>,
  ): Promise<Result> {
    const before = await this.#send();
    const sent = this.#send();
    const [beside, answers] = await Promise.all([sent, callers(sent)]);
    const alone = [before, await this.#send()];
    printRow(typeof name === "string" ? name : name(beside, answers), alone, beside, answers);
    return answers;
  }

  async #send(): Promise<Sent> {
    const { server, apiKeys } = this.service;
    const processorUs = async () => (await server.processorUs()) + this.#databaseUs();
    const beforeUs = await processorUs();
    const count = MAX_RATE * this.seconds;
    const report = await this.#load.send({
      url: server.url,
      path: "/v2/charts/coordinates",
      headers: [{ "Content-Type": "application/json", Authorization: `Bearer ${apiKeys[0]}` }],
      workload: "coordinates",
      texts: [],
      from: this.#sent,
      connections: this.#connections,
      count,
      seconds: this.seconds,
    });
    this.#sent += count;
    return { ...report, processorUs: (await processorUs()) - beforeUs };
  }
}

function printRow(name: string, alone: readonly Sent[], beside: Sent, answers: Answers): void {
  const failed = [...alone, beside].reduce((sum, report) => sum + report.failed, 0);
  if (failed > 0) throw new Error(`${failed} charts failed`);
  const mean = (of: (report: Sent) => number) =>
    alone.reduce((sum, report) => sum + of(report), 0) / alone.length;
  const rate = mean(({ requestsPerSecond }) => requestsPerSecond);
  // What charts take of the processor time is less uncertain than their rate where the machine has other work.
  const usPerChart = mean(({ processorUs, answered }) => processorUs / answered);
  const cells = [
    Math.round(rate),
    Math.round(beside.requestsPerSecond),
    `${Math.round((100 * beside.requestsPerSecond) / rate)} %`,
    `${Math.round((100 * beside.answered * usPerChart) / beside.processorUs)} %`,
    mean(({ p50Ms }) => p50Ms).toFixed(1),
    beside.p50Ms.toFixed(1),
    mean(({ p99Ms }) => p99Ms).toFixed(1),
    beside.p99Ms.toFixed(1),
    [...answers].map(([status, count]) => `${count} x ${status}`).join(", "),
  ];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
