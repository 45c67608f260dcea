import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { runAdmin } from "@chart/kit/services/admin-in-process";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { freePort } from "@chart/kit/setup/free-port";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

interface Found {
  readonly part: string;
  readonly result: string;
  readonly text: string;
}

onEachEngine("admin check", (create) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.drop());

  const check = async (changes: Readonly<Record<string, string>> = {}) => {
    const environment = {
      ...{ DATABASE_URL: database.url, KEY_PEPPER: PEPPER, NODE_ENV: "production" },
      ...{ SESSION_SECRET: "s".repeat(32), OPS_PORT: "9464", ...changes },
    };
    const { code, stdout } = await runAdmin(environment, "check", "--json");
    const found = JSON.parse(stdout) as Found[];
    return { code, of: (part: string) => found.filter((each) => each.part === part) };
  };

  test("names each variable that looks misspelt, and ends with 1 only for faults", async () => {
    const { code, of } = await check({ RATE_LIMIT_PER_MIN: "500" });
    expect(of("settings")[0]).toEqual({
      ...{ part: "settings", result: "note" },
      text: "RATE_LIMIT_PER_MIN is not a variable of the service; did you mean RATE_LIMIT_PER_MINUTE?",
    });
    expect(code).toBe(0);
    const refused = await check({ PORT: "many" });
    expect(refused.of("settings")).toMatchObject([
      { result: "fault", text: expect.stringMatching(/^PORT must be/) },
    ]);
    expect(refused.code).toBe(1);
  });

  test("lists the migrations that the next start would run, and runs none", async () => {
    await (await database.open()).close();
    expect((await check()).of("store")).toMatchObject([
      { result: "ok", text: expect.stringMatching(/: 0 accounts$/) },
      { result: "ok", text: "no migration would run" },
    ]);
    await database.sql("drop table earlier_endings");
    await database.sql("delete from kysely_migration where name = '0024-earlier-endings'");
    const { of, code } = await check();
    expect(of("store")[1]).toMatchObject({
      result: "note",
      text: "the next start, or the next admin command, runs a migration: 0024-earlier-endings. Back up first",
    });
    expect(code).toBe(0);
    expect(await database.sql("select 1 from kysely_migration where name like '0024%'")).toEqual([]);
    await (await database.open()).close();
    await database.sql("insert into kysely_migration values ('9999-future', '2030-01-01')");
    expect((await check()).of("store")).toMatchObject([
      {
        result: "fault",
        text: expect.stringContaining("contracted this store by its migration 9999-future"),
      },
    ]);
    await database.sql("update kysely_migration set name = '9999-expand-future' where name = '9999-future'");
    expect((await check()).of("store")).toMatchObject([
      { result: "ok" },
      { result: "note", text: expect.stringMatching(/expanded .*: 9999-expand-future$/) },
    ]);
    await database.sql("delete from kysely_migration where name = '9999-expand-future'");
  });

  test("finds a wrong pepper, and a store that cannot be reached, without a secret in its words", async () => {
    await (await database.open()).close();
    await database.sql("insert into store_settings (name, value) values ('pepper', 'of another store')");
    const wrong = await check();
    expect(wrong.of("store")).toMatchObject([
      { result: "fault", text: expect.stringContaining("KEY_PEPPER is not the pepper of this store") },
    ]);
    await database.sql("delete from store_settings where name = 'pepper'");
    const away = await check({ DATABASE_URL: `postgres://chart:secret@127.0.0.1:${await freePort()}/chart` });
    expect(away.of("store")).toMatchObject([
      { result: "fault", text: expect.stringMatching(/cannot be read \(ECONNREFUSED\)$/) },
    ]);
    expect(JSON.stringify(away.of("store"))).not.toContain("secret");
  });

  test("reads a store that a crash has left without applying its log", async () => {
    if (database.engine !== "sqlite") return;
    const service = await new ServiceProcess({ DATABASE_URL: database.url, KEY_PEPPER: PEPPER }).listening();
    await service.stop("SIGKILL");
    const path = fileURLToPath(database.url);
    const files = () => [path, `${path}-wal`].map((name) => readFileSync(name, "base64"));
    const before = files();
    expect((await check()).of("store")[0]).toMatchObject({ result: "ok" });
    expect(files()).toEqual(before);
  });

  test("says that mail is not set up, or what is wrong with its server", async () => {
    expect((await check()).of("mail")).toMatchObject([{ result: "note" }]);
    const port = await freePort();
    expect((await check({ SMTP_URL: `smtp://127.0.0.1:${port}` })).of("mail")).toEqual([
      { part: "mail", result: "fault", text: `127.0.0.1:${port} refuses connections (ECONNREFUSED)` },
    ]);
  });

  describe("looks at how requests arrive through the proxy", () => {
    /** Starts a proxy that changes headers, and runs the check behind it. */
    const behind = async (
      change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders,
      changes: Readonly<Record<string, string>> = {},
    ) => {
      const port = await freePort();
      const proxy = createServer((incoming, response) => {
        const onward = request(
          { port, path: incoming.url, headers: change({ ...incoming.headers }) },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          },
        );
        onward.on("error", () => response.writeHead(502).end());
        incoming.pipe(onward);
      });
      await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
      const { port: own } = proxy.address() as AddressInfo;
      const { of } = await check({
        ...{ PUBLIC_URL: `http://127.0.0.1:${own}`, PORT: String(port), TRUST_PROXY: "true", ...changes },
      });
      proxy.close();
      return of("proxy");
    };
    const appending = (headers: IncomingHttpHeaders) => ({
      ...headers,
      "x-forwarded-for": `${headers["x-forwarded-for"]}, 127.0.0.1`,
    });

    test.each([
      ["a proxy that appends the address", appending, {}, "ok", /leads here/],
      [
        "one that passes a forged address on",
        (headers: IncomingHttpHeaders) => headers,
        {},
        "fault",
        /forge/,
      ],
      ["one that is not trusted", appending, { TRUST_PROXY: "false" }, "fault", /TRUST_PROXY is not true/],
      [
        "one that removes the key",
        ({ authorization: _, ...headers }: IncomingHttpHeaders) => appending(headers),
        {},
        "fault",
        /removes Authorization/,
      ],
    ])("%s", async (_name, change, changes, result, text) => {
      expect(await behind(change, changes)).toMatchObject([{ result, text: expect.stringMatching(text) }]);
    });

    test("an address where nobody answers", async () => {
      const { of } = await check({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}`, PORT: "0" });
      expect(of("proxy")).toMatchObject([
        { result: "fault", text: expect.stringMatching(/cannot be reached: .*ECONNREFUSED/) },
      ]);
    });
  });
});
