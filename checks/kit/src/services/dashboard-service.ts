import { type Exit, ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { TestDatabase } from "../stores/test-stores.js";
import { adminJson } from "./admin-in-process.js";

/** Password of all accounts in these tests. */
export const PASSWORD = "correct horse battery staple";

/** The service with its dashboard, behind a proxy that forwards client addresses. */
export class DashboardService extends ServiceProcess {
  readonly database: TestDatabase;

  private constructor(database: TestDatabase, environment: Record<string, string>) {
    super({
      NODE_ENV: "production",
      KEY_PEPPER: PEPPER,
      SESSION_SECRET: "a session secret of the tests, long enough",
      DATABASE_URL: database.url,
      RATE_LIMIT_PER_MINUTE: "1000000",
      TRUST_PROXY: "true",
      ...environment,
    });
    this.database = database;
  }

  /** Starts the service on a database, which is dropped when the service stops. */
  static start(database: TestDatabase, environment: Record<string, string> = {}): Promise<DashboardService> {
    return new DashboardService(database, environment).listening();
  }

  /** Runs the admin command on the same store, in the test's process. */
  override admin<Answer = Record<string, string | number>>(
    ...parameters: (string | number)[]
  ): Promise<Answer> {
    return adminJson(this.adminEnvironment, ...parameters.map(String));
  }

  /** Creates a customer with a key, or an operator, and invites the person. */
  async invite({
    plan = "developer",
    credits = "100",
    operator = false,
    email = `${crypto.randomUUID()}@example.com`,
  } = {}): Promise<Invited> {
    if (operator) {
      const { accountId, invitationUrl } = await this.admin("account", "operator", "--email", email);
      return { accountId: String(accountId), email, apiKey: "", invitationUrl: String(invitationUrl) };
    }
    const account = ["--email", email, "--plan", plan, "--credits", credits];
    const created = await this.admin("account", "create", ...account);
    const accountId = String(created["accountId"]);
    const { invitationUrl } = await this.admin("account", "invite", "--account", accountId);
    return { accountId, email, apiKey: String(created["apiKey"]), invitationUrl: String(invitationUrl) };
  }

  override async stop(signal?: NodeJS.Signals): Promise<Exit> {
    const code = await super.stop(signal);
    await this.database.drop();
    return code;
  }
}

/** An invited owner with their account. */
export interface Invited {
  readonly accountId: string;
  readonly email: string;
  readonly apiKey: string;
  readonly invitationUrl: string;
}
