import type { TokenBuckets } from "../rate-limit/token-bucket.js";
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
import type { ConnectionUse, Stores } from "./stores.js";

export interface EngineOperations extends TokenBuckets {
  /** Charges a batch, in one transaction. */
  readonly charge: typeof chargeInTransaction;
  /** Commits a small change. */
  readonly probe: () => Promise<void>;
  /** Returns the use of the connection pool; absent if there is no pool. */
  readonly connectionUse?: () => ConnectionUse;
}

/** Creates all stores on a SQL database, with the same queries on every engine. */
export function sqlStores(context: QueryContext, engine: EngineOperations): Stores {
  return {
    accounts: accountStore(context),
    keys: keyStore(context),
    charges: chargeStore(context, (charges) => engine.charge(context, charges)),
    claims: claimStore(context),
    audit: auditStore(context),
    signIn: signInStore(context),
    secondFactors: secondFactorStore(context),
    accountData: accountDataStore(context),
    usage: usageStore(context),
    notices: noticeStore(context),
    operators: operatorStore(context),
    requestLog: requestLogStore(context),
    ping: () => engine.probe(),
    acceptPepper: (isAdopting) => acceptPepper(context, isAdopting),
    takeToken: (bucket, limit, now, tokens) => engine.takeToken(bucket, limit, now, tokens),
    connectionUse: () => engine.connectionUse?.(),
    async close() {
      const { pages, reader, db } = context;
      // Some of them may be the same. The connection that writes is closed last.
      for (const connections of new Set([pages, reader, db])) await connections.destroy();
    },
  };
}
