import { randomUUID } from "node:crypto";
import type { ServiceProcess } from "@chart/kit/services/service-process";
import { freePort } from "@chart/kit/setup/free-port";
import { unknownKey } from "@chart/kit/stand-ins/unknown-key";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import type { Gateway, StartGateway } from "../../lib/gateway.js";
import { type CampaignAccount, openAccounts } from "../../lib/open-accounts.js";
import { startService } from "../../lib/start-service.js";
import { RemotePayers } from "./remote-payers.js";
import type { Attack } from "./traffic.js";
import { askChart } from "./visits.js";

const CALLERS = 8;
/** Keys of the payers where each may send 100 requests a minute. */
const LIMITED_KEYS = 300;
const CREDITS = 100_000_000;
const UNLIMITED = 1_000_000;

/** A service of its own for one attack, with its accounts and payers. */
export interface Siege {
  readonly service: ServiceProcess;
  /** Where strangers and customers send their requests: the service, or a proxy before it. */
  readonly url: string;
  readonly opsUrl: string;
  readonly payers: RemotePayers;
  /** Key of a payer. */
  readonly paying: string;
  readonly attackers: readonly CampaignAccount[];
  /** Keys that the attack sends. */
  readonly keys: readonly string[];
  /** Key that the service has not seen. */
  readonly fresh: string;
  end(): Promise<void>;
}

/** Opens the accounts of an attack and of payers, starts a service that has seen their keys, and then the payers. */
export async function layOut(
  database: PrivateDatabase,
  attack: Attack,
  startGateway: StartGateway | undefined,
): Promise<Siege> {
  const { keys, service: { openFiles, rateLimit = UNLIMITED, hasDefaultHeap = false } = {} } = attack;
  const count = {
    paying: rateLimit === UNLIMITED ? CALLERS : LIMITED_KEYS,
    attackers: keys === "eight" ? 8 : 1,
  };
  const names = Array.from({ length: count.paying + count.attackers + 1 }, () => `siege-${randomUUID()}`);
  const accounts = await openAccounts(database, names, CREDITS);
  const [{ apiKey: fresh } = { apiKey: "" }] = accounts;
  const attackers = accounts.slice(1, 1 + count.attackers);
  const paying = keysOf(accounts.slice(1 + count.attackers));
  const opsPort = await freePort();
  const service = await startService(
    database,
    {
      NODE_OPTIONS: hasDefaultHeap ? "" : "--max-old-space-size=512",
      SESSION_SECRET: "a session secret of the campaign, long enough",
      OPS_PORT: String(opsPort),
      RATE_LIMIT_PER_MINUTE: String(rateLimit),
      TRUST_PROXY: String(startGateway !== undefined),
    },
    // Rendering takes memory.
    { rendersAtStart: true, ...(openFiles !== undefined && { openFiles }) },
  );
  const gateway = await startGateway?.(Number(new URL(service.url).port));
  const url = urlOf(service, gateway);
  // To the service, a key that it has not seen is a stranger's, whose connection may give way without an answer.
  for (const apiKey of [...keysOf(attackers), ...paying]) await askChart(service.url, apiKey);
  const payers = new RemotePayers({ url, apiKeys: paying, callers: attack.isAlone ? 0 : CALLERS });
  return {
    ...{ service, url, opsUrl: `http://127.0.0.1:${opsPort}`, payers, attackers, fresh },
    paying: paying[0] ?? "",
    keys: keysFor(attack, keysOf(attackers), paying[0] ?? ""),
    async end() {
      payers.end();
      await gateway?.process.remove();
      await service.stop("SIGKILL");
    },
  };
}

function urlOf({ url }: ServiceProcess, gateway: Gateway | undefined): string {
  return gateway === undefined ? url : `http://127.0.0.1:${gateway.port}`;
}

function keysOf(accounts: readonly CampaignAccount[]): string[] {
  return accounts.map(({ apiKey }) => apiKey);
}

function keysFor({ keys }: Attack, attackers: readonly string[], paying: string): readonly string[] {
  if (keys === undefined) return [];
  if (keys === "wrong") return [unknownKey()];
  return keys === "twin" ? [twinOf(paying)] : attackers;
}

/** Returns a key that belongs to nobody and begins and ends as another one. */
function twinOf(apiKey: string): string {
  const from = "chart_live_".length + 8;
  return apiKey.slice(0, from) + "0".repeat(apiKey.length - from - 6) + apiKey.slice(-6);
}
