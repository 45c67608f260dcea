import type { Outcome } from "testkit/load/call";

/** A chart that was asked for under an Idempotency-Key. */
interface KeptChart {
  readonly accountId: string;
  readonly data: string;
  /** The request that was charged, where its own answer arrived. */
  readonly paidBy: string | undefined;
}

/** What the callers of a campaign received, all of them together. */
export class CallRecord {
  /** Requests without an Idempotency-Key that were answered by a chart. */
  readonly charts = new Set<string>();
  /** By Idempotency-Key. */
  readonly keptCharts = new Map<string, KeptChart>();
  /** Answers by status. */
  readonly statuses = new Map<number, number>();
  /** How long each 503 took, ms. */
  readonly unavailableMs: number[] = [];
  /** Calls without an answer, by reason. */
  readonly lost = new Map<string, number>();
  replayed = 0;
  /** What no caller should ever see. */
  readonly faults: string[] = [];

  /** Notes how a call ended; returns whether it brought a chart. */
  note(outcome: Outcome, accountId: string, idempotencyKey?: string): boolean {
    if (outcome.kind === "lost") {
      this.lost.set(outcome.reason, (this.lost.get(outcome.reason) ?? 0) + 1);
      return false;
    }
    const { status, headers, body, ms } = outcome;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 503) {
      this.unavailableMs.push(ms);
      if (headers["retry-after"] === undefined) this.faults.push("a 503 without Retry-After");
    }
    const isForeseen = status === 200 || status === 503 || (status === 409 && idempotencyKey !== undefined);
    if (!isForeseen) this.faults.push(`status ${status}: ${body}`);
    if (status !== 200) return false;

    const requestId = String(headers["x-request-id"]);
    if (idempotencyKey === undefined) this.charts.add(requestId);
    else this.#noteKept(idempotencyKey, accountId, requestId, outcome);
    return true;
  }

  #noteKept(
    key: string,
    accountId: string,
    requestId: string,
    { headers, body }: Outcome & { readonly kind: "answered" },
  ): void {
    const isReplayed = headers["idempotent-replayed"] === "true";
    const data = JSON.stringify(JSON.parse(body).data);
    const before = this.keptCharts.get(key);
    if (isReplayed) this.replayed++;
    if (before !== undefined && before.data !== data) this.faults.push(`${key} brought two different charts`);
    if (before !== undefined && !isReplayed) this.faults.push(`${key} was answered anew after its answer`);
    const paidBy = isReplayed ? before?.paidBy : requestId;
    this.keptCharts.set(key, { accountId, data, paidBy });
  }

  /** Calls that reached the service, or may have, and brought no answer. */
  get lostOnTheWay(): number {
    let count = 0;
    for (const [reason, calls] of this.lost) if (reason !== "ECONNREFUSED") count += calls;
    return count;
  }
}
