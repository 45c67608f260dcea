import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, sql } from "kysely";
import { type Account, CREDIT_POTS } from "../accounts/account.js";
import { randomId } from "../random-id.js";
import { type LibsqlOptions, openLibsql } from "./libsql-database.js";
import { libsqlDialect } from "./libsql-dialect.js";
import { migrate } from "./migrations.js";
import type { Charge, NewAccount, Store } from "./store.js";
import type { Tables } from "./tables.js";

/**
 * Opens the store in a SQLite file, made with its folder where there is none, and migrates it.
 *
 * @throws StoreUnavailableError where the file cannot be opened, or is no SQLite database.
 */
export async function openSqliteStore(path: string, options: LibsqlOptions = {}): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true });
  const db = new Kysely<Tables>({ dialect: libsqlDialect(openLibsql(path, options)) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return new SqliteStore(db);
}

class SqliteStore implements Store {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  async hasAccounts(): Promise<boolean> {
    const account = await this.#db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
    return account !== undefined;
  }

  createAccount({ id, email, plan, credits, createdAt, key }: NewAccount): Promise<boolean> {
    const created_at = createdAt.toISOString();
    return this.#db.transaction().execute(async (transaction) => {
      const inserted = await transaction
        .insertInto("accounts")
        .values({
          id,
          email,
          plan,
          status: "active",
          allocation_credits: credits,
          granted_credits: 0,
          created_at,
        })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (inserted === undefined) return false;

      await transaction
        .insertInto("api_keys")
        .values({
          id: key.id,
          account_id: id,
          hmac: key.hmac,
          prefix: key.prefix,
          last_four: key.lastFour,
          created_at,
          revoked_at: null,
        })
        .execute();
      await transaction
        .insertInto("ledger")
        .values({
          id: randomId("entry"),
          account_id: id,
          kind: "allocation",
          pot: "allocation",
          amount: credits,
          request_id: null,
          reason: "opening balance",
          created_at,
        })
        .execute();
      return true;
    });
  }

  async findAccountByKey(keyHmac: string): Promise<Account | undefined> {
    return this.#db
      .selectFrom("api_keys")
      .innerJoin("accounts", "accounts.id", "api_keys.account_id")
      .where("api_keys.hmac", "=", keyHmac)
      .where("api_keys.revoked_at", "is", null)
      .select(["accounts.id", "accounts.plan", "accounts.status"])
      .select((eb) =>
        eb("accounts.allocation_credits", "+", eb.ref("accounts.granted_credits")).as("credits"),
      )
      .executeTakeFirst();
  }

  charge({ accountId, requestId, chargedAt }: Charge): Promise<number | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      for (const pot of CREDIT_POTS) {
        const column = `${pot}_credits` as const;
        const left = await transaction
          .updateTable("accounts")
          .set((eb) => ({ [column]: eb(column, "-", 1) }))
          .where("id", "=", accountId)
          .where(column, ">", 0)
          .returning(["allocation_credits", "granted_credits"])
          .executeTakeFirst();
        if (left === undefined) continue;

        await transaction
          .insertInto("ledger")
          .values({
            id: randomId("entry"),
            account_id: accountId,
            kind: "charge",
            pot,
            amount: -1,
            request_id: requestId,
            reason: null,
            created_at: chargedAt.toISOString(),
          })
          .execute();
        return left.allocation_credits + left.granted_credits;
      }
      return undefined;
    });
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
