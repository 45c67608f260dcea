import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PLANS, type Plan } from "../../src/accounts/plan.js";
import type { Store } from "../../src/storage/store.js";
import { onEachEngine, PLAN_CREDITS, type TestDatabase } from "../support/databases.js";

const DAY_MS = 86_400_000;

/** What may happen to an account. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("charge" as const), count: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ kind: fc.constant("grant" as const), amount: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 70 }) }),
  fc.record({ kind: fc.constant("set-plan" as const), plan: fc.constantFrom(...PLANS) }),
  fc.record({ kind: fc.constant("rotate" as const) }),
  fc.record({ kind: fc.constant("look" as const) }),
);

/** The rules of credits in their plainest form: periods are counted off one after another, day by day. */
class Model {
  allocation: number;
  granted = 0;
  plan: Plan;
  #now: Date;
  readonly #anchorDay: number;

  constructor(createdAt: Date, plan: Plan, credits: number) {
    this.#now = createdAt;
    this.#anchorDay = createdAt.getUTCDate();
    this.plan = plan;
    this.allocation = credits;
  }

  wait(days: number): void {
    for (let day = 0; day < days; day++) {
      this.#now = new Date(this.#now.getTime() + DAY_MS);
      const today = this.#now.getUTCDate();
      const isLastDay = new Date(this.#now.getTime() + DAY_MS).getUTCDate() === 1;
      if (today === this.#anchorDay || (isLastDay && today < this.#anchorDay)) {
        this.allocation = PLAN_CREDITS[this.plan];
      }
    }
  }

  /** The credits left after each charge. */
  charge(count: number): (number | "exhausted")[] {
    return Array.from({ length: count }, () => {
      if (this.allocation > 0) this.allocation -= 1;
      else if (this.granted > 0) this.granted -= 1;
      else return "exhausted";
      return this.allocation + this.granted;
    });
  }
}

onEachEngine("credits, keys and periods", (create) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await create();
    store = await database.open();
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  test("are those of a plain model after any sequence of steps, and every ledger adds up", async () => {
    let accounts = 0;
    let requests = 0;
    const opening = fc.record({
      createdAt: fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }),
      plan: fc.constantFrom(...PLANS),
      credits: fc.integer({ min: 0, max: 200 }),
    });
    const property = fc.asyncProperty(
      opening,
      fc.array(step, { minLength: 1, maxLength: 15 }),
      async ({ createdAt, plan, credits }, steps) => {
        const id = `acct_${++accounts}`;
        let keys = 0;
        const newKey = () => ({
          ...{ id: `${id}-key-${++keys}`, hmac: `${id}-hmac-${keys}` },
          ...{ prefix: "chart_live_", lastFour: "abcd" },
        });
        await store.createAccount({ id, email: `${id}@x`, plan, credits, createdAt, key: newKey() });
        const model = new Model(createdAt, plan, credits);
        let now = createdAt;

        for (const action of steps) {
          if (action.kind === "wait") {
            now = new Date(now.getTime() + action.days * DAY_MS);
            model.wait(action.days);
          } else if (action.kind === "charge") {
            const charges = Array.from({ length: action.count }, () =>
              store.charge({ accountId: id, requestId: `req_${++requests}`, chargedAt: now }),
            );
            expect(await Promise.all(charges)).toEqual(model.charge(action.count));
          } else if (action.kind === "grant") {
            await store.grantCredits(id, { amount: action.amount, reason: "a gift", grantedAt: now });
            model.granted += action.amount;
          } else if (action.kind === "set-plan") {
            await store.setPlan(id, action.plan, now);
            model.plan = action.plan;
          } else if (action.kind === "rotate") {
            await store.rotateKey(id, newKey(), now);
          } else {
            const found = await store.findAccountByKey(`${id}-hmac-${keys}`, now);
            expect(found).toMatchObject({ credits: model.allocation + model.granted, plan: model.plan });
          }
        }

        const { allocation, granted } = model;
        expect(await store.findAccount(id, now)).toMatchObject({
          plan: model.plan,
          allocationCredits: allocation,
          grantedCredits: granted,
        });
        for (let old = 1; old < keys; old++) {
          expect(await store.findAccountByKey(`${id}-hmac-${old}`, now)).toBeUndefined();
        }
        expect((await store.checkLedger()).differences).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });
});
