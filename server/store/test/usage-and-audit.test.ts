import type { AuditEntry, NamedKey, RequestUse } from "@chart/accounts";
import { dayNamed } from "@chart/accounts";
import { runMigration } from "@chart/kit/services/run-migration";
import { AUDITED } from "@chart/kit/stores/audited";
import { useOf } from "@chart/kit/stores/logged-requests";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stores } from "../src/base/stores.js";
import { chargedCredits } from "../src/migrations/charged-credits.js";
import { requestRows } from "../src/migrations/request-log.js";
import { usageByQuarterHour } from "../src/migrations/usage.js";

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const key = (name: string): NamedKey => ({
  id: `key_${name}`,
  name: "Default",
  hmac: `hmac of ${name}`,
  prefix: "chart_live_",
  lastFour: "1234",
});
const audit = (detail: string, accountId = "acct_a"): AuditEntry => ({
  at: at("10:00:00.000"),
  actor: "somebody",
  action: "account.plan",
  accountId,
  detail,
});

/** Reverses the migrations 0014-second-factor and 0024-earlier-endings. */
const UNDO_SECOND_FACTOR = [
  ...["second_factors", "recovery_codes", "account_exports", "account_purges", "earlier_endings"].map(
    (table) => `drop table ${table}`,
  ),
  "drop index idempotent_requests_by_account",
  "alter table idempotent_requests drop column account_id",
];

