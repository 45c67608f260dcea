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
import { openSqliteStore } from "../../src/database/sqlite/sqlite-store.js";
import type { Store } from "../../src/database/stores.js";
import { createRequestHasher } from "../../src/idempotency/idempotent-request.js";
import { AdmissionControl } from "../../src/server/overload/admission-control.js";
import type { Logger } from "../../src/telemetry/log.js";
import { PLAN_CREDITS, type TestDatabase } from "./databases.js";
import { FakeGeocoder } from "./fake-geocoder.js";

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
  readonly logger: Logger = pino({ level: "trace" }, { write: (line) => this.logLines.push(line) });
  readonly #folder: string;
  readonly #hashKey = createKeyHasher(PEPPER);
  readonly #overrides: Partial<AppDeps>;
  readonly #database: TestDatabase | undefined;
  #store!: Store;
  #app!: ReturnType<typeof createApp>;

  private constructor(overrides: Partial<AppDeps>, database: TestDatabase | undefined) {
    this.#database = database;
    this.#folder = mkdtempSync(join(tmpdir(), "chart-http-"));
    this.databasePath = join(this.#folder, "chart.db");
    this.#overrides = overrides;
  }

  /** @param database One of either engine; a SQLite file of the service's own unless given. */
  static async open(overrides: Partial<AppDeps> = {}, database?: TestDatabase): Promise<TestService> {
    const service = new TestService(overrides, database);
    await service.#start();
    return service;
  }

  async #start(): Promise<void> {
    this.#store = this.#database
      ? await this.#database.open()
      : await openSqliteStore(this.databasePath, { lockTimeoutMs: 20, planCredits: PLAN_CREDITS });
    this.#app = createApp({
      store: this.#store,
      hashKey: this.#hashKey,
      hashRequest: createRequestHasher(PEPPER),
      rateLimitPerMinute: 100,
      admission: new AdmissionControl({ maxInFlight: 1000, maxWaitMs: 60_000 }),
      trustProxy: false,
      resolveBirthMoment,
      computeChart,
      geocoder: new FakeGeocoder(),
      now: () => new Date(),
      headerPrefix: "Chart",
      logger: this.logger,
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

  fetch(request: Request): Response | Promise<Response> {
    return this.#app.fetch(request);
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    return Promise.resolve(this.#app.request(path, init));
  }

  /** The routes, as registered. */
  get routes(): ReturnType<typeof createApp>["routes"] {
    return this.#app.routes;
  }

  /** POST /v2/charts/coordinates, otherwise as {@link post}. */
  postCoordinates(
    apiKey: string,
    body: unknown = AMSTERDAM,
    headers: Record<string, string | undefined> = {},
  ): Promise<Response> {
    return this.post("/v2/charts/coordinates", apiKey, body, {
      Authorization: "Bearer <key>",
      ...headers,
    });
  }

  /**
   * A POST request. An object body is sent as JSON, a header of undefined is left out, and
   * `<key>` in a header stands for the key.
   */
  post(
    path: string,
    apiKey: string,
    body: unknown,
    headers: Record<string, string | undefined>,
  ): Promise<Response> {
    const all = { "Content-Type": "application/json", ...headers };
    const isRaw = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
    return this.request(path, {
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

  /** The balance of the key's account, and what its ledger says; in the service's own SQLite file. */
  balance(apiKey: string): Balance {
    const [row] = this.sql(BALANCE, this.#hashKey(apiKey));
    const { credits, ledger, charges } = row as Balance;
    return { credits, ledger, charges };
  }

  /** The same in a database of either engine. */
  async balanceIn(database: TestDatabase, apiKey: string): Promise<Balance> {
    const [row] = await database.sql(BALANCE.replace("?", "$1"), this.#hashKey(apiKey));
    const { credits, ledger, charges } = row as unknown as Balance;
    return { credits, ledger, charges };
  }
}

const BALANCE = `select a.allocation_credits + a.granted_credits as credits,
    (select cast(sum(amount) as bigint) from ledger where account_id = a.id) as ledger,
    (select count(*) from ledger where account_id = a.id and kind = 'charge') as charges
  from accounts a join api_keys k on k.account_id = a.id where k.hmac = ?`;
