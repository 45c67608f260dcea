import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../setup/free-port.js";

const INSTALLED = "/usr/lib/postgresql";
const OLDEST_VERSION = 15;

/** Signals that stop the server: `fast` shuts down cleanly, `immediate` leaves recovery to the next start. */
const STOP_SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;
/** Ways to stop the server. */
export type StopMode = keyof typeof STOP_SIGNALS;

/** A private PostgreSQL server from Debian's packages, in a temporary folder. */
export class PrivatePostgres {
  /** URL of the server's default database. */
  readonly url: string;
  readonly #binaries: string;
  readonly #folder: string;
  readonly #port: number;
  #server: ChildProcess | undefined;

  #fsync: "on" | "off" = "on";

  private constructor(binaries: string, folder: string, port: number) {
    this.#binaries = binaries;
    this.#folder = folder;
    this.#port = port;
    this.url = `postgres://tests@127.0.0.1:${port}/postgres`;
  }

  /** Returns the reason why this machine cannot run a server, or undefined if it can. */
  static whyAbsent(): string | undefined {
    if (newestBinaries() === undefined) {
      return `no PostgreSQL >= ${OLDEST_VERSION} under ${INSTALLED} (Debian: postgresql) and no TEST_DATABASE_URL`;
    }
    if (serverUser() === undefined) return "PostgreSQL does not run as root, and there is no user postgres";
    return undefined;
  }

  /**
   * Creates a server and starts it.
   *
   * @param fsync If "off", the server writes without waiting for the disk: faster, for tests that never end it.
   */
  static async create(fsync: "on" | "off" = "on"): Promise<PrivatePostgres> {
    const server = await PrivatePostgres.#empty();
    server.#fsync = fsync;
    const initdb = ["-U", "tests", "--auth=trust", "--no-sync", "--locale=C.UTF-8", "-E", "UTF8"];
    server.#run("initdb", ["-D", server.#data, ...initdb]);
    await server.start();
    return server;
  }

  /** Makes a server that follows another one by streaming replication, and starts it. */
  static async createStandby(primary: PrivatePostgres): Promise<PrivatePostgres> {
    const server = await PrivatePostgres.#empty();
    const source = ["-h", "127.0.0.1", "-p", String(primary.#port), "-U", "tests"];
    server.#run("pg_basebackup", [
      ...source,
      "-D",
      server.#data,
      "-R",
      "-X",
      "stream",
      "-c",
      "fast",
      "--no-sync",
    ]);
    await server.start();
    return server;
  }

  static async #empty(): Promise<PrivatePostgres> {
    const binaries = newestBinaries();
    const user = serverUser();
    if (binaries === undefined || user === undefined) throw new Error(PrivatePostgres.whyAbsent());
    const folder = mkdtempSync(join(tmpdir(), "chart-postgres-"));
    if (userInfo().uid === 0) chownSync(folder, user.uid, user.gid);
    return new PrivatePostgres(binaries, folder, await freePort());
  }

  get port(): number {
    return this.#port;
  }

  get #data(): string {
    return join(this.#folder, "data");
  }

  #run(program: string, parameters: readonly string[]): void {
    execFileSync(join(this.#binaries, program), parameters, { ...this.#processOptions(), stdio: "pipe" });
  }

  /** Starts the server again; resolves once it accepts connections. */
  async start(): Promise<void> {
    const settings = [
      ...[`port=${this.#port}`, "listen_addresses=127.0.0.1"],
      ...["unix_socket_directories=", `fsync=${this.#fsync}`],
    ];
    const server = spawn(
      join(this.#binaries, "postgres"),
      ["-D", this.#data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...this.#processOptions(), stdio: ["ignore", "ignore", "pipe"] },
    );
    this.#server = server;
    const log: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: server.stderr }).on("line", (line) => {
        log.push(line);
        if (/ready to accept (read-only )?connections/.test(line)) resolve();
      });
      server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log.join("\n")}`)));
    });
  }

  /** Resolves once the server has stopped. */
  async stop(mode: StopMode): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    server.kill(STOP_SIGNALS[mode]);
    await once(server, "exit");
  }

  /** Kills the server with all its processes, as when its machine dies. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server?.pid === undefined) return;
    this.#server = undefined;
    const ended = once(server, "exit");
    const children = execFileSync("ps", ["--ppid", String(server.pid), "-o", "pid="], { encoding: "utf8" });
    server.kill("SIGKILL");
    for (const pid of children.trim().split(/\s+/).map(Number)) killIfAlive(pid);
    await ended;
  }

  /** Makes a standby the primary; resolves once it takes writes. */
  promote(): void {
    this.#run("pg_ctl", ["promote", "-w", "-t", "60", "-D", this.#data]);
  }

  /** Stops the server and deletes its data. */
  async remove(): Promise<void> {
    await this.stop("fast");
    // A process of a killed server may still write for a moment.
    rmSync(this.#folder, { recursive: true, maxRetries: 20 });
  }

  #processOptions(): { cwd: string; uid?: number; gid?: number } {
    return { cwd: this.#folder, ...(userInfo().uid === 0 && serverUser()) };
  }
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // A child process may have ended already, because the main process is gone.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Returns the folder of the newest server's programs, such as pg_dump; undefined if none is installed. */
export function newestBinaries(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= OLDEST_VERSION));
  const binaries = join(INSTALLED, String(newest), "bin");
  return existsSync(join(binaries, "initdb")) ? binaries : undefined;
}

/** Returns the user to run the server as. PostgreSQL refuses to run as root; undefined if there is no other user. */
export function serverUser(): { uid: number; gid: number } | undefined {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  try {
    const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }));
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return undefined;
  }
}
