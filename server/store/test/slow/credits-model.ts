import type { AccountStatus, Plan } from "@chart/accounts";
import { PLAN_CREDITS } from "@chart/kit/stores/test-stores";

const DAY_MS = 86_400_000;

/** Reference model of credits, as simple as possible: it counts the periods one by one, day by day. */
export class CreditsModel {
  allocation: number;
  granted = 0;
  charges = 0;
  plan: Plan;
  status: AccountStatus = "active";
  now: Date;
  /** Idempotency-Keys of completed requests. */
  readonly answered: string[] = [];
  readonly #anchorDay: number;

  constructor(createdAt: Date, plan: Plan, credits: number) {
    this.now = createdAt;
    this.#anchorDay = createdAt.getUTCDate();
    this.plan = plan;
    this.allocation = credits;
  }

  get credits(): number {
    return this.allocation + this.granted;
  }

  wait(days: number): void {
    for (let day = 0; day < days; day++) {
      this.now = new Date(this.now.getTime() + DAY_MS);
      const today = this.now.getUTCDate();
      const isLastDay = new Date(this.now.getTime() + DAY_MS).getUTCDate() === 1;
      if (today === this.#anchorDay || (isLastDay && today < this.#anchorDay)) {
        this.allocation = PLAN_CREDITS[this.plan];
      }
    }
  }

  /** Charges several times and returns the credits left after each charge. */
  charge(count: number): (number | "exhausted")[] {
    return Array.from({ length: count }, () => {
      if (this.allocation > 0) this.allocation -= 1;
      else if (this.granted > 0) this.granted -= 1;
      else return "exhausted";
      this.charges += 1;
      return this.credits;
    });
  }
}
