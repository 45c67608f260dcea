import { adminJson } from "@chart/kit/services/admin-in-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { createSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { Stores } from "@chart/store";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accountText } from "../../src/admin/account-text.js";

let database: TestDatabase;
let environment: Record<string, string>;
beforeEach(async () => {
  database = await createSqlite();
  environment = { DATABASE_URL: database.url, KEY_PEPPER: PEPPER };
});
afterEach(() => database.drop());

const create = async (email: string) => {
  const options = ["--email", email, "--plan", "developer"];
  const { accountId } = await adminJson<{ accountId: string }>(
    environment,
    ...["account", "create", ...options],
  );
  return accountId;
};
const repair = (...options: string[]) => adminJson<object>(environment, "account", "repair", ...options);

async function withStore<Result>(use: (store: Stores) => Promise<Result>): Promise<Result> {
  const store = await database.open();
  const result = await use(store);
  await store.close();
  return result;
}

const YEARS_AHEAD = "2999-01-01T00:00:00.000Z";

test("account show marks a period that ends too far ahead; account repair corrects it once and writes an audit entry", async () => {
  const [accountId, other] = [await create("ada@example.com"), await create("bob@example.com")];
  const right = await withStore((store) => store.accounts.find(accountId, new Date()));
  await database.sql("update accounts set renews_at = $1", YEARS_AHEAD);
  const wrong = (await withStore((store) => store.accounts.find(accountId, new Date())))!;
  expect(accountText(wrong, [], new Date())).toContain(
    `period   ends ${YEARS_AHEAD} (too far ahead: a clock was wrong; "account repair" corrects it)`,
  );

  const detail = `period end ${YEARS_AHEAD} to ${right?.renewsAt.toISOString()}`;
  const repaired = { repaired: [{ accountId, detail }], shortenedAnswers: 0 };
  expect(await repair("--account", "ada@example.com")).toEqual(repaired);
  expect(await repair()).toMatchObject({ repaired: [{ accountId: other }] });
  expect(await repair()).toEqual({ repaired: [], shortenedAnswers: 0 });

  const audit = await withStore((store) => store.audit.list({ accountId, limit: 1 }));
  expect(audit).toMatchObject([{ actor: "admin command", action: "account.period", accountId, detail }]);
  const mended = await withStore((store) => store.accounts.find(accountId, new Date()));
  expect(accountText(mended!, [], new Date())).not.toContain("too far ahead");
});
