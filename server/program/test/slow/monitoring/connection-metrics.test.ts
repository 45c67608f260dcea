import { onPostgres } from "@chart/kit/stores/test-stores";
import { expect, test } from "vitest";
import { Metrics } from "../../../src/monitoring/metrics.js";
import { sample } from "../../monitoring/sample.js";

onPostgres("the store's connection pool", (create) => {
  test("is reported as busy, idle and waiting", async () => {
    const database = await create();
    const store = await database.open();
    const metrics = new Metrics({ version: "1.2.3", commit: "12345678" });
    const idle = { inFlight: 0, waiting: 0 };
    metrics.watch(store, {}, idle, { kept: { network: 0, email: 0 } }, { working: 0, waiting: 0 });
    await store.ping();
    expect(await sample(metrics, "chart_store_connections", '{state="idle"}')).toBe(1);
    expect(await sample(metrics, "chart_store_connections", '{state="busy"}')).toBe(0);
    const asked = Array.from({ length: 30 }, () => store.ping());
    await Promise.race(asked);
    expect(store.connectionUse()?.busy).toBeGreaterThan(0);
    expect(store.connectionUse()?.waiting).toBeGreaterThan(0);
    await Promise.all(asked);
    expect(await sample(metrics, "chart_store_connections", '{state="waiting"}')).toBe(0);
    await store.close();
    await database.drop();
  });
});
