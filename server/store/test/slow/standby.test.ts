import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { HelperProcess } from "@chart/kit/postgres/helper-process";
import { PGBOUNCER, startPgbouncer } from "@chart/kit/postgres/pgbouncer";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { queryPostgres } from "@chart/kit/stores/queries";
import { PLAN_CREDITS } from "@chart/kit/stores/test-stores";
import type { Charge, KeyClaim } from "chart-http";
import { StoreUnavailableError } from "chart-http/base";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Stores } from "../../src/base/stores.js";
import { openPostgresStore } from "../../src/postgres/postgres-store.js";

const AT = new Date("2026-02-01T00:00:00Z");
const LATER = new Date("2026-02-02T00:00:00Z");
const ACCOUNT = "acct_1";
/** Statements end after this, so that no test waits for long. */
const statementTimeoutMs = 1500;
const options = { planCredits: PLAN_CREDITS, pepper: undefined, statementTimeoutMs };

const absent = PrivatePostgres.whyAbsent();
const WAITING = "select pid from pg_stat_activity where wait_event = 'SyncRep'";

/** Ways to connect, with the reason why one cannot be tested here. */
const WAYS = [
  ["directly", absent],
  ["through PgBouncer", absent ?? (existsSync(PGBOUNCER) ? undefined : `no ${PGBOUNCER}`)],
] as const;

describe.each(WAYS.map(([way, why]) => ({ way, why })))("a synchronous standby, $way", ({ way, why }) => {
  describe.skipIf(why !== undefined)(why === undefined ? "runs" : `skipped: ${why}`, () => {
    let primary: PrivatePostgres;
    let standby: PrivatePostgres;
    let pooler: HelperProcess | undefined;
    let store: Stores;
    let turn = 0;
    const onPrimary = (statement: string) => queryPostgres(primary.url, statement);

    beforeAll(async () => {
      primary = await PrivatePostgres.create("off");
      standby = await PrivatePostgres.createStandby(primary);
      let { url } = primary;
      // The service needs warnings, also where the database hides them.
      await onPrimary("alter database postgres set client_min_messages = error");
      if (way !== "directly") {
        await onPrimary("alter role tests set client_min_messages = warning");
        const { port, process } = await startPgbouncer(primary.port);
        pooler = process;
        url = `postgres://tests@127.0.0.1:${port}/postgres`;
      }
      store = await openPostgresStore(url, options);
      const key = { id: "key_1", hmac: "hmac-1", name: "Default", prefix: "chart_live_", lastFour: "abcd" };
      await store.accounts.create(
        { id: ACCOUNT, email: "1@example.com", plan: "developer", credits: 1000, createdAt: AT, key },
        "unaudited",
      );
      await onPrimary("alter system set synchronous_standby_names = '*'");
      await onPrimary("select pg_reload_conf()");
      await follows();
    });
    afterAll(async () => {
      await standby?.remove();
      await store?.close();
      await pooler?.remove();
      await primary?.remove();
    });
    beforeEach(() => {
      turn++;
    });

    async function follows(): Promise<void> {
      const query = "select 1 from pg_stat_replication where sync_state = 'sync'";
      while ((await onPrimary(query)).length === 0) await delay(20);
    }

    const claimOf = (requestId: string): KeyClaim => ({
      ...{ accountId: ACCOUNT, keyHmac: `key-${turn}`, fingerprint: "print", requestId },
      ...{ claimedAt: AT, leaseEndsAt: new Date(AT.getTime() + 30_000) },
    });

    /** Makes a charge whose commit waits for the standby, which is away; returns it with its request. */
    async function chargeInVain(): Promise<{
      readonly charging: Promise<unknown>;
      readonly requestId: string;
    }> {
      const requestId = `req_${way}_${turn}`;
      expect(await store.claims.claimKey(claimOf(requestId))).toEqual({ kind: "claimed" });
      await standby.stop("fast");
      const answer = { keyHmac: `key-${turn}`, fingerprint: "print", data: "{}", keptUntil: LATER };
      const charge: Charge = { accountId: ACCOUNT, requestId, chargedAt: AT, answer };
      const charging = store.charges.charge(charge).catch((error: unknown) => error);
      while ((await onPrimary(WAITING)).length === 0) await delay(10);
      return { charging, requestId };
    }

    async function returns(): Promise<void> {
      await standby.start();
      await follows();
    }

    const ENDINGS = [
      ["whose wait is cancelled", "pg_cancel_backend"],
      ["whose session is ended", "pg_terminate_backend"],
      ["that waits for too long", undefined],
    ] as const;
    test.each(ENDINGS)("a charge %s is in doubt until the standby has it", async (_how, ending) => {
      const { charging, requestId } = await chargeInVain();
      if (ending !== undefined) await onPrimary(`select ${ending}(pid) from (${WAITING}) as waiting`);
      const fault = await charging;
      expect(fault).toBeInstanceOf(StoreUnavailableError);
      expect(fault).toMatchObject({ isOutcomeUnknown: true });

      // Neither a read of the ledger nor a repeat of the request settles what only the primary has.
      const asked = [{ accountId: ACCOUNT, requestId }];
      const early = [store.charges.findCharges(asked, AT), store.claims.claimKey(claimOf("req_repeat"))];
      const settled = await Promise.allSettled(early);
      if (ending === undefined) {
        // The charge still waits, and nobody sees it: its key is in use.
        expect(settled.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
        expect(settled[1]).toMatchObject({ value: { kind: "in-use" } });
      } else expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);

      await returns();
      const found = await store.charges.findCharges(asked, AT);
      expect(found.map((each) => each.requestId)).toEqual([requestId]);
      expect(await store.claims.claimKey(claimOf("req_repeat"))).toEqual({ kind: "answered", data: "{}" });
    });
  });
});
