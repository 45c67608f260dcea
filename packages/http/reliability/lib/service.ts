import { createKeyHasher } from "../../src/accounts/api-key.js";
import { openAccount } from "../../src/accounts/open-account.js";
import { readAccountsConfig } from "../../src/config/config.js";
import { openStore } from "../../src/database/open-store.js";
import { adminJson } from "../../test/support/admin.js";
import { builtGazetteer } from "../../test/support/built-gazetteer.js";
import { BuiltService } from "../../test/support/built-service.js";
import type { CampaignDatabase } from "./database.js";
import type { Usage } from "./usage.js";

/** The secret of every campaign's service, with which its digests can be made again. */
export const PEPPER = "the pepper of a campaign, of more than 32 characters";

const PROBE = new URL("probe.mjs", import.meta.url);

export interface CampaignAccount {
  readonly accountId: string;
  readonly apiKey: string;
}

/** The built service in a process of its own, which may be killed and started again at the same address. */
export class Service {
  readonly database: CampaignDatabase;
  readonly #environment: Record<string, string>;
  #run!: BuiltService;
  #port = "0";

  private constructor(database: CampaignDatabase, environment: Record<string, string>) {
    this.database = database;
    this.#environment = environment;
  }

  /** Starts the service; resolves once it serves. */
  static async start(database: CampaignDatabase, environment: Record<string, string> = {}): Promise<Service> {
    const service = new Service(database, {
      NODE_ENV: "production",
      KEY_PEPPER: PEPPER,
      DATABASE_URL: database.url,
      GAZETTEER_PATH: await builtGazetteer(),
      RATE_LIMIT_PER_MINUTE: "1000000",
      // Its lines would fill this process's memory: each fault that a campaign makes has one.
      LOG_LEVEL: "silent",
      ...environment,
    });
    await service.restart();
    return service;
  }

  async restart(): Promise<void> {
    this.#run = new BuiltService({ ...this.#environment, PORT: this.#port }, "/", { probe: PROBE });
    await this.#run.printed(/listens on/);
    this.#port = new URL(this.#run.url).port;
  }

  get url(): string {
    return this.#run.url;
  }

  get pid(): number {
    return this.#run.pid;
  }

  /** What the process uses at the moment. */
  usage(): Promise<Usage> {
    return this.#run.ask<Usage>("usage");
  }

  /** SIGKILL; resolves once the process is gone. */
  async kill(): Promise<void> {
    await this.#run.stop("SIGKILL");
  }

  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null> {
    return this.#run.stop("SIGTERM");
  }

  /** Resolves to the exit code, should the process end by itself. */
  exited(): Promise<number | null> {
    return this.#run.exited();
  }

  /** Opens accounts of these names beside the running service, all with so many credits. */
  async openAccounts(names: readonly string[], credits: number): Promise<CampaignAccount[]> {
    const { database } = readAccountsConfig(this.#environment, new URL("file:///"));
    const store = await openStore(database, {
      planCredits: { hobbyist: 0, developer: 0, scale: 0, lifetime: 0 },
    });
    const deps = { store: store.accounts, hashKey: createKeyHasher(PEPPER), now: () => new Date() };
    const accounts: CampaignAccount[] = [];
    for (const name of names) {
      const account = await openAccount(
        deps,
        { email: `${name}@example.com`, plan: "scale", credits },
        "unaudited",
      );
      if (account === undefined) throw new Error(`there is an account ${name} already`);
      accounts.push(account);
    }
    await store.close();
    return accounts;
  }

  /** As an operator does beside the running service. */
  async grant({ accountId }: CampaignAccount, amount: number): Promise<void> {
    await this.#admin(
      "credits",
      "grant",
      "--account",
      accountId,
      "--amount",
      amount,
      "--reason",
      "a campaign",
    );
  }

  /** `credits check`; rejects where it finds a difference. */
  async checkCredits(): Promise<void> {
    await this.#admin("credits", "check");
  }

  async #admin(...parameters: (string | number)[]): Promise<void> {
    await adminJson(this.#environment, ...parameters.map(String));
  }
}
