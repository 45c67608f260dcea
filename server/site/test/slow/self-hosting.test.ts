import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT, StandInMachine, shellBlocks } from "@chart/kit/stand-ins/stand-in-machine";
import { queryPostgres } from "@chart/kit/stores/queries";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";

const run = promisify(execFile);

const GUIDE = readFileSync(join(ROOT, "docs/guides/self-hosting.md"), "utf8");
const BLOCKS = shellBlocks(GUIDE);

const postgres = inject("postgres");
const why = "absent" in postgres ? ` [skipped: ${postgres.absent}]` : "";

describe.skipIf("absent" in postgres)(`the blocks of docs/guides/self-hosting.md, in order${why}`, () => {
  let machine: StandInMachine;
  let root: string;
  let port: number;
  let output: string;
  const serverUrl = "absent" in postgres ? "" : postgres.url;
  beforeAll(async () => {
    machine = await StandInMachine.create(inject("gazetteerPath"));
    ({ root, port } = machine);
    await dropDatabase();
    const server = new URL(serverUrl);
    const script = BLOCKS.join("\n")
      .replaceAll("@127.0.0.1/chart", `@127.0.0.1:${server.port}/chart`)
      // No proxy runs.
      .replace('"https://$DOMAIN/readyz"', "http://127.0.0.1:3000/readyz");
    output = await machine.run(script, {
      ...{ PGHOST: server.hostname, PGPORT: server.port, PGUSER: server.username, PGDATABASE: "postgres" },
    });
  });
  afterAll(async () => {
    await machine.remove();
    await dropDatabase();
  });

  async function dropDatabase(): Promise<void> {
    await queryPostgres(serverUrl, "drop database if exists chart with (force)");
    await queryPostgres(serverUrl, "drop role if exists chart");
  }

  test("leave a service that is ready after the restore, on PostgreSQL, with settings that only root reads", async () => {
    await vi.waitUntil(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    );
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const database = Object.assign(new URL(serverUrl), { pathname: "/chart" });
    const accounts = await queryPostgres(database.href, "select email from accounts order by email");
    expect(accounts.map(({ email }) => email)).toEqual(["ada@example.com", "you@example.com"]);
    const { stdout } = await run("stat", [
      "-c",
      "%a",
      join(root, "etc/chart/environment"),
      join(root, "etc/chart"),
    ]);
    expect(stdout).toBe("600\n700\n");
  });

  test("print invitations of the operator and of the first customer, which open", async () => {
    const links = [...output.matchAll(/https:\/\/charts\.example\.com(\/dashboard\/links\/\S+)$/gm)];
    expect(links.length).toBe(2);
    for (const [, path] of links) {
      const page = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([page.status, (await page.text()).includes('type="password"')]).toEqual([200, true]);
    }
  });

  test("give nginx the certificate of the chosen name, and leave no name of the example's folder", () => {
    const config = readFileSync(join(root, "etc/nginx/conf.d/chart.conf"), "utf8");
    expect(config).toContain("ssl_certificate     /etc/letsencrypt/live/charts.example.com/fullchain.pem;");
    expect(config).not.toContain("/etc/ssl/chart");
  });

  test("leave a daily backup with the accounts, which only root reads", async () => {
    const folder = join(root, "var/backups/chart");
    const files = readdirSync(folder).sort();
    expect(files).toEqual([expect.stringMatching(/^chart-\d{8}T\d{9}Z\.dump$/), "ended.txt"]);
    const dump = join(folder, files[0] ?? "");
    expect(statSync(dump).mode & 0o777).toBe(0o600);
    expect((await run("pg_restore", ["--list", dump])).stdout).toMatch(/TABLE DATA public accounts /);
    expect(statSync(join(root, "etc/cron.daily/chart-backup")).mode & 0o111).toBe(0o111);
  });

  test("serve the front page and this guide", async () => {
    for (const path of ["/", "/docs/operators/self-hosting", "/docs/guides/self-hosting"]) {
      const page = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: "text/html" } });
      expect([path, page.status]).toEqual([path, path.includes("operators") ? 404 : 200]);
    }
  });
});

test("this test runs every block of docs/guides/self-hosting.md but those of Node, the certificate and Caddy", () => {
  expect(BLOCKS.length).toBe([...GUIDE.matchAll(/^```\w/gm)].length - 3);
});
