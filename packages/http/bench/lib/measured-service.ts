import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ServerProcess } from "./server-process.js";

const dist = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
const OPENING_CREDITS = 1_000_000_000;

interface MeasuredOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly accounts?: number;
}

/** The built service on a database of its own, with one account or several. */
export class MeasuredService {
  readonly server: ServerProcess;
  /** One of each account. */
  readonly apiKeys: readonly string[];
  readonly #environment: Readonly<Record<string, string>>;

  private constructor(
    server: ServerProcess,
    apiKeys: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) {
    this.server = server;
    this.apiKeys = apiKeys;
    this.#environment = environment;
  }

  /** As an operator starts it, but for a rate limit as high as it goes; the log goes to a file. */
  static async start(
    databaseUrl: string,
    gazetteerPath: string,
    logPath: string,
    options: MeasuredOptions = {},
  ): Promise<MeasuredService> {
    const environment = {
      NODE_ENV: "production",
      KEY_PEPPER: "a pepper for the bench, of more than 32 characters",
      DATABASE_URL: databaseUrl,
      GAZETTEER_PATH: gazetteerPath,
      RATE_LIMIT_PER_MINUTE: "1000000",
      PORT: "0",
      // What is measured is how fast requests are answered: none is to be refused.
      ...{ MAX_IN_FLIGHT: "100000", MAX_WAIT_MS: "60000" },
      ...options.environment,
    };
    const apiKeys = Array.from({ length: options.accounts ?? 1 }, (_, number) => {
      const words = ["account", "create", "--email", `bench-${number}@example.com`, "--plan", "scale"];
      const created = admin(environment, [...words, "--credits", String(OPENING_CREDITS), "--json"]);
      return (created as { apiKey: string }).apiKey;
    });
    const server = await ServerProcess.start([dist("main.js")], environment, logPath);
    return new MeasuredService(server, apiKeys, environment);
  }

  /** The credits taken so far; the ledger's entries are checked to sum up to what is left. */
  creditsTaken(): number {
    const check = admin(this.#environment, ["credits", "check", "--json"]) as { differences: unknown[] };
    if (check.differences.length > 0) throw new Error("the ledger does not sum up to the balance");
    const accounts = admin(this.#environment, ["account", "list", "--json"]) as readonly {
      credits: number;
    }[];
    const left = accounts.reduce((sum, { credits }) => sum + credits, 0);
    return OPENING_CREDITS * accounts.length - left;
  }
}

function admin(environment: Readonly<Record<string, string>>, words: readonly string[]): unknown {
  const options = { env: { ...process.env, ...environment }, encoding: "utf8" as const };
  return JSON.parse(execFileSync(process.execPath, [dist("admin/main.js"), ...words], options));
}
