import { adminInProcess } from "./admin-in-process.js";
import type { TestDatabase } from "./databases.js";
import { ServiceProcess } from "./process.js";

export const PASSWORD = "correct horse battery staple";

/** A service with a dashboard, as its own process, behind a proxy that tells the callers' addresses. */
export class DashboardService {
  readonly database: TestDatabase;
  readonly #process: ServiceProcess;
  readonly #environment: Record<string, string>;

  private constructor(database: TestDatabase, process: ServiceProcess, environment: Record<string, string>) {
    this.database = database;
    this.#process = process;
    this.#environment = environment;
  }

  static async start(
    database: TestDatabase,
    environment: Record<string, string> = {},
  ): Promise<DashboardService> {
    const all = {
      NODE_ENV: "production",
      KEY_PEPPER: "a pepper of the tests that is long enough",
      SESSION_SECRET: "a session secret of the tests, long enough",
      DATABASE_URL: database.url,
      RATE_LIMIT_PER_MINUTE: "1000000",
      TRUST_PROXY: "true",
      ...environment,
    };
    const process = new ServiceProcess(all, "/");
    await process.printed(/listens on .+\n/);
    return new DashboardService(database, process, { ...all, PUBLIC_URL: process.url, ...environment });
  }

  /** As the service itself says where it is. */
  get url(): string {
    return this.#process.url;
  }

  /** Where it listens, whatever PUBLIC_URL says; needs LOG_LEVEL=debug. */
  get address(): string {
    return this.#process.address;
  }

  /** What the service has logged. */
  get log(): string {
    return this.#process.stderr;
  }

  get printed(): string {
    return this.#process.stdout;
  }

  /** Runs the admin command on the same store. */
  admin(...parameters: string[]): Promise<Record<string, string | number>> {
    return adminInProcess(this.#environment, ...parameters);
  }

  /** A new account with its key, and an invitation to it. */
  async invite({
    plan = "developer",
    credits = "100",
    operator = false,
    email = `${crypto.randomUUID()}@example.com`,
  } = {}): Promise<Invited> {
    const created = await this.admin(
      "account",
      "create",
      "--email",
      email,
      "--plan",
      plan,
      "--credits",
      credits,
    );
    const accountId = String(created["accountId"]);
    if (operator) await this.admin("account", "set-role", "--account", accountId, "--role", "operator");
    const { invitationUrl } = await this.admin("account", "invite", "--account", accountId);
    return { accountId, email, apiKey: String(created["apiKey"]), invitationUrl: String(invitationUrl) };
  }

  async stop(): Promise<void> {
    await this.#process.stop("SIGTERM");
    await this.database.drop();
  }
}

/** Somebody who was invited. */
export interface Invited {
  readonly accountId: string;
  readonly email: string;
  readonly apiKey: string;
  readonly invitationUrl: string;
}
