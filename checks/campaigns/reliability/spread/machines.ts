import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { freePort } from "@chart/kit/setup/free-port";
import { Daemon } from "./daemon.js";

export const SSHD = "/usr/sbin/sshd";
/** Empty folder that sshd wants to see if it runs as root. */
const SEPARATION = "/run/sshd";

/** Machines of any name that ssh reaches: all are this one, by a private sshd on loopback. */
export class Machines {
  /** Variables with which GNU parallel reaches them, and keeps its files in the folder. */
  readonly env: NodeJS.ProcessEnv;
  readonly #daemon: Daemon;
  readonly #madeSeparation: boolean;

  private constructor(env: NodeJS.ProcessEnv, daemon: Daemon, madeSeparation: boolean) {
    this.env = env;
    this.#daemon = daemon;
    this.#madeSeparation = madeSeparation;
  }

  /** Starts the daemon in an empty folder; its sessions get the variable PATH of `env`. */
  static async start(folder: string, env: NodeJS.ProcessEnv): Promise<Machines> {
    const [hostKey, userKey] = [join(folder, "host"), join(folder, "user")];
    for (const key of [hostKey, userKey])
      execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
    copyFileSync(`${userKey}.pub`, join(folder, "authorized"));
    const port = await freePort();
    const server = `
Port ${port}
ListenAddress 127.0.0.1
HostKey ${hostKey}
AuthorizedKeysFile ${join(folder, "authorized")}
PidFile none
UsePAM no
StrictModes no
PasswordAuthentication no
PermitRootLogin prohibit-password
SetEnv PATH=${env["PATH"]}
`;
    const client = `
HostName 127.0.0.1
Port ${port}
IdentityFile ${userKey}
IdentitiesOnly yes
UserKnownHostsFile ${join(folder, "known")}
StrictHostKeyChecking no
LogLevel ERROR
`;
    writeFileSync(join(folder, "sshd_config"), server);
    writeFileSync(join(folder, "ssh_config"), client);
    writeFileSync(join(folder, "will-cite"), "");
    const ssh = ["-F", join(folder, "ssh_config")];
    const madeSeparation = userInfo().uid === 0 && !existsSync(SEPARATION);
    if (madeSeparation) mkdirSync(SEPARATION, { mode: 0o755 });
    const daemon = new Daemon(SSHD, ["-D", "-e", "-f", join(folder, "sshd_config")]);
    const parallel = { PARALLEL_SSH: `ssh ${ssh.join(" ")}`, PARALLEL_HOME: folder, TMPDIR: folder };
    const machines = new Machines({ ...env, ...parallel }, daemon, madeSeparation);
    try {
      await daemon.untilReady(() => spawnSync("ssh", [...ssh, "machine-a", "true"]).status === 0);
    } catch (error) {
      await machines.stop();
      throw error;
    }
    return machines;
  }

  async stop(): Promise<void> {
    await this.#daemon.stop();
    if (this.#madeSeparation) rmdirSync(SEPARATION);
  }
}
