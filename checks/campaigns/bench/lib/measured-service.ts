import { ServiceProcess } from "@chart/kit/services/service-process";
import { builtGazetteer } from "@chart/kit/setup/built-gazetteer";
import { PEPPER } from "@chart/kit/stand-ins/pepper";

const OPENING_CREDITS = 1_000_000_000;

/** Options of {@link startMeasured}. */
export interface MeasuredOptions {
  readonly databaseUrl: string;
  /** File for the service's log. */
  readonly logPath: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly accounts?: number;
  /** Main file of another build; by default this one's. */
  readonly main?: string | undefined;
}

/** A running service with its accounts. */
export interface MeasuredService {
  readonly server: ServiceProcess;
  /** The key of each account. */
  readonly apiKeys: readonly string[];
}

/** Starts the built service as in production, with the highest rate limit, and opens accounts. */
export async function startMeasured(options: MeasuredOptions): Promise<MeasuredService> {
  await builtGazetteer();
  const environment = {
    NODE_ENV: "production",
    KEY_PEPPER: PEPPER,
    DATABASE_URL: options.databaseUrl,
    RATE_LIMIT_PER_MINUTE: "1000000",
    // The bench measures how fast the service answers: it must not reject anything.
    ...{ MAX_IN_FLIGHT: "100000", MAX_WAIT_MS: "60000" },
    ...options.environment,
  };
  const { logPath, main } = options;
  const server = await new ServiceProcess(environment, {
    logPath,
    probe: true,
    ...(main && { main }),
  }).listening();
  const apiKeys: string[] = [];
  for (let number = 0; number < (options.accounts ?? 1); number++) {
    const account = [
      "--email",
      `bench-${number}@example.com`,
      "--plan",
      "scale",
      "--credits",
      OPENING_CREDITS,
    ];
    const { apiKey } = await server.admin("account", "create", ...account);
    apiKeys.push(String(apiKey));
  }
  return { server, apiKeys };
}

/** Returns the credits charged so far; rejects if a balance differs from its ledger. */
export async function creditsTaken({ server, apiKeys }: MeasuredService): Promise<number> {
  await server.admin("credits", "check");
  const accounts = await server.admin<readonly { credits: number }[]>("account", "list");
  const left = accounts.reduce((sum, { credits }) => sum + credits, 0);
  return OPENING_CREDITS * apiKeys.length - left;
}
