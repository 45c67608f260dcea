import type { SecondFactorStore } from "@chart/accounts/sign-in";
import { sql } from "kysely";
import { inTransaction, type QueryContext, withSingleWrite } from "../../base/query-context.js";
import { insertAudit } from "../base/audit-queries.js";
import { requireLiveAccount } from "../base/live-account.js";
import { codeQueries } from "./code-queries.js";

export function secondFactorStore(context: QueryContext): SecondFactorStore {
  return {
    async find(accountId) {
      const row = await context.pages
        .selectFrom("second_factors")
        .select(["secret", "enabled_at", "last_step"])
        .select((eb) =>
          eb
            .selectFrom("recovery_codes")
            .whereRef("recovery_codes.account_id", "=", "second_factors.account_id")
            .select(sql<number>`cast(count(*) as bigint)`.as("codes"))
            .as("codes"),
        )
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      return (
        row && {
          sealedSecret: row.secret,
          enabledAt: new Date(row.enabled_at),
          lastStep: row.last_step,
          recoveryCodesLeft: row.codes ?? 0,
        }
      );
    },

    enable: (accountId, { sealedSecret, enabledAt, step, recoveryCodeHashes }, audit) =>
      inTransaction(context, async (transaction) => {
        await requireLiveAccount(transaction, accountId);
        const enabled = await transaction.db
          .insertInto("second_factors")
          .values({
            account_id: accountId,
            secret: sealedSecret,
            enabled_at: enabledAt.toISOString(),
            last_step: step,
          })
          .onConflict((conflict) => conflict.column("account_id").doNothing())
          .returning("account_id")
          .executeTakeFirst();
        if (enabled === undefined) return false;
        await writeCodes(transaction, accountId, recoveryCodeHashes);
        await insertAudit(transaction, audit);
        return true;
      }),

    ...codeQueries(context),

    replaceRecoveryCodes: (accountId, codeHashes, audit) =>
      inTransaction(context, async (transaction) => {
        // The lock lets concurrent replacements, and a removal, run one by one.
        await requireLiveAccount(transaction, accountId);
        const factor = await transaction.db
          .selectFrom("second_factors")
          .select("account_id")
          .where("account_id", "=", accountId)
          .executeTakeFirst();
        if (factor === undefined) return false;
        await writeCodes(transaction, accountId, codeHashes);
        await insertAudit(transaction, audit);
        return true;
      }),

    remove: (accountId, audit) =>
      inTransaction(context, async (transaction) => {
        await requireLiveAccount(transaction, accountId);
        if (!(await deleteSecondFactor(transaction, accountId))) return false;
        await insertAudit(transaction, audit);
        return true;
      }),

    async listSealedOtherwise(keyId, limit) {
      const rows = await context.db
        .selectFrom("second_factors")
        .select(["account_id", "secret"])
        .where("secret", "not like", `${keyId}.%`)
        .orderBy("account_id")
        .limit(limit)
        .execute();
      return rows.map(({ account_id, secret }) => ({ accountId: account_id, sealedSecret: secret }));
    },

    reseal: ({ accountId, sealedSecret }, resealed) =>
      withSingleWrite(context, async ({ db }) => {
        await db
          .updateTable("second_factors")
          .set({ secret: resealed })
          .where("account_id", "=", accountId)
          .where("secret", "=", sealedSecret)
          .execute();
      }),
  };
}

/** Deletes the second factor and its recovery codes; returns false if it is off. Must be called in a transaction. */
export async function deleteSecondFactor({ db }: QueryContext, accountId: string): Promise<boolean> {
  await db.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  const deleted = await db
    .deleteFrom("second_factors")
    .where("account_id", "=", accountId)
    .returning("account_id")
    .executeTakeFirst();
  return deleted !== undefined;
}

async function writeCodes({ db }: QueryContext, accountId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }));
  await db.insertInto("recovery_codes").values(rows).execute();
}
