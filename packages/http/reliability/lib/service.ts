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
    this.#run = new BuiltService({ ...this.#environment, PORT: this.#port }, "/", PROBE);
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

  async openAccount(email: string, credits: number): Promise<CampaignAccount> {
    const account = await this.#admin(
      "account",
      "create",
      "--email",
      email,
      "--plan",
      "scale",
      "--credits",
      credits,
    );
    return { accountId: String(account["accountId"]), apiKey: String(account["apiKey"]) };
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

  #admin(...parameters: (string | number)[]): Promise<Record<string, string | number>> {
    return adminJson(this.#environment, ...parameters.map(String));
  }
}
