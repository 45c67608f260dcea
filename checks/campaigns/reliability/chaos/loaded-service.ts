import { setTimeout as delay } from "node:timers/promises";
import type { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { type CampaignAccount, openAccounts } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";
import { CallRecord } from "./call-record.js";
import { Callers } from "./callers.js";
import { type CampaignAccounts, checkLedger, type Unseen } from "./ledger-invariants.js";
import { transactionsEnded } from "./transactions-ended.js";

const OPENING_CREDITS = 1_000_000;
const ACCOUNTS_OF_A_KIND = 4;

/** A service under the load of many callers, with a ledger that can be checked at any time. */
export class LoadedService {
  readonly service: ServiceProcess;
  readonly database: PrivateDatabase;
  readonly record: CallRecord;
  readonly callers: Callers;
  readonly accounts: CampaignAccounts;
  readonly #report: Report;

  private constructor(
    service: ServiceProcess,
    database: PrivateDatabase,
    accounts: CampaignAccounts,
    report: Report,
    otherStatuses: readonly number[],
  ) {
    this.service = service;
    this.database = database;
    this.accounts = accounts;
    this.#report = report;
    this.record = new CallRecord(otherStatuses);
    let { url } = service;
    this.callers = new Callers(this.record, () => {
      // Unknown while the service starts again, which it does at the same address.
      url = service.url || url;
      return url;
    });
  }

  /**
   * Starts the service, opens accounts and lets the callers begin: half of them send Idempotency-Keys. Resolves once an
   * answer of each kind has arrived, which may take long on a busy machine.
   *
   * @param otherStatuses Statuses that are right besides 200, 503 and 409.
   */
  static async start(
    database: PrivateDatabase,
    callers: number,
    report: Report,
    environment: Readonly<Record<string, string>> = {},
    otherStatuses: readonly number[] = [],
  ): Promise<LoadedService> {
    const service = await startService(database, environment);
    const names = (kind: string) => Array.from({ length: ACCOUNTS_OF_A_KIND }, (_, n) => `${kind}-${n}`);
    const plain = await openAccounts(database, names("plain"), OPENING_CREDITS);
    const repeating = await openAccounts(database, names("repeating"), OPENING_CREDITS);
    const received = new Map([...plain, ...repeating].map(({ accountId }) => [accountId, OPENING_CREDITS]));
    const loaded = new LoadedService(
      service,
      database,
      { plain, repeating, received, peppers: [PEPPER] },
      report,
      otherStatuses,
    );
    const each = Math.ceil(callers / (2 * ACCOUNTS_OF_A_KIND));
    for (const account of plain) loaded.callers.addPlain(each, account);
    for (const account of repeating) loaded.callers.addRepeating(each, account);
    const { charts, keptCharts, batches } = loaded.record;
    while (charts.size === 0 || keptCharts.size === 0 || batches.size === 0) await delay(20);
    return loaded;
  }

  /** Opens one more account, whose callers send no Idempotency-Keys. */
  async open(name: string, credits: number, callers: number): Promise<CampaignAccount> {
    const [account] = await openAccounts(this.database, [name], credits);
    if (account === undefined) throw new Error(`the account ${name} was not opened`);
    this.accounts.plain.push(account);
    this.accounts.received.set(account.accountId, credits);
    this.callers.addPlain(callers, account);
    return account;
  }

  /** Grants credits to an account, by default to the first one, while the service runs. */
  async grant(amount: number, account = this.accounts.plain[0]): Promise<void> {
    if (account === undefined) return;
    const { accountId } = account;
    const grant = ["--account", accountId, "--amount", amount, "--reason", "a campaign"];
    await this.service.admin("credits", "grant", ...grant);
    const { received } = this.accounts;
    received.set(accountId, (received.get(accountId) ?? 0) + amount);
  }

  /** Compares the ledger with what callers received. Call it between {@link Callers.hold} and `goOn`. */
  async check(): Promise<Unseen> {
    await transactionsEnded(this.database);
    await this.service.admin("credits", "check");
    return checkLedger(this.database, this.accounts, this.record, this.#report);
  }

  /** Ends the leases of lost requests, so that a short campaign need not wait for them. */
  async endLeases(): Promise<void> {
    await this.database.sql(
      "update idempotent_requests set expires_at = '2000-01-01T00:00:00.000Z' where data is null",
    );
  }

  /** Lets the callers finish, checks once more, stops the service, and prints the callers' figures. */
  async conclude(): Promise<void> {
    await this.callers.finish();
    const unseen = await this.check();
    const exitCode = await this.service.stop();
    const { record } = this;
    const report = this.#report;
    report.invariant(exitCode === 0, `the service did not end in order: ${this.service.ending}`);
    for (const fault of record.faults) report.invariant(false, fault);
    report.invariant(!record.lost.has("HUNG"), `${record.lost.get("HUNG")} calls were never answered`);

    report.invariant(record.charts.size > 0 && record.keptCharts.size > 0, "nobody got a chart");
    report.invariant(record.batches.size > 0, "nobody got a batch");

    const inWords = (counts: ReadonlyMap<unknown, number>) =>
      [...counts].map(([name, count]) => `${name}: ${count.toLocaleString("en")}`).join(", ");
    report.figure("answers by status", inWords(record.statuses));
    report.figure("calls without an answer", inWords(record.lost) || "none");
    report.figure("charts received without an Idempotency-Key", record.charts.size);
    report.figure("Idempotency-Keys answered, each charged once", record.keptCharts.size);
    report.figure("of these answers, repeats", record.replayed);
    report.figure("batches received", record.batches.size);
    report.figure("charges of which no caller saw an answer", unseen.charges);
  }
}
