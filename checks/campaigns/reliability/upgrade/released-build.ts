import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { end } from "../../lib/end.js";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** Longest time of the build, which downloads what the machine has not installed yet. */
const LONGEST_BUILD_MS = 10 * 60_000;

/** An earlier release, built in a folder of its own. */
export class ReleasedBuild {
  readonly version: string;
  readonly #folder: string;
  readonly #isOwn: boolean;

  private constructor(folder: string, isOwn: boolean) {
    this.#folder = folder;
    this.#isOwn = isOwn;
    this.version = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
  }

  /** Builds a commit in a temporary folder by its own command; ends the process with a sentence if it cannot. */
  static async of(commit: string): Promise<ReleasedBuild> {
    const id = commitId(commit);
    const folder = mkdtempSync(join(tmpdir(), "chart-release-"));
    try {
      const archive = join(folder, "release.tar");
      execFileSync("git", ["archive", "--output", archive, id], { cwd: ROOT });
      execFileSync("tar", ["-xf", archive], { cwd: folder });
      rmSync(archive);
      await run("npm", ["run", "setup"], { cwd: folder, timeout: LONGEST_BUILD_MS });
      const build = new ReleasedBuild(folder, true);
      await build.#makePlaces();
      return build;
    } catch (error) {
      rmSync(folder, { recursive: true });
      const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
      const why = `${stdout}${stderr}`.trim().split("\n").slice(-5).join("\n") || String(error);
      end(`Commit ${commit} cannot be built by \`npm run setup\`, which needs the registry of npm:\n${why}`);
    }
  }

  /** Takes a folder in which somebody has built a release, and leaves it there; ends the process if there is none. */
  static async at(folder: string): Promise<ReleasedBuild> {
    if (!existsSync(join(folder, "package.json"))) end(`There is no release in ${folder}.`);
    const build = new ReleasedBuild(folder, false);
    if (!existsSync(build.main)) end(`The release in ${folder} is not built: run \`npm run setup\` there.`);
    await build.#makePlaces();
    return build;
  }

  /** Main file of the service. */
  get main(): string {
    return join(this.#folder, "server/program/dist/main.js");
  }

  /** Index of places in the form of this release. */
  get gazetteerPath(): string {
    return join(this.#folder, "places.db");
  }

  async #makePlaces(): Promise<void> {
    await run(process.execPath, [join(this.#folder, "packages/gazetteer/dist/main.js"), this.gazetteerPath]);
  }

  /** Runs the release's own admin command with `--json` on a store; returns the printed document. */
  async admin<Answer>(databaseUrl: string, ...parameters: readonly string[]): Promise<Answer> {
    const { NODE_ENV: _, ...inherited } = process.env;
    const env = { ...inherited, KEY_PEPPER: PEPPER, DATABASE_URL: databaseUrl };
    const program = join(this.#folder, "server/program/dist/admin/main.js");
    const { stdout } = await run(process.execPath, [program, ...parameters, "--json"], { env, cwd: "/" });
    return JSON.parse(stdout) as Answer;
  }

  remove(): void {
    if (this.#isOwn) rmSync(this.#folder, { recursive: true });
  }
}

/** Returns the full id of a commit; ends the process with a sentence if this clone does not have it. */
function commitId(commit: string): string {
  try {
    const name = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${commit}^{commit}`];
    return execFileSync("git", name, { cwd: ROOT, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    end(
      `This clone does not have the commit ${commit}: fetch it, for a shallow clone with git fetch --unshallow.`,
    );
  }
}
