import { setTimeout as delay } from "node:timers/promises";
import { createAgent, send } from "@chart/kit/load/call";
import { chartCall } from "@chart/kit/load/chart-call";
import { CallRecord } from "../chaos/call-record.js";
import type { CampaignAccount } from "../lib/open-accounts.js";

/** Pause after a failure. */
const PAUSE_MS = 50;

/** The accounts of the callers, by their kind. */
interface Payers {
  readonly plain: readonly CampaignAccount[];
  readonly repeating: readonly CampaignAccount[];
}

/** Callers of one kind of chart, which every release serves. Half of them repeat a call under its key until it is answered. */
export class ChartCallers {
  readonly record = new CallRecord();
  readonly #agent = createAgent();
  readonly #runs: readonly Promise<void>[];
  #isOver = false;
  #keys = 0;
  #lastMs = performance.now();
  /** Longest time without a chart since {@link startGap}. */
  longestGapMs = 0;

  constructor(url: string, callers: number, { plain, repeating }: Payers) {
    this.#runs = Array.from({ length: callers }, (_, index) =>
      index % 2 === 0 ? this.#callPlainly(url, plain[0]) : this.#callRepeatedly(url, repeating[0]),
    );
  }

  startGap(): void {
    this.#lastMs = performance.now();
    this.longestGapMs = 0;
  }

  async #callPlainly(url: string, account?: CampaignAccount): Promise<void> {
    while (!this.#isOver) await this.#call(url, account);
  }

  async #callRepeatedly(url: string, account?: CampaignAccount): Promise<void> {
    while (!this.#isOver) {
      const key = `redeploy-${++this.#keys}`;
      while (!(await this.#call(url, account, key)));
    }
  }

  async #call(url: string, account: CampaignAccount | undefined, key?: string): Promise<boolean> {
    const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key };
    const outcome = await send(this.#agent, url, chartCall(account?.apiKey ?? "", headers));
    const isChart = this.record.note(outcome, account?.accountId ?? "", key);
    const nowMs = performance.now();
    this.longestGapMs = Math.max(this.longestGapMs, nowMs - this.#lastMs);
    if (isChart) this.#lastMs = nowMs;
    else await delay(PAUSE_MS);
    return isChart;
  }

  /** Lets the callers of keys get their answers, and ends all. */
  async finish(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#runs);
    this.#agent.destroy();
  }
}
