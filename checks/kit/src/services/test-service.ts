import { type AccountRequest, addKey, createKeyHasher, openAccount, rotateKey } from "@chart/accounts";
import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import {
  AdmissionControl,
  type AppDeps,
  createApp,
  createRequestHasher,
  PngQueue,
  renderPng,
} from "@chart/program";
import { LATE_STATEMENTS_MS, type Stores } from "@chart/store";
import { computeChart } from "chart-core";
import { InDoubtCharges, type InDoubtLimits } from "chart-http";
import type { Logger } from "chart-http/base";
import { pino } from "pino";
import { FakeGeocoder } from "../stand-ins/fake-geocoder.js";
import { AUDITED } from "../stores/audited.js";
import { createSqlite, type TestDatabase } from "../stores/test-stores.js";

const hashKey = createKeyHasher(PEPPER);

/** Balance of an account, as its owner sees it and as its ledger adds up. */
export interface Balance {
  readonly credits: number;
  /** Sum of the account's ledger entries. */
  readonly ledger: number;
  /** Number of charges in the ledger. */
  readonly charges: number;
}

/** Dependencies of the service that a test replaces. */
export type TestSettings = Partial<AppDeps>;

interface PostOptions {
  /** Address of the client's connection. */
  readonly remoteAddress?: string;
}

type TestHeaders = Readonly<Record<string, string | undefined>>;

/** A node of the service in this process, without a socket. */
export class TestService {
  readonly database: TestDatabase;
  readonly logLines: string[] = [];
  readonly logger: Logger = pino({ level: "trace" }, { write: (line) => this.logLines.push(line) });
  /** Number of computed charts, whether charged or not. */
  computed = 0;
  readonly #ownsDatabase: boolean;
  readonly #overrides: TestSettings;
  readonly #inDoubtLimits: Partial<InDoubtLimits>;
  readonly #accountIds = new Map<string, string>();
  #store!: Stores;
  #inDoubt!: InDoubtCharges;
  #app!: ReturnType<typeof createApp>;

  private constructor(
    overrides: TestSettings,
    inDoubtLimits: Partial<InDoubtLimits>,
    database: TestDatabase,
    ownsDatabase: boolean,
  ) {
    this.#overrides = overrides;
    this.#inDoubtLimits = inDoubtLimits;
    this.database = database;
    this.#ownsDatabase = ownsDatabase;
  }

  /** @param database By default a new SQLite file, which {@link close} drops. */
  static async open(
    overrides: TestSettings = {},
    database?: TestDatabase,
    inDoubtLimits: Partial<InDoubtLimits> = {},
  ): Promise<TestService> {
    const own = database ?? (await createSqlite({ lockTimeoutMs: 20 }));
    const service = new TestService(overrides, inDoubtLimits, own, database === undefined);
    await service.#start();
    return service;
  }

