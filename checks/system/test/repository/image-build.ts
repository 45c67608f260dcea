import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** An instruction of a Dockerfile, with its continuation lines joined. */
export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** Reads the instructions of a Dockerfile, without comments. */
export function readDockerfile(path: string): readonly Instruction[] {
  const lines = readFileSync(path, "utf8").replace(/\\\n/g, " ").split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, word = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { word, rest };
    });
}

/** Result of an earlier build that a command of the Dockerfile may reuse. */
export interface BuiltEarlier {
  /** Text in the command that would build it. */
  readonly command: string;
  readonly source: string;
  /** Path in the working directory. */
  readonly target: string;
}

/**
 * Runs the file operations of a Dockerfile in plain folders: COPY from the context and between stages, ARG, and RUN in the
 * working directory. Skips what concerns the image's own system: apt-get, and commands on absolute paths.
 *
 * @param built Results of earlier builds, which are copied before the command that would build them again.
 * @param args Values of build arguments, which replace the defaults of ARG.
 * @returns The last stage's working directory.
 */
export function buildInFolders(
  dockerfile: string,
  context: string,
  folder: string,
  built: readonly BuiltEarlier[],
  args: Readonly<Record<string, string>> = {},
): string {
  const stages = new Map<string, string>();
  let stage = "";
  let workdir = "/";
  const env = { ...process.env };
  const workdirs = new Map<string, string>();
  const inStage = (path: string) => (path.startsWith("/") ? join(stage, path) : join(stage, workdir, path));

  for (const { word, rest } of readDockerfile(dockerfile)) {
    if (word === "FROM") {
      const [, base = "", name = "final"] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stage = join(folder, name);
      mkdirSync(stage);
      const from = stages.get(base);
      if (from !== undefined) cpSync(from, stage, { recursive: true, verbatimSymlinks: true });
      workdir = workdirs.get(base) ?? "/";
      stages.set(name, stage);
      workdirs.set(name, workdir);
    } else if (word === "WORKDIR") {
      workdir = rest;
      workdirs.set(basename(stage), workdir);
      mkdirSync(join(stage, workdir), { recursive: true });
    } else if (word === "ARG") {
      const [name = "", value = ""] = rest.split("=");
      env[name] = args[name] ?? value;
    } else if (word === "COPY") {
      const [, from, paths = ""] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
      const names = paths.split(/\s+/);
      const target = names.pop() ?? "";
      for (const name of names) {
        const source = from === undefined ? join(context, name) : join(stages.get(from) ?? "", name);
        const isFolder = target.endsWith("/") && !statSync(source).isDirectory();
        const destination = isFolder ? join(inStage(target), basename(name)) : inStage(target);
        if (from === undefined) copy(source, destination);
        else link(source, destination);
      }
    } else if (word === "RUN" && !/^apt-get |\s\//.test(rest)) {
      for (const { command, source, target } of built) {
        if (rest.includes(command)) copy(source, inStage(target));
      }
      execFileSync("/bin/sh", ["-c", rest], { cwd: inStage("."), env, stdio: "pipe" });
    }
  }
  return inStage(".");
}

function copy(source: string, target: string): void {
  if (!existsSync(source)) throw new Error(`COPY: there is no ${source}`);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
}

/** Copies between stages as hard links, because copying all installed packages would take seconds. */
function link(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  const isFolder = statSync(source).isDirectory();
  if (isFolder) mkdirSync(target, { recursive: true });
  execFileSync("cp", ["--archive", "--link", isFolder ? `${source}/.` : source, target]);
}
