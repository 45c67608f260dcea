import type { KeysOfPepper } from "@chart/accounts";
import { sql } from "kysely";
import { inTransaction, type QueryContext, withSingleWrite } from "../base/query-context.js";
import type { PepperVerdict } from "../base/stores.js";

/**
 * Compares the pepper of this process with the one that the store knows. A store that knows no pepper and has no keys
 * takes any. Otherwise another pepper is only taken if the process adopts peppers, and if it has the store's pepper as
 * the previous one or the store does not know its own.
 */
export async function acceptPepper(context: QueryContext, isAdopting: boolean): Promise<PepperVerdict> {
  const { pepper } = context;
  if (pepper === undefined) return "accepted";
  const known = await storedPepper(context);
  if (known === pepper.current) return "accepted";
  if (known !== undefined && known !== pepper.previous) return "different";
  if (!isAdopting && (known !== undefined || (await hasKeys(context)))) return "not-adopted";
  const isWritten =
    known === undefined
      ? await writeFirst(context, pepper.current)
      : await replacePepper(context, known, pepper.current);
  // If another process was faster, its pepper decides.
  return isWritten ? "accepted" : acceptPepper(context, isAdopting);
}

async function storedPepper({ db }: QueryContext): Promise<string | undefined> {
  const row = await db
    .selectFrom("store_settings")
    .select("value")
    .where("name", "=", "pepper")
    .executeTakeFirst();
  return row?.value;
}

async function hasKeys({ db }: QueryContext): Promise<boolean> {
  return (await db.selectFrom("api_keys").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Writes the first pepper of a store; all keys of an older release were hashed under it. */
function writeFirst(context: QueryContext, value: string): Promise<boolean> {
  return inTransaction(context, async ({ db }) => {
    const written = await db
      .insertInto("store_settings")
      .values({ name: "pepper", value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
    if (written === undefined) return false;
    await db.updateTable("api_keys").set({ pepper: value }).where("pepper", "is", null).execute();
    return true;
  });
}

function replacePepper(context: QueryContext, known: string, value: string): Promise<boolean> {
  return withSingleWrite(context, async ({ db }) => {
    const written = await db
      .updateTable("store_settings")
      .set({ value })
      .where("name", "=", "pepper")
      .where("value", "=", known)
      .returning("name")
      .executeTakeFirst();
    return written !== undefined;
  });
}

export interface KeyMove {
  readonly from: string;
  readonly to: string;
}

/**
 * Moves keys to the current pepper. A key that was moved or revoked in the meantime stays as it is. Each key has a
 * statement of its own, so that on PostgreSQL no statement locks one key while it waits for another.
 */
export function moveKeys(context: QueryContext, moves: readonly KeyMove[]): Promise<undefined[]> {
  return withSingleWrite(context, async ({ db, pepper }) => {
    for (const { from, to } of moves) {
      await db
        .updateTable("api_keys")
        .set({ hmac: to, pepper: pepper?.current ?? null })
        .where("hmac", "=", from)
        .where("revoked_at", "is", null)
        .execute();
    }
    return moves.map(() => undefined);
  });
}

/** Counts the active keys of each pepper. */
export function countKeysByPepper({ db }: QueryContext): Promise<KeysOfPepper[]> {
  return db
    .selectFrom("api_keys")
    .where("revoked_at", "is", null)
    .groupBy("pepper")
    .select(["pepper as fingerprint", sql<number>`cast(count(*) as bigint)`.as("keys")])
    .execute();
}
