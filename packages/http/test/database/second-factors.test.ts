import { afterEach, beforeEach, expect, test } from "vitest";
import type { AuditAction, AuditEntry } from "../../src/accounts/audit-entry.js";
import type { Stores } from "../../src/database/stores.js";
import { onEachEngine, type TestDatabase } from "../support/databases.js";
import { RemoteStore } from "../support/remote-store.js";

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
    const { useStep } = stores.secondFactors;
    expect(await useStep("acct_a", 100, 102)).toBe(false);
    const used = await Promise.all(Array.from({ length: 20 }, () => useStep("acct_a", 101, 102)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await useStep("acct_a", 100, 102)).toBe(false);
    expect(await useStep("acct_a", 102, 103)).toBe(true);
    expect(await useStep("acct_b", 102, 103)).toBe(false);
  });

  test("a time step that a wrong clock has used up in the future does not lock the owner out", async () => {
    await stores.secondFactors.enable(
      "acct_a",
      { ...factor, step: 1_000_000 },
      entry("second-factor.enabled"),
    );
    expect(await stores.secondFactors.useStep("acct_a", 101, 102)).toBe(true);
    expect(await stores.secondFactors.useStep("acct_a", 101, 102)).toBe(false);
  });

  test("a recovery code is used once, only for its account, with an audit entry for each use", async () => {
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    const { useRecoveryCode } = stores.secondFactors;
    expect(await useRecoveryCode("acct_b", "one", useAudit)).toBe(false);
    const used = await Promise.all(
      Array.from({ length: 10 }, () => useRecoveryCode("acct_a", "one", useAudit)),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await useRecoveryCode("acct_a", "none", useAudit)).toBe(false);
    expect((await stores.secondFactors.find("acct_a"))?.recoveryCodesLeft).toBe(1);
    expect(await actions()).toEqual(["second-factor.enabled", "second-factor.recovery-code-used"]);
  });

  test("new recovery codes replace all others, and need a second factor that is on", async () => {
    const { replaceRecoveryCodes, useRecoveryCode } = stores.secondFactors;
    const audit = entry("second-factor.recovery-codes-replaced");
    expect(await replaceRecoveryCodes("acct_a", ["three"], audit)).toBe(false);
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    expect(await replaceRecoveryCodes("acct_a", ["three"], audit)).toBe(true);
    expect(await useRecoveryCode("acct_a", "one", useAudit)).toBe(false);
    expect(await useRecoveryCode("acct_a", "three", useAudit)).toBe(true);
    expect(await actions()).toHaveLength(3);
  });

  test("once removed, neither codes nor recovery codes are left, and it can be set up again", async () => {
    await stores.secondFactors.enable("acct_a", factor, entry("second-factor.enabled"));
    expect(await stores.secondFactors.remove("acct_a", entry("second-factor.removed"))).toBe(true);
    expect(await stores.secondFactors.remove("acct_a", entry("second-factor.removed"))).toBe(false);
    expect(await stores.secondFactors.find("acct_a")).toBeUndefined();
    expect(await stores.secondFactors.useRecoveryCode("acct_a", "one", useAudit)).toBe(false);
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
            node.secondFactors.useStep("acct_a", step, step),
          ),
        );
        expect(used.filter(Boolean)).toHaveLength(1);
      }
    } finally {
      await other.close();
    }
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