onEachEngine("usage and audit log", (create) => {
  let database: TestDatabase;
  let store: Stores;
  beforeEach(async () => {
    database = await create();
    store = await database.open();
    for (const name of ["a", "b"]) {
      const account = { id: `acct_${name}`, email: `${name}_1@example.com`, plan: "developer" } as const;
      await store.accounts.create(
        { ...account, credits: 50, createdAt: at("00:00:00.000"), key: key(name) },
        "unaudited",
      );
    }
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const chargeOf = (n: number, time: string, endpoint = "/v2/charts", accountId = "acct_a") => ({
    ...{ accountId, requestId: `req_${n}_${accountId}`, endpoint, chargedAt: at(time) },
  });
  const charge = (...request: Parameters<typeof chargeOf>) => store.charges.charge(chargeOf(...request));

  const add = (...uses: RequestUse[]) => store.requestLog.add({ requests: [], uses });

  test("the usage of a span has each account that was charged in it, with its requests and credits", async () => {
    const [day] = [{ from: at("00:00:00.000"), to: at("12:00:00.000") }];
    expect(await store.usage.usageByAccount(day)).toEqual([]);
    await charge(1, "09:00:00.000", "/v2/charts", "acct_b");
    await charge(2, "11:59:59.999");
    await charge(3, "11:00:00.000");
    await charge(4, "12:00:00.000");
    expect(await store.usage.usageByAccount(day)).toEqual([
      { accountId: "acct_a", email: "a_1@example.com", plan: "developer", requests: 2, credits: 2 },
      { accountId: "acct_b", email: "b_1@example.com", plan: "developer", requests: 1, credits: 1 },
    ]);
  });

  test("charges of an account are counted per time span, excluding the span's end", async () => {
    await charge(1, "09:59:59.999");
    await charge(2, "10:00:00.000");
    await charge(3, "10:59:59.999");
    await charge(4, "11:00:00.000");
    await charge(5, "10:30:00.000", "/v2/charts", "acct_b");
    const spans = ["10", "11", "12"].map((hour) => ({
      from: at(`${hour}:00:00.000`),
      to: at(`${Number(hour) + 1}:00:00.000`),
    }));
    expect(await store.usage.countCharges("acct_a", spans)).toEqual([2, 1, 0]);
    expect(await store.usage.countCharges("acct_a", [])).toEqual([]);
  });

  test("charges from before their counts are counted when the database is migrated", async () => {
    for (const [n, time] of ["09:59:59.999", "10:00:00.000", "10:14:59.999", "10:15:00.000"].entries()) {
      await charge(n, time);
    }
    await store.close();
    const counts = "select account_id, quarter_hour, calls, credits from charge_counts order by quarter_hour";
    const before = await database.sql(counts);
    expect(before.map(({ quarter_hour, calls, credits }) => [quarter_hour, calls, credits])).toEqual([
      ["2026-11-21T09:45", 1, 1],
      ["2026-11-21T10:00", 2, 2],
      ["2026-11-21T10:15", 1, 1],
    ]);
    const ledger = "select * from ledger order by id";
    const entries = await database.sql(ledger);
    const undone = [
      ...UNDO_SECOND_FACTOR,
      "alter table links drop column invited_by",
      ...["account_activity", "process_reports"].map((table) => `drop table ${table}`),
      ...["accounts_by_email", "accounts_by_creation", "api_keys_by_last_four", "profiles_operators"].map(
        (index) => `drop index ${index}`,
      ),
      ...["actor", "action", "actor_and_action", "request"].map(
        (columns) => `drop index audit_entries_by_${columns}`,
      ),
      "drop index api_keys_live_names",
      "alter table api_keys drop column name",
      "alter table api_keys drop column last_used_endpoint",
      "alter table accounts drop column period_credits",
      "alter table accounts drop column period_started_at",
      "drop table credit_notices",
      "delete from store_settings where name = 'credit-sweep'",
      "create unique index api_keys_one_live_key on api_keys (account_id) where revoked_at is null",
      "drop table charge_counts",
      "drop index ledger_by_endpoint",
      "drop index ledger_allocations",
      "drop index request_counts_by_time",
      "alter table request_counts rename to usage_errors",
      "alter table usage_errors rename column quarter_hour to day",
      "create index usage_errors_by_day on usage_errors (day)",
      "drop index ledger_changes",
      ...["request_groups", "request_log", "request_terms", "password_guesses"].map(
        (table) => `drop table ${table}`,
      ),
      "alter table browser_sessions drop column wrong_codes_full_ms",
      ...(database.engine === "postgres"
        ? [
            "alter table ledger drop constraint ledger_request_id_pot_key",
            "alter table ledger add constraint ledger_request_id_key unique (request_id)",
          ]
        : []),
    ];
    for (const statement of undone) await database.sql(statement);
    await database.sql("delete from kysely_migration where name >= '0010'");
    store = await database.open();
    expect(await database.sql(counts)).toEqual(before);
    expect(await database.sql(ledger)).toEqual(entries);
  });

  test("errors of several reports are added up, by code and by any span of quarter-hours", async () => {
    const error = (time: string, code: string, calls: number, accountId = "acct_a") =>
      useOf(accountId, new Date(`2026-11-${time}Z`), { code, calls });
    await add(error("20T23:45", "X", 1), error("21T00:00", "Y", 2), error("21T00:00", "", 9));
    await Promise.all(
      Array.from({ length: 5 }, () => add(error("21T00:15", "X", 1), error("21T00:15", "Y", 1, "acct_b"))),
    );
    const span = (from: string, to: string) => ({
      from: new Date(`2026-11-${from}Z`),
      to: new Date(`2026-11-${to}Z`),
    });
    expect(await store.usage.countErrors("acct_a", span("20T00:00", "22T00:00"))).toEqual([
      { code: "X", calls: 6 },
      { code: "Y", calls: 2 },
    ]);
    expect(await store.usage.countErrors("acct_a", span("21T00:00", "21T00:15"))).toEqual([
      { code: "Y", calls: 2 },
    ]);
    const days = [span("20T00:00", "20T23:45"), span("20T23:45", "21T00:15"), span("21T00:15", "22T00:00")];
    expect(await store.usage.countFailures("acct_a", days)).toEqual([0, 3, 5]);
  });

  test("errors are counted for 91 days", async () => {
    const error = (time: string) => useOf("acct_a", new Date(`2026-${time}Z`), { code: "X" });
    await add(error("08-21T11:45"), error("08-21T12:00"), error("11-20T12:00"));
    await store.requestLog.purge(new Date("2026-11-20T12:05Z"));
    const rows = await database.sql("select quarter_hour from request_counts order by quarter_hour");
    expect(rows.map(({ quarter_hour }) => quarter_hour)).toEqual(["2026-08-21T12:00", "2026-11-20T12:00"]);
  });

  test("errors that an earlier version counted by UTC day keep their date in zones from UTC-12 to UTC+11", async () => {
    await store.close();
    for (const statement of [
      "drop index request_counts_by_time",
      "alter table request_counts rename to usage_errors",
      "alter table usage_errors rename column quarter_hour to day",
      "create index usage_errors_by_day on usage_errors (day)",
      "insert into usage_errors values ('acct_a', '2026-11-20', 'X', 3)",
      "create table account_hours (hour text, account_id text, calls bigint, failed bigint)",
      "insert into account_hours values ('2026-11-20T12', 'acct_a', 7, 3), ('2026-11-20T13', 'acct_a', 2, 2)",
      ...["request_log", "request_terms"].map((table) => `drop table ${table}`),
    ])
      await database.sql(statement);
    await runMigration(database, usageByQuarterHour);
    await runMigration(database, requestRows);
    store = await database.open();
    for (const zone of ["Etc/GMT+12", "UTC", "Pacific/Guadalcanal"]) {
      const day = dayNamed("2026-11-20", zone) ?? expect.unreachable();
      expect(await store.usage.countErrors("acct_a", day), zone).toEqual([{ code: "X", calls: 3 }]);
    }
    // The successes of each hour are kept as well.
    expect(await store.operators.listBusiest("2026-11-20T12", 10)).toMatchObject([{ calls: 7, failed: 3 }]);
  });

  test("the last use of a key never moves back, and a new key does not inherit it from the old one", async () => {
    const use = (time: string, route = "/v2/charts", keyId = "key_a") =>
      add(useOf("acct_a", at("08:00:00.000"), { keyId }), useOf("acct_a", at(time), { keyId, route }));
    const lastUsed = async () => {
      const [key] = await store.keys.list("acct_a");
      return key && [key.lastUsedAt, key.lastUsedEndpoint];
    };
    expect(await lastUsed()).toEqual([undefined, undefined]);
    await use("10:00:59.999");
    await use("09:00:00.000", "/v2/transits");
    expect(await lastUsed()).toEqual([at("10:00:00.000"), "/v2/charts"]);
    await use("10:00:00.000", "/v2/transits");
    expect(await lastUsed()).toEqual([at("10:00:00.000"), "/v2/transits"]);
    await store.keys.rotate("acct_a", "key_a", key("c"), at("11:00:00.000"), AUDITED);
    await use("11:00:00.000");
    expect(await lastUsed()).toEqual([undefined, undefined]);
    await use("11:00:00.000", "/v2/charts", "key_c");
    expect(await lastUsed()).toEqual([at("11:00:00.000"), "/v2/charts"]);
  });

  test("the ledger is listed from newest to oldest, page by page, without gaps or repeats", async () => {
    for (let n = 0; n < 10; n++) await charge(n, "10:00:00.000");
    const seen: string[] = [];
    let before: { at: string; id: string } | undefined;
    for (;;) {
      const page = await store.usage.listLedger({ accountId: "acct_a", before, limit: 3 });
      seen.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (last === undefined) break;
      before = { at: last.at.toISOString(), id: last.id };
    }
    expect(seen).toHaveLength(11);
    expect(new Set(seen).size).toBe(11);
  });

  test("the ledger can be filtered by endpoint and time span", async () => {
    await charge(1, "10:00:00.000", "/v1/bodygraphs");
    await charge(2, "11:00:00.000", "/v2/charts");
    await charge(3, "12:00:00.000", "/v2/charts");
    const endpoints = async (query: object) =>
      (await store.usage.listLedger({ accountId: "acct_a", limit: 9, ...query })).map(
        (entry) => entry.requestId,
      );
    expect(await endpoints({ endpoint: "/v2/charts" })).toEqual(["req_3_acct_a", "req_2_acct_a"]);
    const span = { from: at("10:00:00.000"), to: at("12:00:00.000") };
    const before = (time: string) => ({ at: at(time).toISOString(), id: "entry" });
    expect(await endpoints({ ...span, before: before("11:00:00.000") })).toEqual(["req_1_acct_a"]);
    expect(await endpoints({ ...span, before: before("13:00:00.000") })).toEqual([
      "req_2_acct_a",
      "req_1_acct_a",
    ]);
    expect(await endpoints(span)).toEqual(["req_2_acct_a", "req_1_acct_a"]);
  });

  test("totals are the sums of the ledger, also with batches, refunds, grants and lapsed credits", async () => {
    await charge(1, "09:59:59.999");
    await store.charges.charge({ ...chargeOf(2, "10:00:00.000"), credits: 7 });
    await store.charges.charge({ ...chargeOf(3, "10:10:00.000"), credits: 5 });
    await store.charges.refund(
      { accountId: "acct_a", requestId: "req_3_acct_a" },
      "a reason",
      audit("refund"),
    );
    const grant = { amount: 20, reason: "a gift", grantedAt: at("11:00:00.000") };
    await store.accounts.grantCredits("acct_a", grant, audit("a gift"));
    const totals = (from?: Date, to?: Date) => store.usage.ledgerTotals("acct_a", { from, to });
    expect(await totals()).toEqual({ spent: 8, calls: 2, added: 70, expired: 0 });
    expect(await totals(at("10:00:00.000"), at("10:15:00.000"))).toEqual({
      ...{ spent: 7, calls: 1, added: 0, expired: 0 },
    });
    expect(await totals(at("10:15:00.000"))).toEqual({ spent: 0, calls: 0, added: 20, expired: 0 });
    await store.accounts.find("acct_a", new Date("2026-12-22T00:00Z"));
    expect(await totals()).toEqual({ spent: 8, calls: 2, added: 270, expired: 42 });
    expect(await store.usage.ledgerTotals("acct_b", { from: undefined, to: undefined })).toMatchObject({
      spent: 0,
      added: 50,
    });

    // The migration counts the same credits from the ledger.
    await store.close();
    const counts = "select account_id, quarter_hour, calls, credits from charge_counts order by quarter_hour";
    const before = await database.sql(counts);
    await database.sql("drop index ledger_changes");
    await database.sql("alter table charge_counts drop column credits");
    await runMigration(database, chargedCredits);
    store = await database.open();
    expect(await database.sql(counts)).toEqual(before);
  });

  test("the current allocation is the amount that the period started with", async () => {
    await charge(1, "10:00:00.000");
    expect(await store.usage.currentAllocation("acct_a")).toBe(50);
    await store.accounts.find("acct_a", new Date("2026-12-22T00:00Z"));
    expect(await store.usage.currentAllocation("acct_a")).toBe(200);
  });

  test("a change and its audit entry are stored together or not at all", async () => {
    await store.accounts.setPlan("acct_a", "scale", at("10:00:00.000"), audit("developer to scale"));
    await expect(
      store.accounts.grantCredits(
        "acct_a",
        { amount: -1000, reason: "impossible", grantedAt: at("10:00:00.000") },
        audit("impossible"),
      ),
    ).rejects.toThrow();
    const entries = await store.audit.list({ accountId: "acct_a", limit: 10 });
    expect(entries.map(({ detail }) => detail)).toEqual(["developer to scale"]);
  });

  test("the database itself rejects changing or deleting an audit entry", async () => {
    await store.accounts.setStatus("acct_a", "inactive", audit("active to inactive"));
    const row =
      "(id, created_at, actor, action, detail) select id, created_at, actor, action, 'x' from audit_entries";
    const changes = ["update audit_entries set detail = 'x'", "delete from audit_entries"];
    if (database.engine === "postgres") {
      changes.push("truncate audit_entries");
      changes.push(`insert into audit_entries ${row} on conflict (id) do update set detail = 'x'`);
    } else changes.push(`insert or replace into audit_entries ${row}`);
    for (const change of changes) await expect(database.sql(change)).rejects.toThrow("append-only");
    expect(await store.audit.list({ limit: 10 })).toMatchObject([{ detail: "active to inactive" }]);
  });
});
