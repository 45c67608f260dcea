import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import Database from "libsql";
import { pino } from "pino";
import { createKeyHasher } from "../../src/accounts/api-key.js";
import { type AccountRequest, openAccount } from "../../src/accounts/open-account.js";
import { type AppDeps, createApp } from "../../src/app.js";
import { createRequestHasher } from "../../src/idempotency/idempotent-request.js";
import { openSqliteStore } from "../../src/storage/sqlite-store.js";
import type { Store } from "../../src/storage/store.js";

/** 1990-09-05 21:17 in Amsterdam, as the coordinates endpoint takes it. */
export const AMSTERDAM = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };

const PEPPER = "a pepper for the tests, of more than 32 characters";

export interface Balance {
  readonly credits: number;
  readonly ledger: number;
  readonly charges: number;
}

/** The service on a store of its own, in a temporary folder, without a socket. */
export class TestService {
  readonly databasePath: string;
  readonly logLines: string[] = [];
  readonly #folder: string;
  readonly #hashKey = createKeyHasher(PEPPER);
  readonly #overrides: Partial<AppDeps>;
  #store!: Store;
  #app!: ReturnType<typeof createApp>;

  private constructor(overrides: Partial<AppDeps>) {
    this.#folder = mkdtempSync(join(tmpdir(), "chart-http-"));
    this.databasePath = join(this.#folder, "chart.db");
    this.#overrides = overrides;
  }

  static async open(overrides: Partial<AppDeps> = {}): Promise<TestService> {
    const service = new TestService(overrides);
    await service.#start();
    return service;
  }

  async #start(): Promise<void> {
    this.#store = await openSqliteStore(this.databasePath, {
      busyTimeoutMs: 20,
      planCredits: { hobbyist: 100, developer: 200, scale: 300, lifetime: 400 },
    });
    this.#app = createApp({
      store: this.#store,
      hashKey: this.#hashKey,
      hashRequest: createRequestHasher(PEPPER),
      rateLimitPerMinute: 100,
      trustProxy: false,
      resolveBirthMoment,
      computeChart,
      now: () => new Date(),
      logger: pino({ level: "trace" }, { write: (line) => this.logLines.push(line) }),
      ...this.#overrides,
    });
  }

  /** Closes the store and opens it again, as a new process would. */
  async reopen(): Promise<void> {
    await this.#store.close();
    await this.#start();
  }

  async close(): Promise<void> {
    await this.#store.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** Opens an account; returns its key. */
  async openAccount(request: Partial<AccountRequest> = {}): Promise<string> {
    const opened = await openAccount(
      { store: this.#store, hashKey: this.#hashKey, now: () => new Date() },
      { email: `${crypto.randomUUID()}@example.com`, plan: "developer", credits: 10, ...request },
    );
    if (opened === undefined) throw new Error("the e-mail address is taken");
    return opened.apiKey;
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    return Promise.resolve(this.#app.request(path, init));
  }

  /**
   * POST /v2/charts/coordinates. An object body is sent as JSON, a header of undefined is left out, and
   * `<key>` in a header stands for the key.
   */
  postCoordinates(
    apiKey: string,
    body: unknown = AMSTERDAM,
    headers: Record<string, string | undefined> = {},
  ): Promise<Response> {
    const all = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json", ...headers };
    const isRaw = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
    return this.request("/v2/charts/coordinates", {
      method: "POST",
      headers: Object.entries(all).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value.replace("<key>", apiKey)] as [string, string]],
      ),
      body: isRaw ? body : JSON.stringify(body),
      ...(body instanceof ReadableStream && { duplex: "half" as const }),
    });
  }

  /** Reads or changes the file behind the service's back. */
  sql(statement: string, ...parameters: (string | number)[]): unknown[] {
    const database = new Database(this.databasePath);
    try {
      const prepared = database.prepare(statement);
      if (prepared.reader) return prepared.all(parameters);
      prepared.run(parameters);
      return [];
    } finally {
      database.close();
    }
  }

  /** The balance of the key's account, and what its ledger says. */
  balance(apiKey: string): Balance {
    const [row] = this.sql(
      `select a.allocation_credits + a.granted_credits as credits,
         (select sum(amount) from ledger where account_id = a.id) as ledger,
         (select count(*) from ledger where account_id = a.id and kind = 'charge') as charges
       from accounts a join api_keys k on k.account_id = a.id where k.hmac = ?`,
      this.#hashKey(apiKey),
    );
    const { credits, ledger, charges } = row as Balance;
    return { credits, ledger, charges };
  }
}
