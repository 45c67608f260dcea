import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { adminJson } from "@chart/kit/services/admin-in-process";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { readLog } from "@chart/kit/stores/logged-requests";
import { onEachEngine } from "@chart/kit/stores/test-stores";
import { expect, test } from "vitest";

onEachEngine("the log of a service that is stopped", (create) => {
  test("has every request with a known key, also each refusal, and nothing that its caller wrote", async () => {
    const database = await create();
    const environment = {
      ...{ DATABASE_URL: database.url, NODE_ENV: "development", RATE_LIMIT_PER_MINUTE: "10" },
    };
    const service = new ServiceProcess(environment);
    await service.printed(/listens on/);
    const open = async (plan: string, credits: number) => {
      const account = ["--email", `${plan}@example.com`, "--plan", plan, "--credits", String(credits)];
      const { accountId, apiKey } = await adminJson(environment, "account", "create", ...account);
      return { accountId: String(accountId), apiKey: String(apiKey) };
    };
    const [ada, bob] = [await open("developer", 2), await open("hobbyist", 1)];
    const ids: string[] = [];
    const send = async (
      key: string,
      path: string,
      body: object | undefined,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const all = { Authorization: `Bearer ${key}`, "Content-Type": "application/json", ...headers };
      const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      const response = await fetch(service.url + path, { ...init, headers: all });
      ids.push(response.headers.get("X-Request-Id") ?? "");
      return response.status;
    };
    const coordinates = "/v2/charts/coordinates";
    const located = { birthdate: "1990-09-05", birthtime: "21:17", location: "Nowhere At All, Atlantis" };
    const once = { "Idempotency-Key": "once" };

    // These have no key that is known, or no route.
    expect(await send("chart_live_unknown", coordinates, AMSTERDAM)).toBe(401);
    expect(await send(ada.apiKey, "/v2/unknown?secret=1", AMSTERDAM)).toBe(404);
    expect(await send(ada.apiKey, coordinates, undefined)).toBe(405);
    const unlogged = ids.length;

    expect(await send(ada.apiKey, `${coordinates}?secret=1`, AMSTERDAM)).toBe(200);
    expect(await send(ada.apiKey, coordinates, AMSTERDAM, once)).toBe(200);
    expect(await send(ada.apiKey, coordinates, AMSTERDAM, once)).toBe(200);
    expect(await send(ada.apiKey, coordinates, AMSTERDAM)).toBe(402);
    expect(await send(ada.apiKey, coordinates, { birthdate: "secret" })).toBe(400);
    expect(await send(ada.apiKey, coordinates, AMSTERDAM, { "Content-Type": "text/secret" })).toBe(415);
    expect(await send(ada.apiKey, "/v2/charts", located)).toBe(401);
    expect(await send(ada.apiKey, "/v2/charts/simple", located, { "Chart-Geocode-Key": "secret" })).toBe(402);
    expect(await send(ada.apiKey, "/v2/places?q=secret", undefined)).toBe(200);
    expect(await send(bob.apiKey, coordinates, AMSTERDAM)).toBe(403);
    let status = 0;
    for (let n = 0; n < 12 && status !== 429; n++) status = await send(bob.apiKey, "/v2/charts/simple", {});
    expect(status).toBe(429);
    expect(await service.stop()).toBe(0);

    const rows = await readLog(database);
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.slice(unlogged).sort());
    const of = ({ accountId }: { accountId: string }) =>
      rows
        .filter((row) => row.accountId === accountId)
        .map(({ method, route, status, code, credits }) => [method, route, status, code, credits]);
    expect(of(ada)).toEqual([
      ["POST", coordinates, 200, undefined, 1],
      ["POST", coordinates, 200, undefined, 1],
      ["POST", coordinates, 200, undefined, 0],
      ["POST", coordinates, 402, "CREDITS_EXHAUSTED", 0],
      ["POST", coordinates, 400, "INVALID_BIRTHDATE", 0],
      ["POST", coordinates, 415, "UNSUPPORTED_MEDIA_TYPE", 0],
      ["POST", "/v2/charts", 401, "GEOCODE_KEY_MISSING", 0],
      ["POST", "/v2/charts/simple", 402, "CREDITS_EXHAUSTED", 0],
      ["GET", "/v2/places", 200, undefined, 0],
    ]);
    expect(of(bob)[0]).toEqual(["POST", coordinates, 403, "ACCESS_DENIED", 0]);
    expect(of(bob).at(-1)).toEqual(["POST", "/v2/charts/simple", 429, "RATE_LIMIT_EXCEEDED", 0]);

    for (const { accountId, keyId } of rows) {
      const owner = "select account_id from api_keys where id = $1";
      expect(await database.sql(owner, keyId)).toEqual([{ account_id: accountId }]);
    }
    const terms = await database.sql("select term from request_terms");
    // Durations are left out: 1,990 µs would look like the year of a birth.
    const facts = rows.map(({ durationUs: _, ...row }) => row);
    expect(JSON.stringify([facts, terms])).not.toMatch(/secret|1990|127\.0/);
    await database.drop();
  });
});
