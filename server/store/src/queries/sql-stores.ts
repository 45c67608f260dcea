import type { TokenBuckets } from "chart-http/base";
import type { QueryContext } from "../base/query-context.js";
import type { ConnectionUse, Stores } from "../base/stores.js";
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

export interface EngineOperations extends TokenBuckets {
  /** Charges a batch, in one transaction. */
  readonly charge: typeof chargeInTransaction;
  /** Commits a small change. */
  readonly probe: () => Promise<void>;
  /** Resolves once a standby that commits wait for has all that was read; absent if there can be none. */
  readonly awaitStandby?: () => Promise<void>;
  /** Returns the use of the connection pool; absent if there is no pool. */
  readonly connectionUse?: () => ConnectionUse;
}

/** Creates all stores on a SQL database, with the same queries on every engine. */
export function sqlStores(context: QueryContext, engine: EngineOperations): Stores {
  return {
    accounts: accountStore(context),
    keys: keyStore(context),
    charges: chargeStore(context, (charges) => engine.charge(context, charges)),
    claims: claimStore(context, engine.awaitStandby),
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
