import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";

/** Where the tests' PostgreSQL is, or why they run without one. */
export type ProvidedPostgres = { readonly url: string } | { readonly absent: string };

declare module "vitest" {
  export interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}

const INSTALLED = "/usr/lib/postgresql";
const OLDEST_VERSION = 15;

/** Provides one PostgreSQL for the whole run. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { provided, stop } = await openPostgres();
  if ("absent" in provided) {
    process.stdout.write(
      `\nThe tests run WITHOUT PostgreSQL, their part for it is skipped: ${provided.absent}.\n\n`,
    );
  }
  project.provide("postgres", provided);
  return stop;
}

/** The PostgreSQL of TEST_DATABASE_URL, or a private one from Debian's packages, which is to be stopped. */
export async function openPostgres(): Promise<{
  readonly provided: ProvidedPostgres;
  readonly stop?: () => Promise<void>;
}> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { provided: { url } };
  const binaries = newestBinaries();
  const absent =
    binaries === undefined
      ? `no PostgreSQL >= ${OLDEST_VERSION} under ${INSTALLED} and no TEST_DATABASE_URL`
      : serverUser() === undefined
        ? "PostgreSQL does not run as root, and there is no user postgres"
        : undefined;
  if (binaries === undefined || absent !== undefined) return { provided: { absent: absent ?? "" } };
  const server = await startServer(binaries);
  return { provided: { url: server.url }, stop: server.stop };
}

function newestBinaries(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= OLDEST_VERSION));
  const binaries = join(INSTALLED, String(newest), "bin");
  return existsSync(join(binaries, "initdb")) ? binaries : undefined;
}

/** PostgreSQL refuses to run as root; undefined where there is no other user for it. */
function serverUser(): { uid: number; gid: number } | undefined {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  try {
    const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }));
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return undefined;
  }
}

async function startServer(binaries: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "chart-postgres-"));
  if (user !== undefined && userInfo().uid === 0) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...(userInfo().uid === 0 && user) };
  const initdb = ["-D", data, "-U", "tests", "--auth=trust", "--no-sync", "--locale=C.UTF-8", "-E", "UTF8"];
  execFileSync(join(binaries, "initdb"), initdb, { ...options, stdio: "pipe" });

  const port = await freePort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=on"];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stderr }).on("line", (line) => {
      log.push(line);
      if (line.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log.join("\n")}`)));
  });
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill("SIGINT");
      await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
