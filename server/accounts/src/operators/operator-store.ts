import type { AccountFilter, AccountListQuery, ListedAccount } from "./account-list.js";
import type { ProcessReport } from "./process-report.js";

export interface BusyAccount {
  readonly accountId: string;
  readonly email: string;
  readonly calls: number;
  readonly failed: number;
}

/** A request that cost credits. */
export interface FoundRequest {
  readonly accountId: string;
  readonly email: string;
  readonly at: Date;
  /** Path that was charged; undefined for old charges, which have none. */
  readonly endpoint: string | undefined;
  readonly credits: number;
}

/** Facts about the database, for the page about the service's health. */
export interface StoreFacts {
  readonly engine: "sqlite" | "postgres";
  readonly bytes: number;
  /** Name of the latest migration. */
  readonly schema: string;
  /** Time of the last backup by the admin command, which only SQLite has. */
  readonly lastBackupAt: Date | undefined;
}

/** Reads and figures for operators, who see all accounts. Every read is bounded, however many accounts there are. */
export interface OperatorStore {
  /** Lists a page of accounts. Renews none of them. */
  listAccounts(query: AccountListQuery): Promise<readonly ListedAccount[]>;

  countAccounts(filter: AccountFilter, limit: number): Promise<number>;

  /** Lists the accounts with the most requests since a UTC hour (YYYY-MM-DDTHH), the busiest first. */
  listBusiest(sinceHour: string, limit: number): Promise<readonly BusyAccount[]>;

  findCharge(requestId: string): Promise<FoundRequest | undefined>;

  /** Keeps the latest report of a process, and deletes the reports from before an instant. */
  putProcessReport(report: ProcessReport, keepFrom: Date): Promise<void>;

  listProcessReports(since: Date): Promise<readonly ProcessReport[]>;

  readFacts(): Promise<StoreFacts>;
}
