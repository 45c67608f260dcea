import { AUDITED } from "@chart/kit/stores/audited";
import {
  onEachEngine,
  PLAN_CREDITS,
  type TestDatabase,
  type TestStores,
} from "@chart/kit/stores/test-stores";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { creditLevel } from "../../src/accounts/credit-level.js";
import type { Email } from "../../src/mail/mailer.js";
import {
  type NoticeDeps,
  sweepCreditNotices,
  sweepEveryMinute,
} from "../../src/mail/sweep-credit-notices.js";

const CREATED = new Date("2026-11-05T10:20:30Z");
const RENEWAL = new Date("2026-12-05T10:20:30Z");
const MINUTE_MS = 60_000;

/** A mailer that fails while the mail server is away, and for addresses that it does not know. */
class FakeMailer {
  readonly emails: Email[] = [];
  isAway = false;
  readonly unknown = new Set<string>();
  async send(email: Email): Promise<void> {
    if (this.isAway || this.unknown.has(email.to)) throw new Error("the mail server refused the email");
    this.emails.push(email);
  }
}

onEachEngine("credit notices", (create) => {
  let database: TestDatabase;
  let store: TestStores;
  let other: TestStores;
  let mailer: FakeMailer;
  let now: Date;
  let requests: number;
  const outcomes: string[] = [];
  beforeEach(async () => {
    database = await create();
    store = await database.open();
    // A second node. On SQLite a process has one connection.
    other = database.engine === "postgres" ? await database.open() : store;
    mailer = new FakeMailer();
    now = new Date("2026-11-21T10:00:00Z");
    requests = 0;
    outcomes.length = 0;
    await open("a");
  });
  afterEach(async () => {
    if (other !== store) await other.close();
    await store.close();
    await database.drop();
  });

  const open = (name: string, credits = 100) =>
    store.accounts.create(
      { id: `acct_${name}`, email: `${name}@example.com`, plan: "developer", credits, createdAt: CREATED },
      "unaudited",
    );
  const spend = async (count: number, accountId = "acct_a") => {
    const charges = Array.from({ length: count }, () =>
      store.charges.charge({ accountId, requestId: `req_${++requests}`, chargedAt: now }),
    );
    expect(await Promise.all(charges)).not.toContain("exhausted");
  };
  const grant = (amount: number) =>
    store.accounts.grantCredits("acct_a", { amount, reason: "test", grantedAt: now }, AUDITED);
  const deps = (node = store): NoticeDeps => ({
    store: node.notices,
    mailer,
    planCredits: PLAN_CREDITS,
    serviceName: "Chart API",
    baseUrl: "https://charts.example.com",
    now: () => now,
    logger: pino({ level: "silent" }),
    recordNotice: (outcome) => void outcomes.push(outcome),
    isStopping: () => false,
  });
  /** Sweeps on both nodes a minute later; returns the subjects of the emails so far, by address. */
  const sweep = async (minutes = 1) => {
    now = new Date(now.getTime() + minutes * MINUTE_MS);
    await Promise.all([sweepCreditNotices(deps()), sweepCreditNotices(deps(other))]);
    return mailer.emails.map(({ to, subject }) => `${to.split("@")[0]}: ${subject}`);
  };
  const LOW = "a: Your credits are running low";
  const OUT = "a: You're out of credits";

  test("are sent once at 20 % and once at 0 %, whatever happens later in the period", async () => {
    await spend(79);
    expect(await sweep()).toEqual([]);
    await spend(1);
    expect(await sweep()).toEqual([LOW]);
    await spend(19);
    expect(await sweep()).toEqual([LOW]);
    await spend(1);
    expect(await sweep()).toEqual([LOW, OUT]);
    await grant(1);
    expect(await sweep()).toEqual([LOW, OUT]);
    await spend(1);
    expect(await sweep()).toEqual([LOW, OUT]);
    expect(outcomes).toEqual(["sent", "sent"]);
  });

  test("say the credits left, when the next ones come in the owner's time zone, and what happens until then", async () => {
    await store.signIn.setTimeZone("acct_a", "Pacific/Kiritimati", AUDITED);
    await spend(80);
    await sweep();
    await spend(20);
    await sweep();
    expect(mailer.emails.map(({ text }) => text)).toEqual([
      `Credits left on your Chart API account: 20. This month started with 100.

When none are left, chart requests fail with the error CREDITS_EXHAUSTED (status 402).

Your next 200 credits arrive on 6 December 2026. If you need more before then, contact the service operator.

See which requests use your credits:
https://charts.example.com/dashboard
`,
      `Your Chart API account has no credits left. Chart requests now fail with the error CREDITS_EXHAUSTED (status 402).

Your next 200 credits arrive on 6 December 2026. If you need more before then, contact the service operator.

See which requests used your credits:
https://charts.example.com/dashboard
`,
    ]);
  });

  test("for an account that drops to 0 % in one step are a single email, even if credits are granted later", async () => {
    await spend(100);
    expect(await sweep()).toEqual([OUT]);
    await grant(5);
    expect(await sweep()).toEqual([OUT]);
  });

  test("count granted credits as credits left", async () => {
    await grant(50);
    await spend(100);
    expect(await sweep()).toEqual([]);
    await spend(30);
    expect(await sweep()).toEqual([LOW]);
    await spend(20);
    expect(await sweep()).toEqual([LOW, OUT]);
  });

  test("begin anew with each period, and none is sent for a period that has ended", async () => {
    await spend(100);
    expect(await sweep()).toEqual([OUT]);
    now = RENEWAL;
    expect(await sweep()).toEqual([OUT]);
    await store.accounts.find("acct_a", now);
    expect(await sweep()).toEqual([OUT]);
    await spend(160);
    expect(await sweep()).toEqual([OUT, LOW]);
    await spend(40);
    expect(await sweep()).toEqual([OUT, LOW, OUT]);
  });

  test("are sent by one of many processes that sweep at the same moment", async () => {
    for (const name of ["b", "c", "d"]) {
      await open(name);
      await spend(90, `acct_${name}`);
    }
    now = new Date(now.getTime() + MINUTE_MS);
    await Promise.all(Array.from({ length: 8 }, (_, n) => sweepCreditNotices(deps(n % 2 ? store : other))));
    expect(mailer.emails.map(({ to }) => to).sort()).toEqual([
      "b@example.com",
      "c@example.com",
      "d@example.com",
    ]);
  });

  test("are recorded and claimed once, even by processes that sweep at the same time", async () => {
    await spend(100);
    const [first, second] = [
      await store.notices.findDue(now, undefined),
      await other.notices.findDue(now, undefined),
    ];
    expect(first).toEqual(second);
    await Promise.all([store.notices.add(first.due, now), other.notices.add(second.due, now)]);
    const claims = Array.from({ length: 6 }, (_, n) => (n % 2 ? store : other).notices.claim(now));
    expect((await Promise.all(claims)).filter((notice) => notice !== undefined)).toHaveLength(1);
  });

  test("are sent once the mail server is back, with the same id, and never again", async () => {
    await spend(90);
    mailer.isAway = true;
    expect(await sweep()).toEqual([]);
    expect(await sweep()).toEqual([]);
    mailer.isAway = false;
    expect(await sweep(10)).toEqual([LOW]);
    expect(await sweep(10)).toEqual([LOW]);
    expect(outcomes).toEqual(["failed", "failed", "sent"]);
    expect(mailer.emails[0]?.id).toBe(`credits.20.acct_a.${CREATED.getTime()}`);
  });

  test("wait longer after each failure, and one address that fails does not stop the others", async () => {
    await open("b");
    await spend(90);
    await spend(90, "acct_b");
    mailer.unknown.add("a@example.com");
    for (let minute = 0; minute < 60; minute++) await sweep();
    expect(mailer.emails.map(({ to }) => to)).toEqual(["b@example.com"]);
    expect(outcomes.filter((outcome) => outcome === "failed").length).toBeLessThan(9);
  });

  test("that could not be sent are dropped if they are no longer true, and are due again once they are", async () => {
    await spend(90);
    mailer.isAway = true;
    await sweep();
    mailer.isAway = false;
    await grant(50);
    expect(await sweep(10)).toEqual([]);
    await spend(40);
    expect(await sweep(10)).toEqual([LOW]);
  });

  test("are not sent to inactive accounts, and not to accounts that never had credits to spend", async () => {
    await open("b", 0);
    await spend(100);
    await store.accounts.setStatus("acct_a", "inactive", AUDITED);
    expect(await sweep()).toEqual([]);
    await store.accounts.setStatus("acct_a", "active", AUDITED);
    expect(await sweep()).toEqual([OUT]);
  });

  test("are not sent again by a process that starts after one that died while it sent", async () => {
    await spend(90);
    await store.notices.add((await store.notices.findDue(now, undefined)).due, now);
    expect(await store.notices.claim(now)).toBeDefined();
    expect(await sweep(60)).toEqual([]);
  });

  test("are found whatever part of the accounts they belong to", async () => {
    const values = Array.from(
      { length: 12_000 },
      (
        _,
        n,
      ) => `('acct_n${String(n).padStart(6, "0")}', 'n${n}@x', 'developer', 'active', ${n % 4000 === 3999 ? 5 : 100}, 0,
        '2026-11-05T10:20:30.000Z', '2026-12-05T10:20:30.000Z', 100, '2026-11-05T10:20:30.000Z')`,
    );
    await database.sql(`insert into accounts (id, email, plan, status, allocation_credits, granted_credits,
      created_at, renews_at, period_credits, period_started_at) values ${values.join(",")}`);
    await database.sql(`insert into charge_counts (account_id, quarter_hour, calls)
      select id, '2026-11-20T10:15', 1 from accounts`);
    await sweep();
    expect(mailer.emails.map(({ to }) => to)).toEqual(["n3999@x", "n7999@x", "n11999@x"]);
  });

  test("follow the same rule as the dashboard's banner", async () => {
    const cases = [0, 1, 19, 20, 21, 100].flatMap((left) =>
      [0, 15, 200].map((granted) => ({ left, granted, id: `acct_${left}_${granted}` })),
    );
    for (const { left, granted, id } of cases) {
      await open(`${left}_${granted}`);
      await database.sql(
        `update accounts set allocation_credits = ${left}, granted_credits = ${granted} where id = '${id}'`,
      );
      await database.sql(
        `insert into charge_counts (account_id, quarter_hour, calls) values ('${id}', '2026-11-20T10:15', 1)`,
      );
    }
    const { due } = await store.notices.findDue(now, undefined);
    const thresholds = new Map(due.map(({ accountId, threshold }) => [accountId, threshold]));
    for (const { left, granted, id } of cases) {
      const level = creditLevel({ credits: left + granted, periodCredits: 100 });
      expect(thresholds.get(id), id).toBe({ ok: undefined, low: 20, out: 0 }[level]);
    }
  });

  test("stop when the service stops: the email in progress is finished, and no other is started", async () => {
    for (const name of ["b", "c"]) {
      await open(name);
      await spend(90, `acct_${name}`);
    }
    now = new Date(now.getTime() + MINUTE_MS);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let finish = () => {};
    const sent: string[] = [];
    const started = new Promise<void>((resolve) => {
      const send = ({ to }: Email) =>
        new Promise<void>((done) => {
          finish = () => {
            sent.push(to);
            done();
          };
          resolve();
        });
      const sweeps = sweepEveryMinute({ ...deps(), mailer: { send } });
      close = () => sweeps.close();
      vi.advanceTimersByTime(MINUTE_MS);
    });
    await started;
    vi.useRealTimers();
    const closed = close();
    finish();
    await closed;
    expect(sent).toEqual(["b@example.com"]);
    expect(await store.notices.claim(now)).toMatchObject({ email: "c@example.com" });
  });
  let close: () => Promise<void>;
});
