import type { AuditEntry } from "@chart/accounts";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stores } from "../src/base/stores.js";

const HOUR_MS = 60 * 60 * 1000;
const OLD = new Date("2026-11-01T10:00:00Z");
const NOW = new Date("2026-11-22T10:00:00Z");
const NAMES = ["a", "b", "c", "d"];

onEachEngine("signing in while expired sessions and links are deleted", (create) => {
  let database: TestDatabase;
  let nodes: Stores[] = [];
  beforeEach(async () => {
    database = await create();
    nodes = [await database.open()];
    if (database.engine === "postgres") nodes.push(await database.open());
    for (const name of NAMES) {
      await first().accounts.create(
        {
          ...{
            id: `acct_${name}`,
            email: `${name}@example.com`,
            plan: "developer",
            credits: 5,
            createdAt: OLD,
          },
          key: { id: `key_${name}`, name, hmac: `hmac ${name}`, prefix: "chart_live_", lastFour: "1234" },
        },
        "unaudited",
      );
    }
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await database.drop();
  });

  const first = () => nodes[0] as Stores;
  const nodeOf = (n: number) => nodes[n % nodes.length] as Stores;
  const entry = (name: string): AuditEntry => ({
    ...{ at: NOW, actor: "a test", action: "password.changed", accountId: `acct_${name}`, detail: "" },
  });
  const addSession = (store: Stores, name: string, id: string, at: Date) =>
    store.signIn.addSession(`session ${id}`, {
      ...{ id: `sess_${id}`, accountId: `acct_${name}`, userAgent: "", createdAt: at, seenAt: at },
      expiresAt: new Date(at.getTime() + HOUR_MS),
    });
  const addLink = (store: Stores, name: string, id: string, kind: "invitation" | "email-change", at: Date) =>
    store.signIn.addLink(
      `link ${id}`,
      {
        ...{ kind, accountId: `acct_${name}`, email: `${name}@example.com`, createdAt: at },
        expiresAt: new Date(at.getTime() + HOUR_MS),
      },
      "unaudited",
    );

  test("sign-ins, links and new passwords of several accounts at the same moment all succeed", async () => {
    for (let round = 0; round < 15; round++) {
      for (const name of NAMES) {
        // All of them begin at one instant, so that none deletes the others.
        for (let n = 0; n < 5; n++) await addSession(first(), name, `old ${name} ${round} ${n}`, OLD);
        await addLink(first(), name, `old ${name} ${round}`, "invitation", OLD);
        await addLink(first(), name, `older ${name} ${round}`, "email-change", OLD);
      }
      const changes = NAMES.flatMap((name, n) => [
        addSession(nodeOf(n), name, `new ${name} ${round}`, NOW),
        nodeOf(n + 1).signIn.setPassword(`acct_${name}`, `hash ${round}`, entry(name)),
        addLink(nodeOf(n), name, `new ${name} ${round}`, "invitation", NOW),
      ]);
      const failures = (await Promise.allSettled(changes)).filter(({ status }) => status === "rejected");
      expect(failures).toEqual([]);
    }
    const late = new Date(NOW.getTime() + HOUR_MS);
    await addSession(first(), "a", "last", late);
    expect(await database.sql("select id from browser_sessions")).toEqual([{ id: "sess_last" }]);
  });
});
