import type { AccountStore } from "@chart/accounts";
import { BatchQueue } from "../base/batch-queue.js";
import { inTransaction, type QueryContext } from "../base/query-context.js";
import { findByKeys, findDetails, insertAccount, type KeyLookup, type KeyOwner } from "./account-queries.js";
import { insertAudit } from "./base/audit-queries.js";
import { requireLiveAccount } from "./base/live-account.js";
import { lockAccount, writeCorrection } from "./base/renewal.js";
import { insertGrant } from "./grant-queries.js";
import { compareLedger } from "./ledger-check.js";
import { countKeysByPepper, type KeyMove, moveKeys } from "./pepper-queries.js";
import { isLastOperator } from "./sign-in/role-queries.js";

/** Creates the store of accounts, keys and credits on a SQL database. */
export function accountStore(context: QueryContext): AccountStore {
  // A batch starts after its requests have arrived, so each of them sees every rotation that finished before it.
  const lookups = new BatchQueue<KeyLookup, KeyOwner | undefined>((batch) => findByKeys(context, batch));
  const moves = new BatchQueue<KeyMove, undefined>((batch) => moveKeys(context, batch));
  return {
    async hasAny() {
      const account = await context.db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
      return account !== undefined;
    },

    create: (account, audit) => insertAccount(context, account, audit),

    async findByKey(keyHmac, now, previousHmac) {
      const owner = await lookups.add({ keyHmac, previousHmac, now });
      if (owner?.isUnderPrevious && previousHmac !== undefined) {
        await moves.add({ from: previousHmac, to: keyHmac });
      }
      return owner?.account;
    },

    countKeysByPepper: () => countKeysByPepper(context),

    async find(idOrEmail, now) {
      const [account] = await findDetails(context, now, idOrEmail);
      return account;
    },

    list: (now) => findDetails(context, now),

    setStatus: (accountId, status, audit) =>
      inTransaction(context, async (transaction) => {
        // Locks all operators, in order, and so comes before the lock of this account.
        if (status === "inactive" && (await isLastOperator(transaction, accountId))) return false;
        await requireLiveAccount(transaction, accountId);
        await transaction.db.updateTable("accounts").set({ status }).where("id", "=", accountId).execute();
        await insertAudit(transaction, audit);
        return true;
      }),

    setPlan: (accountId, plan, now, audit) =>
      inTransaction(context, async (transaction) => {
        // Locking also begins a period that is due, which still gets the old plan's allocation.
        await lockAccount(transaction, accountId, now);
        await transaction.db.updateTable("accounts").set({ plan }).where("id", "=", accountId).execute();
        await insertAudit(transaction, audit);
      }),

    correctPeriod: (accountId, now, audit) => writeCorrection(context, accountId, now, audit),

    grantCredits: (accountId, grant, audit) => insertGrant(context, accountId, grant, audit),

    checkLedger: () => compareLedger(context),
  };
}
