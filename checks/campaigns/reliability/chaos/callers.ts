import type { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { type Call, createAgent, type Outcome, send } from "@chart/kit/load/call";
import { batchCall, chartCall, otherCall } from "@chart/kit/load/chart-call";
import type { CampaignAccount } from "../lib/open-accounts.js";
import type { CallRecord } from "./call-record.js";

/** Minimum pause after a failure; the maximum is twice as long. Shorter than Retry-After, to keep up the pressure. */
const PAUSE_MS = 50;

/** Of so many calls, one is a batch. */
const BATCH_EACH = 24;

/** Of so many calls, one is of another kind, each kind in turn. */
const OTHER_EACH = 5;

/** Number of charts after which a caller repeats one under its old Idempotency-Key. */
const REPEATED_EACH = 10;

/** Many concurrent callers that request one chart after another and retry failed requests, as client programs do. */
export class Callers {
  readonly record: CallRecord;
  readonly #url: () => string;
  readonly #agent: Agent = createAgent();
  readonly #runs: Promise<void>[] = [];
  #gate: { readonly opened: Promise<void>; readonly open: () => void } | undefined;
  #isEnding = false;
  #plainCalls = 0;
  #keys = 0;
  #pauses = 0;
  /** Number of calls that wait for an answer. */
  inFlight = 0;

  constructor(record: CallRecord, url: () => string) {
    this.record = record;
    this.#url = url;
  }

  /** Adds callers without Idempotency-Keys: after a lost request they send a new one. */
  addPlain(count: number, { accountId, apiKey }: CampaignAccount): void {
    this.#add(count, async () => {
      const outcome = await this.#send(apiKey, ++this.#plainCalls);
      if (!this.record.note(outcome, accountId)) await this.#pause();
    });
  }

  /** Adds callers that repeat a request under its Idempotency-Key until it is answered, and sometimes once more. */
  addRepeating(count: number, { accountId, apiKey }: CampaignAccount): void {
    const unanswered: string[] = [];
    this.#add(
      count,
      async () => {
        const key = this.#isEnding || this.#keys % 4 === 3 ? unanswered.shift() : undefined;
        const name = key ?? `call-${++this.#keys}`;
        const outcome = await this.#send(apiKey, numberOf(name), name);
        if (!this.record.note(outcome, accountId, name)) {
          unanswered.push(name);
          await this.#pause();
        } else if (this.#keys % REPEATED_EACH === 0) {
          this.record.note(await this.#send(apiKey, numberOf(name), name), accountId, name);
        }
      },
      () => unanswered.length > 0,
    );
  }

  /** Sends a request once more under its Idempotency-Key; returns true if it got a chart. */
  async repeat(name: string, { accountId, apiKey }: CampaignAccount): Promise<boolean> {
    return this.record.note(await this.#send(apiKey, numberOf(name), name), accountId, name);
  }

  #add(count: number, turn: () => Promise<void>, hasMore: () => boolean = () => false): void {
    const run = async () => {
      while (!this.#isEnding || hasMore()) {
        await this.#gate?.opened;
        if (this.#isEnding && !hasMore()) return;
        await turn();
      }
    };
    for (let n = 0; n < count; n++) this.#runs.push(run());
  }

  async #send(apiKey: string, n: number, idempotencyKey?: string): Promise<Outcome> {
    this.inFlight++;
    const headers = idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey };
    const outcome = await send(this.#agent, this.#url(), callOf(n, apiKey, headers));
    this.inFlight--;
    return outcome;
  }

  /** Stops new calls; resolves once those in flight have ended. */
  async hold(): Promise<void> {
    let open!: () => void;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.#gate ??= { opened, open };
    while (this.inFlight > 0) await delay(5);
  }

  goOn(): void {
    this.#gate?.open();
    this.#gate = undefined;
  }

  /** Repeats requests under Idempotency-Keys until each has its answer, then ends all callers. */
  async finish(): Promise<void> {
    this.#isEnding = true;
    this.goOn();
    await Promise.all(this.#runs);
    this.#agent.destroy();
  }

  /** Waits longer or shorter by turns, so that callers do not come back together. */
  #pause(): Promise<void> {
    this.#pauses += 1;
    return delay(PAUSE_MS * (1 + spread(this.#pauses)));
  }
}

/** Returns the number of an Idempotency-Key, which decides its request: repeats must be the same one. */
function numberOf(name: string): number {
  return Number(name.split("-").at(-1));
}

function callOf(n: number, apiKey: string, headers: Readonly<Record<string, string>>): Call {
  if (n % BATCH_EACH === 0) return batchCall(apiKey, headers);
  return n % OTHER_EACH === 0 ? otherCall(n / OTHER_EACH, apiKey, headers) : chartCall(apiKey, headers);
}

/** Spreads the numbers 1, 2, 3, ... evenly over [0, 1), by the golden ratio. */
function spread(n: number): number {
  return (n * 0.6180339887) % 1;
}
