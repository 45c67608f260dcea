import { requestChart } from "@chart/kit/load/chart-call";
import { adminJson } from "@chart/kit/services/admin-in-process";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { onEachEngine } from "@chart/kit/stores/test-stores";
import { expect, test } from "vitest";

onEachEngine("a service that is stopped", (create) => {
  test("has stored the errors and last uses that it had counted in memory", async () => {
    const database = await create();
    const environment = { DATABASE_URL: database.url, NODE_ENV: "development" };
    const service = new ServiceProcess(environment);
    await service.printed(/listens on/);
    const account = ["--email", "ada@example.com", "--plan", "developer"];
    const { accountId, apiKey } = await adminJson(environment, "account", "create", ...account);
    for (let n = 0; n < 3; n++) {
      const refused = await fetch(`${service.url}/v2/charts/coordinates`, {
        method: "POST",
        headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
        body: "{}",
      });
      expect(refused.status).toBe(400);
    }
    expect((await requestChart(service.url, String(apiKey))).status).toBe(200);
    expect(await service.stop()).toBe(0);

    const counted =
      "select code, cast(calls as integer) as calls from request_counts where account_id = $1 order by code";
    expect(await database.sql(counted, accountId as string)).toEqual([
      { code: "", calls: 1 },
      { code: "INVALID_BIRTHDATE", calls: 3 },
    ]);
    const used = "select last_used_at from api_keys where account_id = $1";
    expect((await database.sql(used, accountId as string))[0]?.["last_used_at"]).toMatch(/^\d{4}-/);
    await database.drop();
  });
});
