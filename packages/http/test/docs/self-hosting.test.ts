import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "testkit/free-port";
import { queryPostgres } from "testkit/queries";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const GUIDE = readFileSync(join(ROOT, "docs/guides/self-hosting.md"), "utf8");
const BLOCKS = [...GUIDE.matchAll(/^```sh\n(.*?)^```/gms)].map(([, code = ""]) => code);

/** Folders of the machine that the guide writes to, each of which is below the test's folder instead. */
const FOLDERS = [
  ...["/etc/chart", "/etc/cron.daily", "/etc/nginx", "/etc/systemd"],
  ...["/opt/chart", "/var/backups", "/var/lib/chart"],
];

const postgres = inject("postgres");
const why = "absent" in postgres ? ` [skipped: ${postgres.absent}]` : "";

describe.skipIf("absent" in postgres)(`the blocks of docs/guides/self-hosting.md, in order${why}`, () => {
  let root: string;
  let port: number;
  let output: string;
  const inRoot = (text: string) =>
    FOLDERS.reduce((changed, folder) => changed.replaceAll(folder, root + folder), text);
  const serverUrl = "absent" in postgres ? "" : postgres.url;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "chart-self-hosting-"));
    port = await freePort();
    const folders = [
      "etc/cron.daily",
      "etc/nginx/conf.d",
      "etc/systemd/system",
      "var/lib/chart",
      "bin",
      "opt",
    ];
    for (const folder of folders) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    // Building the index takes half a minute: the tests' one is there already.
    linkOrCopy(inject("gazetteerPath"), join(root, "var/lib/chart/gazetteer.db"));
    await dropDatabase();
    for (const [name, text] of Object.entries(standIns())) {
      const path = join(root, "bin", name);
      writeFileSync(path, `#!/bin/sh\nset -eu\n${text}`);
      chmodSync(path, 0o755);
    }
    const server = new URL(serverUrl);
    const script = inRoot(BLOCKS.join("\n"))
      .replaceAll("@127.0.0.1/chart", `@127.0.0.1:${server.port}/chart`)
      .replaceAll("http://127.0.0.1:3000", `http://127.0.0.1:${port}`);
    const { NODE_ENV: _, ...inherited } = process.env;
    const { stdout } = await run("sh", ["-euc", script], {
      cwd: root,
      env: {
        ...inherited,
        PATH: `${join(root, "bin")}:${process.env["PATH"]}`,
        ...{ PGHOST: server.hostname, PGPORT: server.port, PGUSER: server.username, PGDATABASE: "postgres" },
      },
    });
    output = stdout;
  });
  afterAll(async () => {
    const pid = Number(readFileSync(join(root, "pid"), "utf8"));
    process.kill(pid, "SIGTERM");
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    await dropDatabase();
    rmSync(root, { recursive: true });
  });

  async function dropDatabase(): Promise<void> {
    await queryPostgres(serverUrl, "drop database if exists chart with (force)");
    await queryPostgres(serverUrl, "drop database if exists chart_before with (force)");
    await queryPostgres(serverUrl, "drop role if exists chart");
  }

  /** Programs that would change the machine, as what they do in the test's folder. */
  function standIns(): Record<string, string> {
    return {
      sudo: `while [ "\${1#-}" != "$1" ]; do [ "$1" = -u ] && shift; shift; done\nexec "$@"\n`,
      "apt-get": `[ "$1" = update ] || [ "$1 $2" = "install -y" ]\n`,
      useradd: `touch "${root}/user-\${*##* }"\n`,
      // Real nginx would need the certificate.
      nginx: `test -s "${root}/etc/nginx/conf.d/chart.conf"\n`,
      git: `[ "$1" = clone ]\nln -s "${ROOT}" "$3"\n`,
      // Setup has nothing to do: the tests run on the built tree.
      npm: `[ "$*" != "run setup" ] || exit 0\nexec "${process.execPath}" "$(dirname "${process.execPath}")/npm" "$@"\n`,
      systemctl: `case "$*" in
  "enable --now chart" | "start chart") ;;
  "stop chart")
    pid=$(cat "${root}/pid")
    kill "$pid"
    while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
    exit 0
    ;;
  "reload nginx") exit 0 ;;
  *) exit 1 ;;
esac
unit="${root}/etc/systemd/system/chart.service"
of() { sed -n "s/^$1=//p" "$unit" | ${sedOfFolders()}; }
# Like systemd: the file's settings override the unit's, and nothing else is inherited.
env -i PATH="$PATH" PORT=${port} $(of Environment) $(cat "$(of EnvironmentFile)") $(of ExecStart | sed 's#^/usr/bin/node#${process.execPath}#') >"${root}/log" 2>&1 &
echo $! >"${root}/pid"
`,
    };
  }

  const sedOfFolders = () =>
    `sed ${FOLDERS.map((folder) => `-e 's#${folder}#${root}${folder}#g'`).join(" ")}`;

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
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\.dump$/)]);
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

test("this test runs every block of docs/guides/self-hosting.md", () => {
  expect(BLOCKS.length).toBe([...GUIDE.matchAll(/^```\w/gm)].length);
});

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another file system.
    copyFileSync(source, target);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
