import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, hostname, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "@chart/kit/setup/free-port";
import { Daemon } from "./daemon.js";

export const SLURMCTLD = "/usr/sbin/slurmctld";
export const SLURMD = "/usr/sbin/slurmd";
export const MUNGED = "/usr/sbin/munged";

/** A Slurm cluster of one node, this machine, with daemons of its own on loopback. */
export class Slurm {
  /** Variables with which `sbatch` reaches it. */
  readonly env: NodeJS.ProcessEnv;
  readonly #daemons: Daemon[] = [];

  private constructor(env: NodeJS.ProcessEnv) {
    this.env = env;
  }

  /** Starts the daemons in an empty folder; jobs inherit the environment of `sbatch`. */
  static async start(folder: string, env: NodeJS.ProcessEnv): Promise<Slurm> {
    const config = join(folder, "slurm.conf");
    const slurm = new Slurm({ ...env, SLURM_CONF: config });
    try {
      await slurm.#start(folder, config);
    } catch (error) {
      await slurm.stop();
      throw error;
    }
    return slurm;
  }

  async #start(folder: string, config: string): Promise<void> {
    const [socket, key] = [join(folder, "munge.socket"), join(folder, "munge.key")];
    writeFileSync(key, randomBytes(128), { mode: 0o600 });
    for (const name of ["state", "spool"]) mkdirSync(join(folder, name));
    writeFileSync(config, await configOf(folder, socket));
    const files = { socket, "key-file": key, "pid-file": `${key}.pid`, "log-file": `${key}.log` };
    const munge = Object.entries({ ...files, "seed-file": `${key}.seed` }).map(
      ([name, path]) => `--${name}=${path}`,
    );
    // Forced, because no other user can reach a socket in this folder.
    await this.#run(MUNGED, ["-F", "--force", ...munge], () => existsSync(socket));
    await this.#run(SLURMCTLD, ["-D", "-f", config], () => this.#nodeState() !== "");
    await this.#run(SLURMD, ["-D", "-f", config], () => this.#nodeState() === "idle");
  }

  async #run(program: string, parameters: readonly string[], isReady: () => boolean): Promise<void> {
    const daemon = new Daemon(program, parameters, this.env);
    this.#daemons.push(daemon);
    await daemon.untilReady(isReady);
  }

  #nodeState(): string {
    return this.#ask("sinfo", "--noheader", "--format=%t");
  }

  #ask(program: string, ...parameters: readonly string[]): string {
    return spawnSync(program, parameters, { env: this.env, encoding: "utf8" }).stdout.trim();
  }

  async stop(): Promise<void> {
    if (this.#daemons.length === 3) this.#ask("scancel", "--me");
    // Tasks that are still there have been interrupted, and end within moments.
    for (
      let tries = 0;
      tries < 50 && this.#daemons.length === 3 && this.#ask("squeue", "--noheader") !== "";
      tries++
    )
      await setTimeout(100);
    for (const daemon of this.#daemons.reverse()) await daemon.stop();
  }
}

async function configOf(folder: string, socket: string): Promise<string> {
  const [node] = hostname().split(".");
  const { username } = userInfo();
  return `
ClusterName=spread
SlurmctldHost=${node}(127.0.0.1)
SlurmctldPort=${await freePort()}
SlurmdPort=${await freePort()}
SlurmUser=${username}
SlurmdUser=${username}
AuthType=auth/munge
AuthInfo=socket=${socket}
CredType=cred/munge
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool
SlurmctldPidFile=${folder}/slurmctld.pid
SlurmdPidFile=${folder}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SwitchType=switch/none
MpiDefault=none
AccountingStorageType=accounting_storage/none
SchedulerParameters=sched_interval=1,bf_interval=1
NodeName=${node} NodeAddr=127.0.0.1 CPUs=${availableParallelism()} State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
`;
}
