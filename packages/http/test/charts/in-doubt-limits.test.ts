import { TestService } from "@chart/kit/services/test-service";
import AsyncDatabase from "libsql/promise";
import { describe, expect, test, vi } from "vitest";
import type { Charge } from "../../src/charts/charge-store.js";
import { InDoubtCharges, type InDoubtLimits } from "../../src/charts/in-doubt-charges.js";

/** Callers who wait for as long as the test takes. */
const PATIENT: Partial<InDoubtLimits> = { maxWaitMs: 60_000, pauseMs: 1 };

describe("a SQLite commit that reports an error", () => {
  test("although its charge is on disk, a caller who waits gets the paid answer", async () => {
    const service = await TestService.open({}, undefined, PATIENT);
    const apiKey = await service.openAccount();
    const commit = AsyncDatabase.prototype.exec;
    const failing = vi.spyOn(AsyncDatabase.prototype, "exec").mockImplementationOnce(async function (
      this: AsyncDatabase,
      sql: string,
    ) {
      await commit.call(this, sql);
      throw Object.assign(new AsyncDatabase.SqliteError("disk I/O error", "SQLITE_IOERR_FSYNC", 10));
    });
    const response = await service.postCoordinates(apiKey);
    failing.mockRestore();
    expect([response.status, response.headers.get("X-Credits-Remaining")]).toEqual([200, "9"]);
    expect(await service.balance(apiKey)).toEqual({ credits: 9, ledger: 9, charges: 1 });
    await service.close();
  });
});

describe("charges in doubt", () => {
  const charge: Charge = { accountId: "acct_1", requestId: "req_1", chargedAt: new Date(0) };
  const admission = { whileWaiting: <Result>(work: () => Promise<Result>) => work() };
  const logger = { warn: vi.fn(), error: vi.fn() };
  const unavailable = { findCharges: () => Promise.reject(new Error("down")), refund: async () => false };
  const open = (limits: Partial<InDoubtLimits>) =>
    new InDoubtCharges(
      { forgetAfterMs: 60_000, charges: unavailable, admission, now: () => new Date(), logger },
      limits,
    );

  test("let only a limited number of requests wait; the others get their error immediately", async () => {
    const inDoubt = open({ maxWaiting: 1, pauseMs: 600_000, maxWaitMs: 600_000 });
    const caller = new AbortController();
    const first = inDoubt.settle(charge, caller);
    expect(await inDoubt.settle({ ...charge, requestId: "req_2" }, {})).toBeUndefined();
    caller.abort();
    expect(await first).toBeUndefined();
    await inDoubt.close();
  });

  test("let a request wait for a limited time; if its charge is found later, it is refunded", async () => {
    const refund = vi.fn(async () => true);
    const findCharges = async () => [{ requestId: "req_1", creditsLeft: 1 }];
    const inDoubt = new InDoubtCharges(
      { forgetAfterMs: 60_000, charges: { findCharges, refund }, admission, now: () => new Date(), logger },
      { maxWaitMs: 1, pauseMs: 600_000 },
    );
    expect(await inDoubt.settle(charge, {})).toBeUndefined();
    expect(refund).not.toHaveBeenCalled();
    await inDoubt.close();
    expect(refund).toHaveBeenCalledTimes(1);
  });

  test("are remembered up to a limit, and the ones that stay are named in the log at the end", async () => {
    const inDoubt = open({ maxRemembered: 1, maxWaiting: 0, pauseMs: 600_000 });
    await inDoubt.settle(charge, {});
    logger.error.mockClear();
    await inDoubt.settle({ ...charge, requestId: "req_2" }, {});
    expect(logger.error).toHaveBeenCalledWith(
      { accountId: "acct_1", requestId: "req_2" },
      expect.stringContaining("too many"),
    );
    await inDoubt.close();
    expect(logger.error).toHaveBeenLastCalledWith(
      { charges: [{ accountId: "acct_1", requestId: "req_1" }] },
      expect.stringContaining("in doubt"),
    );
  });

  test("are answered to all callers who wait before the first refund, which takes a transaction", async () => {
    const events: string[] = [];
    const charges = {
      findCharges: async (requests: readonly { requestId: string }[]) =>
        requests.map(({ requestId }) => ({ requestId, creditsLeft: 1 })),
      refund: async ({ requestId }: { requestId: string }) => {
        // The caller's answer needs a turn of the event loop.
        await new Promise((resolve) => setImmediate(resolve));
        events.push(`refund of ${requestId}`);
        throw new Error("the database is away again");
      },
    };
    const inDoubt = new InDoubtCharges(
      { forgetAfterMs: 60_000, charges, admission, now: () => new Date(), logger },
      { maxWaitMs: 600_000, pauseMs: 600_000 },
    );
    const gone = new AbortController();
    const first = inDoubt.settle(charge, gone);
    gone.abort();
    expect(await first).toBeUndefined();
    const second = inDoubt
      .settle({ ...charge, requestId: "req_2" }, {})
      .then((creditsLeft) => events.push(`answer with ${creditsLeft}`));
    await inDoubt.close();
    await second;
    expect(events).toEqual(["answer with 1", "refund of req_1"]);
    const left = { charges: [{ accountId: "acct_1", requestId: "req_1" }] };
    expect(logger.error).toHaveBeenLastCalledWith(left, expect.stringContaining("in doubt"));
  });

  test.each([
    [0, "are forgotten at the first look at the ledger", [1]],
    [60_000, "stay watched, because a statement can arrive late", [1, 1]],
  ] as const)(
    "those that are not in the ledger, with %i ms for late statements, %s, and the caller got 503",
    async (forgetAfterMs, _what, looks) => {
      const asked: number[] = [];
      const charges = {
        findCharges: async (requests: readonly unknown[]) => {
          asked.push(requests.length);
          return [];
        },
        refund: async () => false,
      };
      const inDoubt = new InDoubtCharges(
        { forgetAfterMs, charges, admission, now: () => new Date(), logger },
        { pauseMs: 1 },
      );
      expect(await inDoubt.settle(charge, {})).toBeUndefined();
      await inDoubt.close();
      expect(asked.slice(0, 2)).toEqual(looks);
    },
  );
});
