import { sql } from "kysely";
import type { Account, AccountDetails, AccountStatus } from "../accounts/account.js";
import type { AuditEntry, AuditStore } from "../accounts/audit-entry.js";
import type { Plan } from "../accounts/plan.js";
import type { RateLimit, TokenBuckets, TokenResult } from "../rate-limit/token-bucket.js";
import type { SignInStore } from "../sign-in/sign-in-store.js";
import type { UsageStore } from "../usage/usage-store.js";
import { BatchQueue } from "./batch-queue.js";
import { inTransaction, type Session } from "./database.js";
import {
  findByKeys,
  findDetails,
  findSummaries,
  insertAccount,
  type KeyLookUp,
} from "./queries/account-queries.js";
import { auditStore, insertAudit } from "./queries/audit-queries.js";
import type { chargeTogether } from "./queries/charge-batch.js";
import { insertGrant } from "./queries/grant-queries.js";
import { claimTogether, purgeExpired, releaseKey } from "./queries/idempotency-queries.js";
import { replaceKey } from "./queries/key-queries.js";
import { compareLedger } from "./queries/ledger-check.js";
import { lockAccount } from "./queries/renewal.js";
import { signInStore } from "./queries/sign-in-queries.js";
import { usageStore } from "./queries/usage-queries.js";
import type {
  AccountSummary,
  Charge,
  ChargeOutcome,
  ClaimOutcome,
  ConnectionUse,
  Grant,
  KeyClaim,
  LedgerCheck,
  NewAccount,
  Store,
} from "./stores.js";

/**
 * What an engine has of its own: its rate buckets, its way of charging, its connections, and whether its data still are
 * where they were.
 */
export interface StorePlace extends TokenBuckets {
  readonly charge: typeof chargeTogether;
  /** @throws StoreUnavailableError where what is written would be lost. */
  check(): void;
  readonly connectionUse?: () => ConnectionUse;
}

/** The store in a SQL database: the same queries on every engine. */
export class SqlStore implements Store {
  readonly signIn: SignInStore;
  readonly audit: AuditStore;
  readonly usage: UsageStore;
  readonly #session: Session;
  readonly #place: StorePlace;
  /** A look-up begins after the requests that share it came, so each sees every key that was rotated before. */
  readonly #keyLookUps: BatchQueue<KeyLookUp, Account | undefined>;
  readonly #claims: BatchQueue<KeyClaim, ClaimOutcome>;
  readonly #charges: BatchQueue<Charge, ChargeOutcome>;

  constructor(session: Session, place: StorePlace) {
    this.#session = session;
    this.signIn = signInStore(session);
    this.audit = auditStore(session);
    this.usage = usageStore(session);
    this.#place = place;
    this.#keyLookUps = new BatchQueue((lookUps) => findByKeys(session, lookUps));
    this.#claims = new BatchQueue((claims) => claimTogether(session, claims));
    this.#charges = new BatchQueue(async (charges) => {
      place.check();
      return place.charge(session, charges);
    });
  }

  async ping(): Promise<void> {
    this.#place.check();
    await sql`select 1`.execute(this.#session.db);
  }

  async hasAccounts(): Promise<boolean> {
    const account = await this.#session.db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
    return account !== undefined;
  }

  createAccount(account: NewAccount, audit?: AuditEntry): Promise<boolean> {
    return insertAccount(this.#session, account, audit);
  }

  findAccountByKey(keyHmac: string, now: Date): Promise<Account | undefined> {
    return this.#keyLookUps.add({ keyHmac, now });
  }

  charge(charge: Charge): Promise<ChargeOutcome> {
    return this.#charges.add(charge);
  }

  claimKey(claim: KeyClaim): Promise<ClaimOutcome> {
    return this.#claims.add(claim);
  }

  purgeExpired(now: Date): Promise<void> {
    return purgeExpired(this.#session, now);
  }

  releaseKey(keyHmac: string, requestId: string): Promise<void> {
    return releaseKey(this.#session, keyHmac, requestId);
  }

  searchAccounts(text: string): Promise<readonly AccountSummary[]> {
    return findSummaries(this.#session, text);
  }

  listAccounts(now: Date): Promise<readonly AccountDetails[]> {
    return findDetails(this.#session, now);
  }

  async findAccount(idOrEmail: string, now: Date): Promise<AccountDetails | undefined> {
    const [account] = await findDetails(this.#session, now, idOrEmail);
    return account;
  }

  setStatus(accountId: string, status: AccountStatus, audit?: AuditEntry): Promise<void> {
    return inTransaction(this.#session, async (transaction) => {
      await transaction.db.updateTable("accounts").set({ status }).where("id", "=", accountId).execute();
      await insertAudit(transaction, audit);
    });
  }

  setPlan(accountId: string, plan: Plan, now: Date, audit?: AuditEntry): Promise<void> {
    return inTransaction(this.#session, async (transaction) => {
      // A period that has begun but was not looked at yet still has the old plan's allocation.
      await lockAccount(transaction, accountId, now);
      await transaction.db.updateTable("accounts").set({ plan }).where("id", "=", accountId).execute();
      await insertAudit(transaction, audit);
    });
  }

  rotateKey(...rotation: Parameters<Store["rotateKey"]>): Promise<boolean> {
    return replaceKey(this.#session, ...rotation);
  }

  grantCredits(accountId: string, grant: Grant, audit?: AuditEntry): Promise<void> {
    return insertGrant(this.#session, accountId, grant, audit);
  }

  checkLedger(): Promise<LedgerCheck> {
    return compareLedger(this.#session);
  }

  takeToken(bucket: string, limit: RateLimit, now: Date): Promise<TokenResult> {
    return this.#place.takeToken(bucket, limit, now);
  }

  connectionUse(): ConnectionUse | undefined {
    return this.#place.connectionUse?.();
  }

  async close(): Promise<void> {
    await this.#session.reader.destroy();
    await this.#session.db.destroy();
  }
}
