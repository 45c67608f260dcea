import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

interface HelperOptions {
  /** Absolute path of the program. */
  readonly program: string;
  /** Debian's package, named when the program is missing. */
  readonly debianPackage: string;
  readonly configurationName: string;
  readonly configuration: string;
  /** Arguments, given the path of the configuration. */
  readonly parameters: (configurationPath: string) => readonly string[];
  /** The port of loopback on which the program listens. */
  readonly port: number;
  /** Ids of the user to run as, for programs that refuse to run as root. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** A third-party server program, such as a proxy, with a configuration file in a temporary folder. */
export class HelperProcess {
  readonly #options: HelperOptions;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #output = "";

  private constructor(options: HelperOptions, folder: string) {
    this.#options = options;
    this.#folder = folder;
  }

  /** Writes the configuration and starts the program. */
  static async start(options: HelperOptions): Promise<HelperProcess> {
    if (!existsSync(options.program)) {
      throw new Error(`This part needs ${options.program} (Debian's package ${options.debianPackage})`);
    }
    const folder = mkdtempSync(join(tmpdir(), "chart-helper-"));
    const helper = new HelperProcess(options, folder);
    writeFileSync(helper.#configurationPath, options.configuration);
    if (options.user !== undefined && userInfo().uid === 0) {
      chownSync(folder, options.user.uid, options.user.gid);
      chownSync(helper.#configurationPath, options.user.uid, options.user.gid);
    }
    await helper.restart();
    return helper;
  }

  get #configurationPath(): string {
    return join(this.#folder, this.#options.configurationName);
  }

  /** Starts the program again after {@link kill}; resolves once it accepts connections. */
  async restart(): Promise<void> {
    const { program, parameters, port, user } = this.#options;
    const asUser = userInfo().uid === 0 ? user : undefined;
    const child = spawn(program, parameters(this.#configurationPath), {
      cwd: this.#folder,
      stdio: ["ignore", "pipe", "pipe"],
      ...asUser,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        this.#output = (this.#output + text).slice(-10_000);
      });
    }
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`${program} ended:\n${this.#output}`);
      await delay(20);
    }
  }

  /** Kills the program without notice. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  /** Kills the program and deletes its folder. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

/** Returns true if a server accepts connections on a port of loopback. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
