import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Name of the bridge that connects all machines, in the namespace of the campaign. */
const BRIDGE = "chart0";
/** Address of the campaign's own machine, on which the service, HAProxy and PgBouncer run. */
const OWN_ADDRESS = "10.0.0.100";

/** Prepares the network of the campaign, which must have a namespace of its own. */
export function openNetwork(): void {
  const links = execFileSync("ip", ["-o", "link"], { encoding: "utf8" }).trim().split("\n");
  if (links.length > 1) throw new Error("the campaign needs a network of its own: run it by its command");
  ip("link set lo up");
  ip(`link add ${BRIDGE} type bridge`);
  ip(`addr add ${OWN_ADDRESS}/24 dev ${BRIDGE}`);
  ip(`link set ${BRIDGE} up`);
}

/** Program of the first process: adopts and reaps the processes that others leave. */
const INIT = "while :; do sleep infinity & wait $!; done";

/** A machine of its own: namespaces of processes and of a network with an address, connected by a cable. */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly #cable: string;
  /** Keeps the namespaces. */
  readonly #keeper: ChildProcess;

  private constructor(number: number, keeper: ChildProcess) {
    this.name = `postgres${number}`;
    this.address = `10.0.0.${number}`;
    this.#cable = `cable${number}`;
    this.#keeper = keeper;
  }

  static async create(number: number): Promise<Machine> {
    const namespaces = ["--net", "--pid", "--fork", "--mount-proc", "--kill-child"];
    const keeper = spawn("unshare", [...namespaces, "bash", "-c", INIT], { stdio: "ignore" });
    await once(keeper, "spawn");
    const own = () => readlinkSync(`/proc/${keeper.pid}/ns/net`);
    while (own() === readlinkSync("/proc/self/ns/net")) await delay(10);
    const machine = new Machine(number, keeper);
    ip(`link add ${machine.#cable} type veth peer name eth0 netns ${keeper.pid}`);
    ip(`link set ${machine.#cable} master ${BRIDGE} up`);
    for (const command of ["link set lo up", `addr add ${machine.address}/24 dev eth0`, "link set eth0 up"]) {
      machine.#run("ip", ...command.split(" "));
    }
    return machine;
  }

  get #entering(): readonly string[] {
    const of = `/proc/${this.#keeper.pid}/ns`;
    return [`--net=${of}/net`, `--pid=${of}/pid_for_children`, `--mount=${of}/mnt`, "--"];
  }

  #run(...command: readonly string[]): void {
    execFileSync("nsenter", [...this.#entering, ...command], { stdio: "pipe" });
  }

  /** Starts a program of Debian as the user `postgres`, in a folder. */
  spawn(
    folder: string,
    command: readonly string[],
    environment: Readonly<Record<string, string | undefined>> = {},
  ): void {
    const asPostgres = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "--"];
    spawn("nsenter", [...this.#entering, ...asPostgres, ...command], {
      cwd: folder,
      env: { PATH: process.env["PATH"], LANG: "C.UTF-8", HOME: folder, ...environment },
      stdio: ["ignore", openSync(join(folder, "log"), "a"), openSync(join(folder, "log"), "a")],
    });
  }

  /** Sends a signal to all processes of the machine, or to those of one program. */
  signal(signal: "KILL" | "STOP" | "CONT", program?: string): void {
    if (program === undefined) this.#run("bash", "-c", `kill -s ${signal} -- -1`);
    else this.#run("pkill", `-${signal}`, "-x", program);
  }

  /** Pulls the cable, or plugs it in again. */
  connect(isConnected: boolean): void {
    ip(`link set ${this.#cable} ${isConnected ? "up" : "down"}`);
  }

  /** Ends all its processes. */
  remove(): void {
    this.#keeper.kill("SIGKILL");
  }
}

function ip(command: string): void {
  execFileSync("ip", command.split(" "));
}
