import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@chart/kit/setup/free-port";

const run = promisify(execFile);

/** Folder of the repository. */
export const ROOT: string = fileURLToPath(new URL("../../../../", import.meta.url));

/** Folders that the documents write to; each is below the machine's root instead. */
const FOLDERS = [
  ...["/etc/chart", "/etc/cron.daily", "/etc/nginx", "/etc/systemd"],
  ...["/opt/chart", "/var/backups", "/var/lib/chart"],
];

/** Returns the blocks of shell commands of a document, also those within lists. */
export function shellBlocks(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, code = ""]) => code);
}

/**
 * Runs the commands of the operators' documents without changing the machine: in a folder of its own, with stand-ins
 * for the programs that would change it. The service and the admin command are the built ones.
 */
export class StandInMachine {
  readonly root: string;
  readonly port: number;

  private constructor(root: string, port: number) {
    this.root = root;
    this.port = port;
  }

  /**
   * @param gazetteerPath Place index that is there already, because building one takes 15 seconds.
   * @param reallyBuilds True to run git and npm themselves: `npm run setup` then builds what was cloned.
   */
  static async create(gazetteerPath: string, reallyBuilds = false): Promise<StandInMachine> {
    const root = mkdtempSync(join(tmpdir(), "chart-machine-"));
    const machine = new StandInMachine(root, await freePort());
    for (const folder of [
      ...["etc/chart", "etc/cron.daily", "etc/nginx/conf.d", "etc/systemd/system"],
      ...["var/lib/chart", "bin", "opt"],
    ]) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    linkOrCopy(gazetteerPath, join(root, "var/lib/chart/places.txt"));
    for (const [name, text] of Object.entries(machine.#programs())) {
      if (reallyBuilds && ["git", "npm"].includes(name)) continue;
      const path = join(root, "bin", name);
      writeFileSync(path, `#!/bin/sh\nset -eu\n${text}`);
      chmodSync(path, 0o755);
    }
    return machine;
  }

  /** Runs a script, which stops at its first error, and returns its output. */
  async run(script: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
    const local = FOLDERS.reduce(
      (text, folder) => text.replaceAll(folder, this.root + folder),
      script,
    ).replaceAll("http://127.0.0.1:3000", `http://127.0.0.1:${this.port}`);
    const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env;
    const PATH = `${join(this.root, "bin")}:${process.env["PATH"]}`;
    const { stdout } = await run("sh", ["-euc", local], {
      cwd: this.root,
      env: { ...inherited, PATH, ...env },
    });
    return stdout;
  }

  /** Stops the service, if it was started, and removes the folder. */
  async remove(): Promise<void> {
    const file = join(this.root, "pid");
    if (existsSync(file)) {
      const pid = Number(readFileSync(file, "utf8"));
      if (isRunning(pid)) process.kill(pid, "SIGTERM");
      while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    rmSync(this.root, { recursive: true });
  }

  /** Programs that would change the machine, as what they do in its folder. */
  #programs(): Readonly<Record<string, string>> {
    const { root, port } = this;
    const sedOfFolders = FOLDERS.map((folder) => `-e 's#${folder}#${root}${folder}#g'`).join(" ");
    return {
      sudo: `while [ "\${1#-}" != "$1" ]; do [ "$1" = -u ] && shift; shift; done\nexec "$@"\n`,
      "apt-get": `[ "$1" = update ] || [ "$1 $2" = "install -y" ]\n`,
      chown: `[ "$1 $2" = "-R chart:chart" ]\n`,
      useradd: `touch "${root}/user-\${*##* }"\n`,
      // Real nginx would need the certificate.
      nginx: `test -s "${root}/etc/nginx/conf.d/chart.conf"\n`,
      git: `case "$1" in -C | pull | rev-parse) exit 0 ;; esac\n[ "$1" = clone ]\nfor folder; do :; done\nln -s "${ROOT}" "$folder"\n`,
      // Setup has nothing to do: the tests run on the built tree.
      npm: `[ "$*" != "run setup" ] || exit 0\nexec "${process.execPath}" "${join(dirname(process.execPath), "npm")}" "$@"\n`,
      systemctl: `case "$*" in
  "enable --now chart" | "start chart") ;;
  "stop chart")
    pid=$(cat "${root}/pid")
    kill "$pid"
    # Until somebody reaps it, a process that has ended is there as a zombie.
    while kill -0 "$pid" 2>/dev/null && ! grep -qs '^State:.Z' "/proc/$pid/status"; do sleep 0.01; done
    exit 0
    ;;
  "reload nginx") exit 0 ;;
  *) exit 1 ;;
esac
unit="${root}/etc/systemd/system/chart.service"
of() { sed -n "s/^$1=//p" "$unit" | sed ${sedOfFolders}; }
# Like systemd: the file's settings override the unit's, and nothing else is inherited. sh reads NAME='value' as systemd does.
env -i PATH="$PATH" PORT=${port} $(of Environment) sh -c 'set -a && . "$0" && exec "$@"' "$(of EnvironmentFile)" $(of ExecStart | sed 's#^/usr/bin/node#${process.execPath}#') >"${root}/log" 2>&1 &
echo $! >"${root}/pid"
`,
    };
  }
}

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
