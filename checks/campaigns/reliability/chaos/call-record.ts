import { createHash } from "node:crypto";
import type { Outcome } from "@chart/kit/load/call";
import { BATCH } from "@chart/kit/load/chart-call";
import { refusalText } from "./refusal-text.js";

/** A chart that was requested under an Idempotency-Key. */
interface KeptChart {
  readonly accountId: string;
  /** Digest of the data and of the headers that show how the birth was read. */
  readonly data: string;
  /** Id of the charged request; undefined if its own answer was lost. */
  readonly paidBy: string | undefined;
}

/** Everything that the callers of a campaign received. */
export class CallRecord {
  /** Ids of requests without an Idempotency-Key that got a chart. */
  readonly charts = new Set<string>();
  /** Charts by Idempotency-Key. */
  readonly keptCharts = new Map<string, KeptChart>();
  /** Number of answers by status. */
  readonly statuses = new Map<number, number>();
  /** Ids of requests for batches that got their charts. */
  readonly batches = new Set<string>();
  /** Ids of requests without an Idempotency-Key that got a 503. */
  readonly unavailable = new Set<string>();
  /** Durations of the 503s, ms. */
  readonly unavailableMs: number[] = [];
  /** Messages of the 503s, with their number. */
  readonly refusals = new Map<string, number>();
  /** Number of calls without an answer, by reason. */
  readonly lost = new Map<string, number>();
  replayed = 0;
  /** Answers that no caller should ever see. */
  readonly faults: string[] = [];
  readonly #foreseen: ReadonlySet<number>;

  /** @param others Statuses that are right besides 200, 503 and, with an Idempotency-Key, 409. */
  constructor(others: readonly number[] = []) {
    this.#foreseen = new Set([200, 503, ...others]);
  }

  /** Records the outcome of a call; returns true if it is a chart. */
  note(outcome: Outcome, accountId: string, idempotencyKey?: string): boolean {
    if (outcome.kind === "lost") {
      this.lost.set(outcome.reason, (this.lost.get(outcome.reason) ?? 0) + 1);
      return false;
    }
    const { status, headers, body, ms } = outcome;
    const requestId = String(headers["x-request-id"]);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 503) {
      this.unavailableMs.push(ms);
      if (idempotencyKey === undefined) this.unavailable.add(requestId);
      if (headers["retry-after"] === undefined) this.faults.push("a 503 without Retry-After");
      this.#noteRefusal(body);
    }
    const isForeseen = this.#foreseen.has(status) || (status === 409 && idempotencyKey !== undefined);
    if (!isForeseen) this.faults.push(`status ${status}: ${body}`);
    if (status !== 200) return false;

    const { type, data } = JSON.parse(body);
    const isReplayed = headers["idempotent-replayed"] === "true";
    if (type === "ChartBatchResult" && !isReplayed) this.batches.add(requestId);
    if (type === "ChartBatchResult" && data.credits !== BATCH.charts)
      this.faults.push("a batch lacks charts");
    if (idempotencyKey === undefined) this.charts.add(requestId);
    else this.#noteKept(idempotencyKey, accountId, requestId, outcome);
    return true;
  }

  /** Counts the message of a 503, and notes what is wrong with it once. */
  #noteRefusal(body: string): void {
    const { message, fault } = refusalText(body);
    const count = this.refusals.get(message) ?? 0;
    if (fault !== undefined && count === 0) this.faults.push(fault);
    this.refusals.set(message, count + 1);
  }

  #noteKept(
    key: string,
    accountId: string,
    requestId: string,
    { headers, body }: Outcome & { readonly kind: "answered" },
  ): void {
    const isReplayed = headers["idempotent-replayed"] === "true";
    const answer = JSON.parse(body);
    const shown = Object.entries(headers).filter(([name]) => name.startsWith("chart-"));
    const data = createHash("sha256")
      .update(JSON.stringify([answer.data ?? answer, shown.sort()]))
      .digest("base64");
    const before = this.keptCharts.get(key);
    if (isReplayed) this.replayed++;
    if (before !== undefined && before.data !== data) this.faults.push(`${key} brought two different charts`);
    if (before !== undefined && !isReplayed) this.faults.push(`${key} was answered anew after its answer`);
    const paidBy = isReplayed ? before?.paidBy : requestId;
    this.keptCharts.set(key, { accountId, data, paidBy });
  }

  /** Number of calls that may have reached the service but got no answer. */
  get lostOnTheWay(): number {
    let count = 0;
    for (const [reason, calls] of this.lost) if (reason !== "ECONNREFUSED") count += calls;
    return count;
  }
}
