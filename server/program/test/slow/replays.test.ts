import { ENDPOINTS, RESULT_ENDPOINTS } from "@chart/kit/requests/endpoints";
import { adminJson } from "@chart/kit/services/admin-in-process";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { TcpProxy } from "@chart/kit/stand-ins/tcp-proxy";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Headers that belong to one response; the others describe the result. */
const OWN_HEADERS = ["date", "x-request-id", "idempotent-replayed", "x-credits-remaining", "ratelimit"];

/** A place that has namesakes in other time zones. */
const SPRINGFIELD = "Springfield, USA";

const calls = [...ENDPOINTS, ...RESULT_ENDPOINTS].flatMap(({ path, headers, body, takesAnyBirth }) => {
  const located = "location" in body ? { ...body, location: SPRINGFIELD } : body;
  if (!takesAnyBirth) return [{ path, headers, body: located }];
  const { lat: _lat, lng: _lng, ...rest } = body;
  const withKey = { ...headers, "Chart-Geocode-Key": "any" };
  return [
    { path, headers, body },
    { path, headers: withKey, body: { ...rest, location: SPRINGFIELD } },
  ];
});

onEachEngine("a repeat after a lost answer", (create) => {
  let database: TestDatabase;
  let service: ServiceProcess;
  let proxy: TcpProxy;
  let url: string;
  let apiKey: string;
  beforeAll(async () => {
    database = await create();
    const environment = {
      ...{ NODE_ENV: "production", KEY_PEPPER: PEPPER, DATABASE_URL: database.url },
      ...{ RATE_LIMIT_PER_MINUTE: "1000000", LOG_LEVEL: "error" },
    };
    service = new ServiceProcess(environment);
    await service.printed(/listens on/);
    ({ proxy, url } = await TcpProxy.before(service.url));
    const options = ["--email", "ada@example.com", "--plan", "developer", "--credits", "1000"];
    apiKey = String((await adminJson(environment, "account", "create", ...options))["apiKey"]);
  });
  afterAll(async () => {
    proxy.close();
    await service.stop("SIGKILL");
    await database.drop();
  });

  const send = async (base: string, { path, headers, body }: (typeof calls)[number], key?: string) => {
    const own = Object.entries(headers).map(
      ([name, value]) => [name, value.replace("<key>", apiKey)] as const,
    );
    const response = await fetch(base.replace(/\/$/, "") + path, {
      method: "POST",
      headers: {
        ...Object.fromEntries(own),
        "Content-Type": "application/json",
        ...(key !== undefined && { "Idempotency-Key": key }),
      },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      isReplayed: response.headers.get("Idempotent-Replayed"),
      headers: Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.includes(name))),
      body: (await response.text()).replace(/^\{"timestamp":"[^"]*"/, ""),
    };
  };

  test.each(calls.map((call, index) => ({ ...call, index })))(
    "of POST $path equals the answer that another caller gets, and costs nothing",
    async ({ index, ...call }) => {
      const key = `lost-${index}-of-${calls.length}`;
      const cut = proxy.cutAt("reply", key);
      await expect(send(url, call, key)).rejects.toThrow();
      await cut;
      proxy.mend();
      const charges = await database.sql("select count(*) as count from ledger where kind = 'charge'");
      const repeat = await send(url, call, key);
      expect([repeat.status, repeat.isReplayed]).toEqual([200, "true"]);
      expect(await database.sql("select count(*) as count from ledger where kind = 'charge'")).toEqual(
        charges,
      );
      expect({ ...repeat, isReplayed: null }).toEqual(await send(service.url, call));
      if ("location" in call.body) expect(repeat.headers["chart-place-alternatives"]).toMatch(/^\d+$/);
    },
  );
});