  async #start(): Promise<void> {
    this.#store = await this.database.open();
    const admission = new AdmissionControl({ maxInFlight: 1000, maxWaitMs: 60_000 });
    const now = this.#overrides.now ?? (() => new Date());
    const { charges } = this.#store;
    const forgetAfterMs = LATE_STATEMENTS_MS[this.database.engine];
    const deps = { forgetAfterMs, charges, admission, now, logger: this.logger };
    this.#inDoubt = new InDoubtCharges(deps, this.#inDoubtLimits);
    this.#app = createApp({
      store: this.#store,
      inDoubt: this.#inDoubt,
      hashKey,
      hashRequest: createRequestHasher(PEPPER),
      rateLimitPerMinute: 100,
      admission,
      trustProxy: false,
      computeChart: (...birth) => {
        this.computed += 1;
        return computeChart(...birth);
      },
      geocoder: new FakeGeocoder(),
      places: { search: () => [] },
      png: new PngQueue(
        { convert: async (...picture) => renderPng(...picture) },
        admission,
        () => () => null,
      ),
      now,
      headerPrefix: "Chart",
      serviceName: "Chart API",
      logger: this.logger,
      ...this.#overrides,
    });
  }

  /** Closes the store and opens it again, as a new process would. */
  async reopen(): Promise<void> {
    await this.settleCharges();
    await this.#store.close();
    await this.#start();
  }

  async close(): Promise<void> {
    await this.settleCharges();
    await this.#store.close();
    if (this.#ownsDatabase) await this.database.drop();
  }

  /** Settles the charges in doubt, as the service does once the store is back and when it stops. */
  settleCharges(): Promise<void> {
    return this.#inDoubt.close();
  }

  get store(): Stores {
    return this.#store;
  }

  get #accountDeps() {
    return { store: this.#store.accounts, hashKey, now: this.#overrides.now ?? (() => new Date()) };
  }

  /** Creates an account and returns its key. */
  async openAccount(request: Partial<AccountRequest> = {}): Promise<string> {
    const defaults = { email: `${crypto.randomUUID()}@example.com`, plan: "developer", credits: 10 } as const;
    const opened = await openAccount(this.#accountDeps, { ...defaults, ...request }, "unaudited");
    if (opened === undefined) throw new Error("the e-mail address is taken");
    this.#accountIds.set(opened.apiKey, opened.accountId);
    return opened.apiKey;
  }

  /** Returns the ID of the account that {@link openAccount} created with this key. */
  accountId(apiKey: string): string {
    const accountId = this.#accountIds.get(apiKey);
    if (accountId === undefined) throw new Error("no account was opened with this key");
    return accountId;
  }

  get #keyDeps() {
    return { ...this.#accountDeps, keys: this.#store.keys };
  }

  /** Replaces the account's oldest key and returns the new one. */
  async rotateKey(apiKey: string): Promise<string> {
    const accountId = this.accountId(apiKey);
    const [key] = await this.#store.keys.list(accountId);
    const rotated = key && (await rotateKey(this.#keyDeps, accountId, key, () => AUDITED));
    if (rotated === undefined) throw new Error("the account has no key");
    return rotated.apiKey;
  }

  /** Adds another key to the account that was opened with this one. */
  async addKey(apiKey: string, name: string): Promise<string> {
    const accountId = this.accountId(apiKey);
    const added = await addKey(this.#keyDeps, accountId, name, () => AUDITED);
    if (typeof added === "string") throw new Error(`the key was not added: ${added}`);
    return added.apiKey;
  }

  fetch(request: Request): Response | Promise<Response> {
    return this.#app.fetch(request);
  }

  request(path: string, init: RequestInit = {}, environment: object = {}): Promise<Response> {
    return Promise.resolve(this.#app.request(path, init, environment));
  }

  /** The registered routes. */
  get routes(): ReturnType<typeof createApp>["routes"] {
    return this.#app.routes;
  }

  /** Sends a POST request to /v2/charts/coordinates, otherwise like {@link post}. */
  postCoordinates(
    apiKey: string,
    body: unknown = AMSTERDAM,
    headers: TestHeaders = {},
    options: PostOptions = {},
  ): Promise<Response> {
    const all = { Authorization: "Bearer <key>", ...headers };
    return this.post("/v2/charts/coordinates", apiKey, body, all, options);
  }

  /**
   * Sends a POST request. Objects are sent as JSON, headers with the value undefined are left out, and `<key>` in a
   * header is replaced by the key.
   */
  post(
    path: string,
    apiKey: string,
    body: unknown,
    headers: TestHeaders,
    options: PostOptions = {},
  ): Promise<Response> {
    const all = { "Content-Type": "application/json", ...headers };
    const isRaw = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
    const init = {
      method: "POST",
      headers: Object.entries(all).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value.replace("<key>", apiKey)] as [string, string]],
      ),
      body: isRaw ? body : JSON.stringify(body),
      ...(body instanceof ReadableStream && { duplex: "half" as const }),
    };
    return this.request(path, init, options);
  }

  /** Runs a statement directly on the database, past the service. */
  sql(statement: string, ...parameters: (string | number)[]): ReturnType<TestDatabase["sql"]> {
    return this.database.sql(statement, ...parameters);
  }

  /** Returns the balance of the key's account. */
  async balance(apiKey: string): Promise<Balance> {
    const [row] = await this.sql(BALANCE, hashKey(apiKey));
    const { credits, ledger, charges } = row as unknown as Balance;
    return { credits, ledger, charges };
  }
}

const BALANCE = `select a.allocation_credits + a.granted_credits as credits,
    (select cast(sum(amount) as bigint) from ledger where account_id = a.id) as ledger,
    (select count(*) from ledger where account_id = a.id and kind = 'charge') as charges
  from accounts a join api_keys k on k.account_id = a.id where k.hmac = $1`;
