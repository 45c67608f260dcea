import { setTimeout as delay } from "node:timers/promises";
import { createKeyHasher, openAccount } from "@chart/accounts";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { createRequestHasher } from "@chart/program";
import { ChartApiError, createClient } from "chart-client";
import { ENGINE_NAMES } from "../../lib/engine-names.js";
import { openNode } from "../../lib/open-node.js";
import type { Report } from "../../lib/report.js";
import { startService } from "../../lib/start-service.js";
import { transactionsEnded } from "../transactions-ended.js";
import { FaultyProxy } from "./faulty-proxy.js";
import { LOGICAL_CALLS, type LogicalCall } from "./logical-calls.js";

/** Options of {@link client}. */
export interface ClientOptions {
  readonly seed: number;
  /** Number of logical calls, each made by the client with its retries. */
  readonly calls: number;
  readonly callers: number;
  readonly kills: number;
  /** Longest time of the whole part; it fails after that. */
  readonly longestMs: number;
  /** Share of requests that meet a fault of the network. */
  readonly shareOfFaults: number;
  /** True to end the leases of lost requests in the store, instead of waiting 30 s until they expire. */
  readonly endsLeases: boolean;
}

/** Outcome of a logical call, as the client says. */
interface Outcome {
  readonly call: LogicalCall;
  readonly key: string;
  /** Credits of a success by key; undefined for a failure. */
  readonly credits?: ReadonlyMap<string, number>;
  readonly error?: ChartApiError;
}

const hashRequest = createRequestHasher(PEPPER);

/**
 * Makes calls of all kinds with the client, through a proxy with every fault of a network, while the service is killed
 * again and again. Then repeats the calls whose charge the client does not know, and compares the ledger with what the
 * client said.
 */
export async function client(
  database: PrivateDatabase,
  { seed, calls, callers, kills, longestMs, shareOfFaults, endsLeases }: ClientOptions,
  report: Report,
): Promise<void> {
  report.part(`${calls} calls of the client on ${ENGINE_NAMES[database.engine]}, ${kills} kills`);
  const random = seededRandom(seed);
  const service = await startService(database, { LOG_LEVEL: "silent" });
  const proxy = await FaultyProxy.start(() => service.url, random, shareOfFaults);
  const accounts = await openClientAccounts(database);
  const apis = Object.fromEntries(
    Object.entries(accounts).map(([name, { apiKey }]) => [
      name,
      createClient({ baseUrl: proxy.url, apiKey, timeoutMs: 5000, totalTimeoutMs: 20_000 }),
    ]),
  );
  const apiOf = ({ account }: LogicalCall) => apis[account] as ReturnType<typeof createClient>;

  const make = async (call: LogicalCall, key: string, signal?: AbortSignal): Promise<Outcome> => {
    try {
      return { call, key, credits: await call.make(apiOf(call), key, { signal }) };
    } catch (error) {
      if (!(error instanceof ChartApiError)) report.invariant(false, `${call.name}: ${error}`);
      return { call, key, error: error as ChartApiError };
    }
  };

  const outcomes: Outcome[] = [];
  let next = 0;
  let isOver = false;
  const tooLate = setTimeout(() => (isOver = true), longestMs);
  const caller = async () => {
    while (next < calls && !isOver) {
      const number = next++;
      const call = LOGICAL_CALLS[number % LOGICAL_CALLS.length] as LogicalCall;
      // Some callers abort in the middle of a call.
      const signal = number % 23 === 7 ? AbortSignal.timeout(1 + Math.floor(random() * 300)) : undefined;
      outcomes.push(await make(call, `call-${seed}-${number}`, signal));
    }
  };
  const working = Promise.all(Array.from({ length: callers }, caller));
  for (let kill = 0; kill < kills && !isOver; kill++) {
    // Spread over the calls, so that each kill hits some.
    while (next < ((kill + 0.5) * calls) / kills && !isOver) await delay(20);
    await service.stop("SIGKILL");
    await service.restart();
    if (endsLeases) await endLeases(database);
  }
  await working;
  clearTimeout(tooLate);
  report.invariant(outcomes.length === calls, `only ${outcomes.length} of ${calls} calls in time`);

  // After the fault: what is unknown is settled by its key.
  proxy.mend();
  if (endsLeases) await endLeases(database);
  const unknown = outcomes.filter(({ error }) => error?.charged === "unknown");
  const settled = new Map<string, Outcome>();
  for (const { call, key } of unknown) {
    let again = await make(call, key);
    // A lost request holds its key for 30 seconds at most.
    for (let wait = 0; again.error?.code === "IDEMPOTENCY_KEY_IN_USE" && wait < 3; wait++) {
      await delay(10_000);
      again = await make(call, key);
    }
    report.invariant(
      again.error === undefined || again.error.charged === "no",
      `${call.name} under ${key} is still unknown after the fault: ${again.error?.code}`,
    );
    settled.set(key, again);
  }

  await transactionsEnded(database);
  const final = outcomes.map((outcome) => settled.get(outcome.key) ?? outcome);
  await compareLedger(database, accounts, final, report);
  const paid = [...settled.values()].filter(({ credits }) => credits !== undefined).length;
  const count = (holds: (outcome: Outcome) => boolean) => outcomes.filter(holds).length;
  const [succeeded, refused] = [
    count(({ credits }) => credits !== undefined),
    count(({ error }) => error?.charged === "no"),
  ];
  report.invariant(succeeded > 0 && refused > 0 && unknown.length > 0, "not every outcome occurred");
  for (const { name, account } of LOGICAL_CALLS) {
    const mustFail =
      name.startsWith("chart without") || name === "chart of no date" || account === "wrong key";
    const ended = final.filter(({ call }) => call.name === name);
    if (mustFail)
      report.invariant(
        ended.every(({ error }) => error),
        `${name} succeeded`,
      );
    else
      report.invariant(
        ended.some(({ credits }) => credits),
        `${name} never succeeded`,
      );
  }
  report.figure("succeeded", succeeded);
  report.figure("failed, certainly without a charge", refused);
  report.figure("failed, with an unknown charge", unknown.length);
  report.figure("of these, settled by their key with a result", paid);
  report.figure("faults", [...proxy.faults].map(([fault, times]) => `${fault}: ${times}`).join(", "));
  await proxy.close();
  report.invariant((await service.stop()) === 0, `the service did not end in order: ${service.ending}`);
}

