import type { AuditAction, AuditEntry } from "@chart/accounts";
import type { CodeAttempt, CodeUse } from "@chart/accounts/sign-in";
import { createAuthenticatorSecret, createSecretBox, latestUsedStep, useCode } from "@chart/accounts/sign-in";
import { RemoteStore } from "@chart/kit/stores/remote-store";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Stores } from "../../src/base/stores.js";

const NOW = new Date("2026-11-22T10:00:00Z");
const entry = (action: AuditAction): AuditEntry => ({
  at: NOW,
  actor: "a test",
  action,
  accountId: "acct_a",
  detail: "",
});
const factor = { sealedSecret: "key1.sealed", enabledAt: NOW, step: 100, recoveryCodeHashes: ["one", "two"] };
const useAudit = entry("second-factor.recovery-code-used");
const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const attempt = (name: string, at = NOW, sessionId?: string): CodeAttempt => ({
  ...{ accountId: `acct_${name}`, sessionId, at, purpose: "to sign in", requestId: "req_1" },
});
const outcomesOf = (uses: readonly CodeUse[]) => uses.map(({ outcome }) => outcome).sort();

onEachEngine("second factors in the store", (create) => {
  let database: TestDatabase;
  let stores: Stores;
  beforeEach(async () => {
    database = await create();
    stores = await database.open();
    for (const name of ["a", "b"]) await openAccount(stores, name);
  });
  afterEach(async () => {
    await stores.close();
    await database.drop();
  });
  const actions = async () => (await stores.audit.list({ limit: 50 })).map(({ action }) => action).sort();

  test("are turned on once, by one of several concurrent calls, with one audit entry", async () => {
    const calls = Array.from({ length: 5 }, () =>
      stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled")),
    );
    expect((await Promise.all(calls)).sort()).toEqual([false, false, false, false, true]);
    expect(await actions()).toEqual(["second-factor.enabled"]);
    expect(await stores.secondFactors.find("acct_a")).toEqual({
      sealedSecret: "key1.sealed",
      enabledAt: NOW,
      lastStep: 100,
      recoveryCodesLeft: 2,
    });
    expect(await stores.secondFactors.find("acct_b")).toBeUndefined();
  });

  test("a time step is used once, even by many calls at the same moment, and never one before it", async () => {
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    const use = async (name: string, step: number, latestStep: number) =>
      (await stores.secondFactors.useStep(attempt(name), step, latestStep)).outcome;
    expect(await use("a", 100, 102)).toBe("wrong");
    const used = await Promise.all(Array.from({ length: 6 }, () => use("a", 101, 102)));
    expect(used.sort()).toEqual(["accepted", "wrong", "wrong", "wrong", "wrong", "wrong"]);
    expect(await use("a", 100, 102)).toBe("wrong");
    expect(await use("a", 102, 103)).toBe("accepted");
    expect(await use("b", 102, 103)).toBe("wrong");
  });

  test("a time step that a wrong clock has used up in the future does not lock the owner out", async () => {
    await stores.secondFactors.enable(
      "acct_a",
      { ...factor, step: 1_000_000 },
      entry("second-factor.enabled"),
    );
    for (const outcome of ["accepted", "wrong"]) {
      expect(await stores.secondFactors.useStep(attempt("a"), 101, 102)).toMatchObject({ outcome });
    }
  });

  test("a code is rejected if a node whose clock is ahead uses a later one after this node has read the last step", async () => {
    const secret = createAuthenticatorSecret();
    const secretBox = createSecretBox("the pepper of this test, 32 characters long");
    const sealedSecret = secretBox.seal("second-factor", "acct_a", secret);
    const later = { ...factor, sealedSecret, step: latestUsedStep(NOW) };
    await stores.secondFactors.enable("acct_a", later, entry("second-factor.enabled"));
    const asRead = { sealedSecret, enabledAt: NOW, lastStep: 100, recoveryCodesLeft: 2 };
    const code = new TOTP({ secret }).generate({ timestamp: NOW.getTime() });
    const deps = { store: stores.secondFactors, secretBox };
    expect(await useCode(deps, attempt("a"), asRead, code, useAudit)).toMatchObject({ outcome: "wrong" });
  });

  test("a recovery code is used once, only for its account, with an audit entry for each use", async () => {
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    const { useRecoveryCode } = stores.secondFactors;
    expect((await useRecoveryCode(attempt("b"), "one", useAudit)).outcome).toBe("wrong");
    const used = await Promise.all(
      Array.from({ length: 4 }, () => useRecoveryCode(attempt("a"), "one", useAudit)),
    );
    expect(outcomesOf(used)).toEqual(["accepted", "wrong", "wrong", "wrong"]);
    expect((await stores.secondFactors.find("acct_a"))?.recoveryCodesLeft).toBe(1);
    expect(await actions()).toEqual(["second-factor.enabled", "second-factor.recovery-code-used"]);
  });

  test("new recovery codes replace all others, and need a second factor that is on", async () => {
    const { replaceRecoveryCodes, useRecoveryCode } = stores.secondFactors;
    const audit = entry("second-factor.recovery-codes-replaced");
    expect(await replaceRecoveryCodes("acct_a", ["three"], audit)).toBe(false);
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    expect(await replaceRecoveryCodes("acct_a", ["three"], audit)).toBe(true);
    expect((await useRecoveryCode(attempt("a"), "one", useAudit)).outcome).toBe("wrong");
    expect((await useRecoveryCode(attempt("a"), "three", useAudit)).outcome).toBe("accepted");
    expect(await actions()).toHaveLength(4);
  });

  test("once removed, neither codes nor recovery codes are left, and it can be set up again", async () => {
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    expect(await stores.secondFactors.remove("acct_a", entry("second-factor.removed"))).toBe(true);
    expect(await stores.secondFactors.remove("acct_a", entry("second-factor.removed"))).toBe(false);
    expect(await stores.secondFactors.find("acct_a")).toBeUndefined();
    expect((await stores.secondFactors.useRecoveryCode(attempt("a"), "one", useAudit)).outcome).toBe("wrong");
    expect(await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"))).toBe(true);
    expect(await actions()).toEqual([
      "second-factor.enabled",
      "second-factor.enabled",
      "second-factor.removed",
    ]);
  });

  test("survive a new password", async () => {
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    await stores.signIn.setPassword("acct_a", "a new hash", entry("password.changed"));
    expect(await stores.secondFactors.find("acct_a")).toMatchObject({ recoveryCodesLeft: 2 });
  });

  test("secrets under another key are found, and are replaced only while they are unchanged", async () => {
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    await stores.secondFactors.enable(
      "acct_b",
      { ...factor, sealedSecret: "key2.other" },
      entry("second-factor.enabled"),
    );
    const found = await stores.secondFactors.listSealedOtherwise("key2", 10);
    expect(found).toEqual([{ accountId: "acct_a", sealedSecret: "key1.sealed" }]);
    await stores.secondFactors.reseal({ accountId: "acct_a", sealedSecret: "another" }, "key2.wrong");
    expect((await stores.secondFactors.find("acct_a"))?.sealedSecret).toBe("key1.sealed");
    await stores.secondFactors.reseal(found[0]!, "key2.right");
    expect(await stores.secondFactors.listSealedOtherwise("key2", 10)).toEqual([]);
  });

  test("two nodes that get the same code at the same moment accept it once", async () => {
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    const other = await RemoteStore.open(database);
    try {
      for (let step = 101; step < 121; step++) {
        const used = await Promise.all(
          [stores, other.store, stores, other.store].map((node) =>
            // Half an hour apart, so that the used codes do not reach the limit.
            node.secondFactors.useStep(attempt("a", after(120 * step)), step, step),
          ),
        );
        expect(outcomesOf(used)).toEqual(["accepted", "wrong", "wrong", "wrong"]);
      }
    } finally {
      await other.close();
    }
  });

  describe("wrong codes", () => {
    const wrong = (stored: Stores, at = NOW, sessionId?: string) =>
      stored.secondFactors.useStep(attempt("a", at, sessionId), "wrong", 500);
    const right = (step: number, at: Date, sessionId?: string) =>
      stores.secondFactors.useStep(attempt("a", at, sessionId), step, 500);
    const addSession = (name: string) =>
      stores.signIn.addSession(`hmac of ${name}`, {
        ...{ id: `sess_${name}`, accountId: "acct_a", userAgent: "", createdAt: NOW, seenAt: NOW },
        expiresAt: after(10_000),
      });
    beforeEach(() => stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled")));

    test("of two nodes at the same moment are ten, whoever sends them; then a right code is rejected too", async () => {
      const other = await RemoteStore.open(database);
      try {
        const tried = await Promise.all(
          Array.from({ length: 30 }, (_, n) => wrong(n % 2 === 0 ? stores : other.store)),
        );
        expect(outcomesOf(tried).filter((outcome) => outcome === "wrong")).toHaveLength(10);
        for (const node of [stores, other.store]) {
          expect(await node.secondFactors.useStep(attempt("a"), 200, 500)).toEqual({
            ...{ outcome: "too-many", retryAfterSeconds: 1800 },
          });
        }
      } finally {
        await other.close();
      }
    });

    test("are admitted one every half hour after that, and right codes use nothing up", async () => {
      for (let n = 0; n < 10; n++) await wrong(stores);
      const outcomes: string[] = [];
      for (let minutes = 0; minutes < 120; minutes += 10) {
        outcomes.push((await wrong(stores, after(minutes))).outcome);
      }
      expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(3);
      for (let step = 200; step < 220; step++) {
        expect(await right(step, after(700))).toEqual({ outcome: "accepted" });
      }
    });

    test("never reject a recovery code, although wrong ones of these count as well", async () => {
      const { useRecoveryCode } = stores.secondFactors;
      for (let n = 0; n < 12; n++) await useRecoveryCode(attempt("a"), "none", useAudit);
      expect((await right(200, NOW)).outcome).toBe("too-many");
      expect(await useRecoveryCode(attempt("a"), "one", useAudit)).toEqual({ outcome: "accepted" });
    });

    test("count for each session apart, so that nobody locks out an owner who is signed in", async () => {
      for (const name of ["owner", "thief"]) await addSession(name);
      for (let n = 0; n < 10; n++) await wrong(stores);
      for (let n = 0; n < 11; n++) await wrong(stores, NOW, "sess_thief");
      expect((await right(200, NOW)).outcome).toBe("too-many");
      expect((await right(200, NOW, "sess_thief")).outcome).toBe("too-many");
      expect((await right(200, NOW, "sess_owner")).outcome).toBe("accepted");
      expect((await right(201, NOW, "sess_ended")).outcome).toBe("wrong");
    });

    test("make one notice a day due, with an audit entry, from two nodes at the same moment", async () => {
      const other = await RemoteStore.open(database);
      try {
        for (const day of [0, 1]) {
          const at = after(day * 24 * 60);
          const uses = await Promise.all(
            Array.from({ length: 8 }, (_, n) => wrong(n % 2 === 0 ? stores : other.store, at)),
          );
          const due = uses.filter((use) => use.outcome === "wrong" && use.isNoticeDue);
          expect(due).toHaveLength(1);
        }
      } finally {
        await other.close();
      }
      const failures = (await stores.audit.list({ limit: 9 })).filter(
        ({ action }) => action === "second-factor.failed",
      );
      expect(failures.map(({ actor, detail }) => [actor, detail])).toEqual(
        Array(2).fill(["service", "to sign in, after the right password"]),
      );
    });

    test("make a notice due again that could not be sent; a code that was used before makes none due", async () => {
      expect(await stores.secondFactors.useStep(attempt("a"), "used", 500)).toMatchObject({
        isNoticeDue: false,
      });
      expect(await wrong(stores)).toMatchObject({ isNoticeDue: true });
      await stores.secondFactors.releaseNotice("acct_a", after(1));
      expect(await wrong(stores, after(1))).toMatchObject({ isNoticeDue: false });
      await stores.secondFactors.releaseNotice("acct_a", NOW);
      expect(await wrong(stores, after(2))).toMatchObject({ isNoticeDue: true });
    });

    test("are no notice if a recovery code comes twice, from two nodes; one that was used long ago is", async () => {
      const other = await RemoteStore.open(database);
      const use = (node: Stores, code: string, at: Date) =>
        node.secondFactors.useRecoveryCode(attempt("a", at), code, useAudit);
      try {
        const uses = await Promise.all([stores, other.store].map((node) => use(node, "one", NOW)));
        expect(uses).toContainEqual({ outcome: "accepted" });
        // The clocks of nodes differ: the retry may come before the use.
        for (const minutes of [-1, 0, 5]) uses.push(await use(other.store, "one", after(minutes)));
        expect(uses.filter(({ outcome }) => outcome === "wrong")).toEqual(
          Array(4).fill({ outcome: "wrong", isNoticeDue: false }),
        );
      } finally {
        await other.close();
      }
      expect(await actions()).not.toContain("second-factor.failed");
      expect(await use(stores, "one", after(6))).toEqual({ outcome: "wrong", isNoticeDue: true });
    });

    test("that are a recovery code of before the latest one make a notice due", async () => {
      const use = (code: string) => stores.secondFactors.useRecoveryCode(attempt("a"), code, useAudit);
      for (const code of ["one", "two"]) expect(await use(code)).toEqual({ outcome: "accepted" });
      expect(await use("one")).toEqual({ outcome: "wrong", isNoticeDue: true });
    });

    test("that a wrong clock has counted in the future reject for half an hour at most", async () => {
      for (let n = 0; n < 11; n++) await wrong(stores, after(60 * 24 * 365));
      expect(await right(200, NOW)).toEqual({ outcome: "too-many", retryAfterSeconds: 1800 });
      expect(await right(200, after(31))).toEqual({ outcome: "accepted" });
    });

    test("of an account that was deleted end with an error that says so", async () => {
      await stores.accountData.deleteAccount("acct_a", NOW, entry("account.deleted"));
      for (const step of ["wrong", 200] as const) {
        const use = stores.secondFactors.useStep(attempt("a"), step, 500);
        await expect(use).rejects.toThrow("does not exist");
      }
    });
  });
});

async function openAccount(stores: Stores, name: string): Promise<void> {
  const key = {
    id: `key_${name}`,
    name: "Default",
    hmac: `hmac of ${name}`,
    prefix: "chart_live_",
    lastFour: "1234",
  };
  const facts = { id: `acct_${name}`, email: `${name}@example.com`, plan: "developer", credits: 5 } as const;
  await stores.accounts.create({ ...facts, createdAt: NOW, key }, "unaudited");
}
