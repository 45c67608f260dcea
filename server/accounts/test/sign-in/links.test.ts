import { onEachEngine, type TestDatabase, type TestStores } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { issueLink, issueNoLink } from "../../src/sign-in/links.js";
import type { LinkKind } from "../../src/sign-in/sign-in-store.js";

const NOW = new Date("2026-11-22T10:00:00Z");
const hashToken = (_purpose: string, token: string) => `hmac of ${token}`;

onEachEngine("links", (create) => {
  let database: TestDatabase;
  let stores: TestStores;
  beforeAll(async () => {
    database = await create();
    stores = await database.open();
    for (const name of ["a", "b"]) {
      const key = { id: `key_${name}`, hmac: name, name: "Default", prefix: "chart_live_", lastFour: "1234" };
      const email = `${name}@example.com`;
      const account = {
        id: `acct_${name}`,
        email,
        plan: "developer",
        credits: 5,
        createdAt: NOW,
        key,
      } as const;
      await stores.accounts.create(account, "unaudited");
    }
  });
  beforeEach(() => database.sql("delete from links"));
  afterAll(async () => {
    await stores.close();
    await database.drop();
  });

  const deps = () => ({ store: stores.signIn, hashToken, now: () => NOW, baseUrl: "https://x.test" });
  const issue = (kind: LinkKind, accountId: string | undefined) =>
    issueLink(deps(), { kind, accountId, email: `${accountId}@example.com` }, "unaudited");
  /** Says for each link if it can still be used. */
  const isLive = (...links: readonly { readonly url: string }[]) =>
    Promise.all(
      links.map(async ({ url }) => {
        const tokenHmac = hashToken("link", url.split("/").at(-1) ?? "");
        const kinds = ["invitation", "password-reset", "email-change", "sign-up"] as const;
        return (await stores.signIn.findLink(tokenHmac, kinds, NOW)) !== undefined;
      }),
    );

  test("a new reset link ends the account's older ones, and no other link", async () => {
    const older = [await issue("password-reset", "acct_a"), await issue("password-reset", "acct_a")];
    const others = [
      await issue("password-reset", "acct_b"),
      await issue("email-change", "acct_a"),
      await issue("sign-up", undefined),
    ];
    const newer = await issue("password-reset", "acct_a");
    expect(await isLive(...older)).toEqual([false, false]);
    expect(await isLive(newer, ...others)).toEqual([true, true, true, true]);
  });

  test("links of people who sign up do not end each other", async () => {
    const links = [await issue("sign-up", undefined), await issue("sign-up", undefined)];
    expect(await isLive(...links)).toEqual([true, true]);
  });

  test("of several reset links that are asked for at the same moment, one remains", async () => {
    const links = await Promise.all(Array.from({ length: 8 }, () => issue("password-reset", "acct_a")));
    expect((await isLive(...links)).filter((live) => live)).toHaveLength(1);
  });

  test("the write in place of a link leaves nothing that works, and the next link removes it", async () => {
    await issueNoLink(deps(), "password-reset");
    const [left] = await database.sql("select * from links");
    expect(left).toMatchObject({ kind: "password-reset", account_id: null, email: "" });
    const tokenHmac = String(left?.["token_hmac"]);
    expect(await stores.signIn.findLink(tokenHmac, ["password-reset"], NOW)).toBeUndefined();
    expect(await stores.signIn.takeLink(tokenHmac, ["password-reset"], NOW)).toBeUndefined();
    await issue("password-reset", "acct_a");
    expect(await database.sql("select account_id from links")).toEqual([{ account_id: "acct_a" }]);
  });
});