type Accounts = Readonly<
  Record<LogicalCall["account"], { readonly accountId: string; readonly apiKey: string }>
>;

async function openClientAccounts(database: PrivateDatabase): Promise<Accounts> {
  const store = await openNode(database);
  const deps = { store: store.accounts, hashKey: createKeyHasher(PEPPER), now: () => new Date() };
  const open = async (name: string, plan: "hobbyist" | "scale", credits: number) => {
    const account = await openAccount(deps, { email: `${name}@example.com`, plan, credits }, "unaudited");
    if (account === undefined) throw new Error(`there is an account ${name} already`);
    return account;
  };
  const accounts = {
    rich: await open("rich", "scale", 10_000_000),
    poor: await open("poor", "scale", 0),
    small: await open("small", "hobbyist", 10_000_000),
    "wrong key": { accountId: "", apiKey: `chart_live_${"x".repeat(38)}` },
  };
  await store.close();
  return accounts;
}

/** Compares the ledger with the final outcome of every call: each success is charged once, and nothing else is. */
async function compareLedger(
  { sql }: PrivateDatabase,
  accounts: Accounts,
  outcomes: readonly Outcome[],
  report: Report,
): Promise<void> {
  const charges = new Map<string, number>();
  for (const { request_id, credits } of await sql(
    "select request_id, cast(-sum(amount) as bigint) as credits from ledger where kind = 'charge' group by request_id",
  )) {
    charges.set(String(request_id), Number(credits));
  }
  const refunds = await sql("select id from ledger where kind = 'refund'");
  report.invariant(refunds.length === 0, `${refunds.length} refunds of calls that all had a key`);
  const payers = new Map<string, string>();
  for (const { key_hmac, request_id } of await sql(
    "select key_hmac, request_id from idempotent_requests where data is not null",
  )) {
    payers.set(String(key_hmac), String(request_id));
  }

  const accounted = new Set<string>();
  let expected = 0;
  for (const { call, credits } of outcomes) {
    for (const [key, cost] of credits ?? []) {
      const { accountId } = accounts[call.account];
      const payer = payers.get(hashRequest({ accountId, key, endpoint: "", fields: "" }).keyHmac);
      report.invariant(
        payer !== undefined && charges.get(payer) === cost,
        `${call.name} under ${key} cost ${payer && charges.get(payer)}, not ${cost}`,
      );
      if (payer !== undefined) accounted.add(payer);
      expected += cost;
    }
  }
  const surplus = [...charges.keys()].filter((id) => !accounted.has(id));
  report.invariant(surplus.length === 0, `${surplus.length} charges of calls that failed without one`);
  const total = [...charges.values()].reduce((sum, credits) => sum + credits, 0);
  report.invariant(total === expected, `the ledger has ${total} credits, the outcomes ${expected}`);
  report.figure("credits in the ledger, and of the outcomes", `${total} and ${expected}`);
}

async function endLeases({ sql }: PrivateDatabase): Promise<void> {
  await sql("update idempotent_requests set expires_at = '2000-01-01T00:00:00.000Z' where data is null");
}

/** Returns a source of numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
