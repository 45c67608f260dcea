import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { pino } from "pino";
import { createKeyHasher } from "../../src/accounts/api-key.js";
import { type AccountRequest, openAccount } from "../../src/accounts/open-account.js";
import { rotateKey } from "../../src/accounts/rotate-key.js";
import { type AppDeps, createApp } from "../../src/app.js";
import type { Store } from "../../src/database/stores.js";
import { createRequestHasher } from "../../src/idempotency/idempotent-request.js";
import { AdmissionControl } from "../../src/server/overload/admission-control.js";
import type { TestDatabase } from "./databases.js";
import { FakeGeocoder } from "./fake-geocoder.js";
import { AMSTERDAM } from "./service.js";

const PEPPER = "a pepper for the tests, of more than 32 characters";
const hashKey = createKeyHasher(PEPPER);

export interface TestAccount {
  readonly accountId: string;
  readonly apiKey: string;
}

/** A clock that a test sets. */
export class TestClock {
  #now = new Date("2026-03-10T12:00:00Z");
  readonly now = (): Date => this.#now;
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

/** One node of the service on a database of either engine, without a socket. */
export class EngineService {
  readonly store: Store;
  readonly clock: TestClock;
  /** How many charts were computed, paid for or not. */
  computed = 0;
  readonly #app: ReturnType<typeof createApp>;
  readonly #database: TestDatabase;

  private constructor(database: TestDatabase, store: Store, clock: TestClock, overrides: Partial<AppDeps>) {
    this.#database = database;
    this.store = store;
    this.clock = clock;
    this.#app = createApp({
      store,
      hashKey,
      hashRequest: createRequestHasher(PEPPER),
      resolveBirthMoment,
      computeChart: (...birth) => {
        this.computed += 1;
        return computeChart(...birth);
      },
      rateLimitPerMinute: 100,
      admission: new AdmissionControl({ maxInFlight: 1000, maxWaitMs: 60_000 }),
      trustProxy: false,
      geocoder: new FakeGeocoder(),
      headerPrefix: "Chart",
      now: clock.now,
      logger: pino({ level: "silent" }),
      ...overrides,
    });
  }

  static async open(
    database: TestDatabase,
    overrides: Partial<AppDeps> = {},
    clock = new TestClock(),
  ): Promise<EngineService> {
    return new EngineService(database, await database.open(), clock, overrides);
  }

  close(): Promise<void> {
    return this.store.close();
  }

  async openAccount(request: Partial<AccountRequest> = {}): Promise<TestAccount> {
    const defaults = { email: `${crypto.randomUUID()}@example.com`, plan: "developer", credits: 10 } as const;
    const deps = { store: this.store, hashKey, now: this.clock.now };
    const opened = await openAccount(deps, { ...defaults, ...request });
    if (opened === undefined) throw new Error("the e-mail address is taken");
    return opened;
  }

  /** Replaces the account's key; returns the new one. */
  rotateKey({ accountId }: TestAccount): Promise<string> {
    return rotateKey({ store: this.store, hashKey, now: this.clock.now }, accountId);
  }

  /** POST /v2/charts/coordinates. */
  async post(
    apiKey: string,
    headers: Record<string, string> = {},
    { body = JSON.stringify(AMSTERDAM), remoteAddress }: { body?: string; remoteAddress?: string } = {},
  ): Promise<Response> {
    const all = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", ...headers };
    const init = { method: "POST", headers: all, body };
    return this.#app.request("/v2/charts/coordinates", init, { remoteAddress });
  }

  /** The balance, what its ledger says, and how many charges there are. */
  async balance({ accountId }: TestAccount): Promise<{ credits: number; ledger: number; charges: number }> {
    const [row] = await this.#database.sql(
      `select a.allocation_credits + a.granted_credits as credits,
         (select cast(sum(amount) as bigint) from ledger where account_id = a.id) as ledger,
         (select count(*) from ledger where account_id = a.id and kind = 'charge') as charges
       from accounts a where a.id = $1`,
      accountId,
    );
    return row as { credits: number; ledger: number; charges: number };
  }
}
