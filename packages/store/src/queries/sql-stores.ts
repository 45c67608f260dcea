import type { AccountDataStore } from "@chart/accounts";
import type { AccountStore } from "@chart/accounts";
import type { AuditStore } from "@chart/accounts";
import type { KeyStore } from "@chart/accounts";
import type { NoticeStore } from "@chart/accounts";
import type { ClaimStore } from "chart-http";
import type { OperatorStore } from "@chart/accounts";
import type { RateLimit, TokenBuckets, TokenResult } from "@chart/lib";
import type { RequestLogStore } from "@chart/accounts";
import type { SecondFactorStore } from "@chart/accounts/sign-in";
import type { SignInStore } from "@chart/accounts/sign-in";
import type { UsageStore } from "@chart/accounts";
import type { LedgerStore } from "../base/ledger-store.js";
import { accountDataStore } from "./account-data-queries.js";
import { accountStore } from "./account-store.js";
import { auditStore } from "./base/audit-queries.js";
import { type chargeInTransaction, chargeStore } from "./charge-batch.js";
import { claimStore } from "./idempotency-queries.js";
import { keyStore } from "./key-queries.js";
import { noticeStore } from "./notice-queries.js";
import { operatorStore } from "./operators/operator-store.js";
import { acceptPepper } from "./pepper-queries.js";
import { requestLogStore } from "./requests/request-log-queries.js";
import { secondFactorStore } from "./sign-in/second-factor-queries.js";
import { signInStore } from "./sign-in/sign-in-queries.js";
import { usageStore } from "./usage-queries.js";
import type { QueryContext } from "../base/query-context.js";
import type { ConnectionUse, PepperVerdict, Stores } from "../base/stores.js";

/** Operations that differ between the engines. */
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
  readonly charges: LedgerStore;
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
