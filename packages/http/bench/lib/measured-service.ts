import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ServerProcess } from "./server-process.js";

const dist = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
const OPENING_CREDITS = 1_000_000_000;

/** The built service on a database of its own, with one account. */
export class MeasuredService {
  readonly server: ServerProcess;
  readonly apiKey: string;
  readonly #environment: Readonly<Record<string, string>>;

  private constructor(server: ServerProcess, apiKey: string, environment: Readonly<Record<string, string>>) {
    this.server = server;
    this.apiKey = apiKey;
    this.#environment = environment;
  }

  /** As an operator starts it, but for a rate limit as high as it goes; the log goes to a file. */
  static async start(databaseUrl: string, gazetteerPath: string, logPath: string): Promise<MeasuredService> {
    const environment = {
      NODE_ENV: "production",
      KEY_PEPPER: "a pepper for the bench, of more than 32 characters",
      DATABASE_URL: databaseUrl,
      GAZETTEER_PATH: gazetteerPath,
      RATE_LIMIT_PER_MINUTE: "1000000",
      PORT: "0",
    };
    const { apiKey } = admin(environment, [
      ...["account", "create", "--email", "bench@example.com", "--plan", "scale"],
      ...["--credits", String(OPENING_CREDITS), "--json"],
    ]) as { apiKey: string };
    const server = await ServerProcess.start([dist("main.js")], environment, logPath);
    return new MeasuredService(server, apiKey, environment);
  }

  /** The credits taken so far; the ledger's entries are checked to sum up to what is left. */
  creditsTaken(): number {
    const check = admin(this.#environment, ["credits", "check", "--json"]) as { differences: unknown[] };
    if (check.differences.length > 0) throw new Error("the ledger does not sum up to the balance");
    const account = admin(this.#environment, ["account", "show", "--account", "bench@example.com", "--json"]);
    return OPENING_CREDITS - (account as { credits: number }).credits;
  }
}

function admin(environment: Readonly<Record<string, string>>, words: readonly string[]): unknown {
  const options = { env: { ...process.env, ...environment }, encoding: "utf8" as const };
  return JSON.parse(execFileSync(process.execPath, [dist("admin/main.js"), ...words], options));
}
