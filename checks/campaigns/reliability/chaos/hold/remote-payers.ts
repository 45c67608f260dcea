import type { ChildProcess } from "node:child_process";
import { forkModule } from "../../lib/forked.js";
import type { Payer, PayerAnswer } from "../../lib/payer.js";

/** What the process of payers is to do. */
export interface PayersOrder {
  readonly url: string;
  readonly apiKeys: readonly string[];
  readonly callers: number;
}

/** Answers since the last report, at moments since 1970, and broken connections in all. */
export interface PayersNews {
  readonly answers: readonly PayerAnswer[];
  readonly broken: number;
}

/** Payers in a process of their own, so that the campaign's work does not slow them down. */
export class RemotePayers implements Pick<Payer, "answers" | "broken" | "chartsBetween"> {
  readonly answers: PayerAnswer[] = [];
  broken = 0;
  readonly #child: ChildProcess;

  constructor(order: PayersOrder) {
    this.#child = forkModule(new URL("payers.ts", import.meta.url));
    this.#child.on("message", ({ answers, broken }: PayersNews) => {
      for (const answer of answers) {
        this.answers.push({ ...answer, atMs: answer.atMs - performance.timeOrigin });
      }
      this.broken = broken;
    });
    this.#child.send(order);
  }

  /** Returns the charts that arrived in a span of time. */
  chartsBetween(fromMs: number, toMs: number): PayerAnswer[] {
    return this.answers.filter(({ atMs, status }) => status === 200 && atMs >= fromMs && atMs < toMs);
  }

  end(): void {
    this.#child.kill();
  }
}
