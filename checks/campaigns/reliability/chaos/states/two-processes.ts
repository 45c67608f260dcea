import { setTimeout as delay } from "node:timers/promises";
import { createAgent, type Outcome, send } from "@chart/kit/load/call";
import { batchCall, chartCall } from "@chart/kit/load/chart-call";
import type { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { ENGINE_NAMES } from "../../lib/engine-names.js";
import { type CampaignAccount, openAccounts } from "../../lib/open-accounts.js";
import type { Report } from "../../lib/report.js";
import { startService } from "../../lib/start-service.js";
import { CallRecord } from "../call-record.js";
import { type CampaignAccounts, checkLedger } from "../ledger-invariants.js";
import type { StateOptions } from "./with-loaded.js";

const CREDITS = 1_000_000;
/** Of so many Idempotency-Keys, one is of a batch. */
const BATCH_EACH = 12;
/** Time within which every key gets its answer, however busy the machine is. */
const LONGEST_SETTLING_MS = 120_000;

/** Sends each Idempotency-Key to two processes on one store at the same moment, while one of them is killed. */
export async function twoProcesses(
  database: PrivateDatabase,
  options: StateOptions,
  report: Report,
): Promise<void> {
  const { callers, rounds } = options;
  report.part(
    `two processes on one ${ENGINE_NAMES[database.engine]} store under ${callers} callers, ${rounds} kills`,
  );
  const services: ServiceProcess[] = [];
  try {
    services.push(await startService(database), await startService(database));
    const [account] = await openAccounts(database, ["both"], CREDITS);
    if (account === undefined) throw new Error("there is no account");
    const pairs = new Pairs(services, account);
    for (let round = 0; round < rounds; round++) await killOne(pairs, round, options);
    await settle(database, pairs, options, report);
    for (const service of services) {
      const code = await service.stop();
      report.invariant(code === 0, `a process did not end in order: ${service.ending}`);
    }
  } finally {
    for (const service of services) await service.stop("SIGKILL");
  }
}

/** Requests that are sent to two processes at once. */
class Pairs {
  readonly record = new CallRecord();
  readonly account: CampaignAccount;
  /** Idempotency-Keys that have no answer yet. */
  readonly unanswered = new Set<number>();
  readonly services: readonly ServiceProcess[];
  readonly #urls: readonly string[];
  readonly #agent = createAgent();
  #keys = 0;

  constructor(services: readonly ServiceProcess[], account: CampaignAccount) {
    this.services = services;
    this.#urls = services.map(({ url }) => url);
    this.account = account;
  }

  /** Sends one new Idempotency-Key after another until `isOver` returns true. */
  async sendNew(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.sendBoth(++this.#keys);
  }

  /** Sends a request to both processes at the same moment. */
  async sendBoth(key: number): Promise<void> {
    const { accountId, apiKey } = this.account;
    const headers = { "Idempotency-Key": `both-${key}` };
    const call = key % BATCH_EACH === 0 ? batchCall(apiKey, headers) : chartCall(apiKey, headers);
    const outcomes = await Promise.all(this.#urls.map((url) => send(this.#agent, url, call)));
    // The answer itself may arrive after its replay.
    outcomes.sort((one, other) => Number(isReplay(one)) - Number(isReplay(other)));
    const noted = outcomes.map((outcome) => this.record.note(outcome, accountId, `both-${key}`));
    if (noted.includes(true)) this.unanswered.delete(key);
    else this.unanswered.add(key);
  }

  close(): void {
    this.#agent.destroy();
  }
}

function isReplay(outcome: Outcome): boolean {
  return outcome.kind === "answered" && outcome.headers["idempotent-replayed"] === "true";
}

/** Kills a process under load and starts it again; the callers go on for a while. */
async function killOne(pairs: Pairs, round: number, { callers, holdMs }: StateOptions): Promise<void> {
  let isOver = false;
  const runs = Array.from({ length: callers }, () => pairs.sendNew(() => isOver));
  try {
    await delay(holdMs);
    const service = pairs.services[round % pairs.services.length];
    await service?.stop("SIGKILL");
    await service?.restart();
    await delay(holdMs);
    while (pairs.record.batches.size === 0) await delay(20);
  } finally {
    isOver = true;
    await Promise.all(runs);
  }
}

/** Repeats the keys without an answer until each has one, and checks that each was charged once. */
async function settle(
  database: PrivateDatabase,
  pairs: Pairs,
  { endsLeases }: StateOptions,
  report: Report,
): Promise<void> {
  const { record, account, unanswered } = pairs;
  if (endsLeases) {
    await database.sql(
      "update idempotent_requests set expires_at = '2000-01-01T00:00:00.000Z' where data is null",
    );
  }
  const endMs = performance.now() + LONGEST_SETTLING_MS;
  while (unanswered.size > 0 && performance.now() < endMs) {
    await Promise.all([...unanswered].map((key) => pairs.sendBoth(key)));
    await delay(50);
  }
  pairs.close();
  report.invariant(unanswered.size === 0, `${unanswered.size} Idempotency-Keys never got an answer`);
  await pairs.services[0]?.admin("credits", "check");
  const accounts: CampaignAccounts = {
    ...{ plain: [], repeating: [account], peppers: [PEPPER] },
    received: new Map([[account.accountId, CREDITS]]),
  };
  await checkLedger(database, accounts, record, report);
  for (const fault of record.faults) report.invariant(false, fault);
  report.invariant(!record.lost.has("HUNG"), `${record.lost.get("HUNG")} calls were never answered`);
  report.invariant(record.batches.size > 0, "nobody got a batch");
  const inWords = (counts: ReadonlyMap<unknown, number>) =>
    [...counts].map(([name, count]) => `${name}: ${count.toLocaleString("en")}`).join(", ");
  report.figure("answers by status", inWords(record.statuses));
  report.figure("calls without an answer", inWords(record.lost) || "none");
  report.figure("Idempotency-Keys answered, each charged once", record.keptCharts.size);
  report.figure("of these answers, repeats", record.replayed);
}
