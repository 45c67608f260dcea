import type { AccountDataStore } from "../accounts/account-data-store.js";
import type { AccountStore } from "../accounts/account-store.js";
import type { AuditStore } from "../accounts/audit-entry.js";
import type { KeyStore } from "../accounts/key-store.js";
import type { NoticeStore } from "../accounts/notice-store.js";
import type { ChargeStore } from "../charts/charge-store.js";
import type { ClaimStore } from "../idempotency/claim-store.js";
import type { OperatorStore } from "../operators/operator-store.js";
import type { RateLimit, TokenBuckets, TokenResult } from "../rate-limit/token-bucket.js";
import type { RequestLogStore } from "../request-log/request-log-store.js";
import type { SecondFactorStore } from "../sign-in/second-factor-store.js";
import type { SignInStore } from "../sign-in/sign-in-store.js";
import type { UsageStore } from "../usage/usage-store.js";
import { accountDataStore } from "./queries/account-data-queries.js";
import { accountStore } from "./queries/account-store.js";
import { auditStore } from "./queries/audit-queries.js";
import { type chargeInTransaction, chargeStore } from "./queries/charge-batch.js";
import { claimStore } from "./queries/idempotency-queries.js";
import { keyStore } from "./queries/key-queries.js";
import { noticeStore } from "./queries/notice-queries.js";
import { operatorStore } from "./queries/operators/operator-store.js";
import { acceptPepper } from "./queries/pepper-queries.js";
import { requestLogStore } from "./queries/requests/request-log-queries.js";
import { secondFactorStore } from "./queries/sign-in/second-factor-queries.js";
import { signInStore } from "./queries/sign-in/sign-in-queries.js";
import { usageStore } from "./queries/usage-queries.js";
import type { QueryContext } from "./query-context.js";
import type { ConnectionUse, PepperVerdict, Stores } from "./stores.js";

export interface EngineOperations extends TokenBuckets {
  /** Charges a batch, in one transaction. */
  readonly charge: typeof chargeInTransaction;
  /** Commits a small change. */
  readonly probe: () => Promise<void>;
  /** Returns the use of the connection pool; absent if there is no pool. */
  readonly connectionUse?: () => ConnectionUse;
}

/** All stores on a SQL database, with the same queries on every engine. */
export class SqlStores implements Stores {
  readonly accounts: AccountStore;
  readonly keys: KeyStore;
  readonly charges: ChargeStore;
  readonly claims: ClaimStore;
  readonly audit: AuditStore;
  readonly signIn: SignInStore;
  readonly secondFactors: SecondFactorStore;
  readonly accountData: AccountDataStore;
  readonly usage: UsageStore;
  readonly notices: NoticeStore;
  readonly operators: OperatorStore;
  readonly requestLog: RequestLogStore;
  readonly #context: QueryContext;
  readonly #engine: EngineOperations;

  constructor(context: QueryContext, engine: EngineOperations) {
    this.#context = context;
    this.#engine = engine;
    this.accounts = accountStore(context);
    this.keys = keyStore(context);
    this.charges = chargeStore(context, (charges) => engine.charge(context, charges));
    this.claims = claimStore(context);
    this.audit = auditStore(context);
    this.signIn = signInStore(context);
    this.secondFactors = secondFactorStore(context);
    this.accountData = accountDataStore(context);
    this.usage = usageStore(context);
    this.notices = noticeStore(context);
    this.operators = operatorStore(context);
    this.requestLog = requestLogStore(context);
  }

  ping(): Promise<void> {
    return this.#engine.probe();
  }

  acceptPepper(isAdopting: boolean): Promise<PepperVerdict> {
    return acceptPepper(this.#context, isAdopting);
  }

  takeToken(bucket: string, limit: RateLimit, now: Date, tokens?: number): Promise<TokenResult> {
    return this.#engine.takeToken(bucket, limit, now, tokens);
  }

  connectionUse(): ConnectionUse | undefined {
    return this.#engine.connectionUse?.();
  }

  async close(): Promise<void> {
    const { pages, reader, db } = this.#context;
    // Some of them may be the same. The connection that writes is closed last.
    for (const connections of new Set([pages, reader, db])) await connections.destroy();
  }
}
