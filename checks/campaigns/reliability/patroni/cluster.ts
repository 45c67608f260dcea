import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { newestBinaries, serverUser } from "@chart/kit/postgres/private-postgres";
import { Machine, openNetwork } from "./machine.js";

/** Folder of the files that docs/operators/patroni.md installs. */
const FILES = fileURLToPath(new URL("../../../../deploy/patroni/", import.meta.url));
const MACHINES = [1, 2, 3];
const PASSWORD = "a-password-of-the-cluster";
/** Time in which a cluster starts, or recovers, however busy the machine is. */
const LONGEST_MS = 180_000;

/** The programs of a version of Debian. */
export interface Programs {
  readonly version: string;
  /** True for a Patroni before 3.0.3, which must not use `etcd3`: its old leader overwrites the lock of the new one. */
  readonly isOld: boolean;
  readonly patroni: readonly string[];
  readonly etcd: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Finds the programs of this machine; of packages that were unpacked into a folder by `dpkg -x`, if one is named. */
export function findPrograms(folder = ""): Programs {
  const [etcd, patroni] = [`${folder}/usr/bin/etcd`, ["/usr/bin/python3", `${folder}/usr/bin/patroni`]];
  const environment = { PYTHONPATH: `${folder}/usr/lib/python3/dist-packages` };
  const [python = "", script = ""] = patroni;
  const env = { ...process.env, ...environment };
  const version = execFileSync(python, [script, "--version"], { encoding: "utf8", env }).trim();
  const [major = 0, minor = 0, patch = 0] = (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? "").split(".").map(Number);
  const isOld = major < 3 || (major === 3 && minor === 0 && patch < 3);
  const [etcdVersion = ""] = execFileSync(etcd, ["--version"], { encoding: "utf8" }).split("\n");
  return { version: `${version}, ${etcdVersion}`, isOld, patroni, etcd, environment };
}

/** Changes a documented file as the guide says for Debian 12. */
function forOldPatroni(name: string, text: string): string {
  return name === "etcd" ? `${text}ETCD_ENABLE_V2='true'\n` : text.replace("etcd3:", "etcd:");
}

/** A member of the cluster, as Patroni describes it. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Three machines with etcd, Patroni and PostgreSQL, made of the documented files. */
export class Cluster {
  readonly machines: readonly Machine[];
  /** Folder of all files, which goes with the cluster. */
  readonly folder: string;

  readonly #programs: Programs;

  private constructor(machines: readonly Machine[], folder: string, programs: Programs) {
    this.machines = machines;
    this.folder = folder;
    this.#programs = programs;
  }

  static async create(programs: Programs): Promise<Cluster> {
    openNetwork();
    const folder = mkdtempSync(join(tmpdir(), "chart-patroni-"));
    own(folder);
    const machines = await Promise.all(MACHINES.map((number) => Machine.create(number)));
    const cluster = new Cluster(machines, folder, programs);
    for (const machine of cluster.machines) {
      const machineFolder = cluster.#folderOf(machine);
      mkdirSync(machineFolder);
      own(machineFolder);
      cluster.write(join(machineFolder, "etcd"), cluster.#fileFor(machine, "etcd"));
      cluster.write(join(machineFolder, "config.yml"), cluster.#fileFor(machine, "config.yml"));
    }
    for (const machine of cluster.machines) cluster.start(machine);
    await cluster.healthy();
    return cluster;
  }

  /** Reads a documented file, with the folders of this campaign. */
  file(name: string): string {
    return readFileSync(join(FILES, name), "utf8");
  }

  /** Writes a file that the user `postgres` can read. */
  write(path: string, text: string): void {
    writeFileSync(path, text, { mode: 0o600 });
    own(path);
  }

  #folderOf({ name }: Machine): string {
    return join(this.folder, name);
  }

  #fileFor(machine: Machine, name: string): string {
    const folder = this.#folderOf(machine);
    const text = this.#programs.isOld ? forOldPatroni(name, this.file(name)) : this.file(name);
    return text
      .replaceAll("@NAME@", machine.name)
      .replaceAll("@ADDRESS@", machine.address)
      .replaceAll("@PASSWORD@", PASSWORD)
      .replaceAll("/var/lib/etcd/chart", join(folder, "etcd-data"))
      .replaceAll("/var/lib/postgresql/@VERSION@/chart", join(folder, "data"))
      .replaceAll("/var/run/postgresql", folder)
      .replaceAll("/usr/lib/postgresql/@VERSION@/bin", newestBinaries() ?? "");
  }

  /** Starts all programs of a machine, as when it boots. */
  start(machine: Machine): void {
    this.startEtcd(machine);
    const folder = this.#folderOf(machine);
    const { patroni, environment } = this.#programs;
    machine.spawn(folder, [...patroni, join(folder, "config.yml")], environment);
  }

  startEtcd(machine: Machine): void {
    const folder = this.#folderOf(machine);
    machine.spawn(folder, [this.#programs.etcd], parseEnv(readFileSync(join(folder, "etcd"), "utf8")));
  }

  /** Returns the members as the first agent tells that answers. */
  async #members(): Promise<readonly Member[]> {
    for (const { address } of this.machines) {
      try {
        const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
        return ((await answer.json()) as { readonly members: readonly Member[] }).members;
      } catch {
        // This machine is down: the next one may know.
      }
    }
    return [];
  }

  /** Returns the machine of the leader and that of the synchronous standby, once all three run. */
  async healthy(): Promise<{ readonly leader: Machine; readonly standby: Machine }> {
    const endMs = performance.now() + LONGEST_MS;
    for (;;) {
      const members = await this.#members();
      const ofRole = (role: string) =>
        this.machines.find(({ name }) => members.some((each) => each.name === name && each.role === role));
      const [leader, standby] = [ofRole("leader"), ofRole("sync_standby")];
      const areRunning = members.every(({ state }) => state === "running" || state === "streaming");
      if (leader && standby && areRunning && members.length === MACHINES.length) return { leader, standby };
      if (performance.now() > endMs)
        throw new Error(`the cluster does not recover: ${JSON.stringify(members)}`);
      await delay(200);
    }
  }

  /** Connection of the superuser through HAProxy. */
  superuserUrl(database: string): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:5432/${database}`;
  }

  async remove(): Promise<void> {
    for (const machine of this.machines) machine.remove();
    await delay(500);
    rmSync(this.folder, { recursive: true, maxRetries: 20 });
  }
}

function own(path: string): void {
  const user = serverUser();
  if (user === undefined) throw new Error("there is no user postgres");
  chownSync(path, user.uid, user.gid);
}
