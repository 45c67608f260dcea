import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const HOST = fileURLToPath(new URL("../../../../checks/kit/src/stores/full-disk-host.mjs", import.meta.url));
/** Runs a command in a namespace in which any user may mount a file system, where the system allows that. */
const IN_NAMESPACE = ["unshare", "--map-root-user", "--mount"];

/** Means to take all room, with the code that SQLite reports then. */
const MEANS: readonly [means: string, prefix: readonly string[], probe: readonly string[], code: string][] = [
  ["tmpfs", IN_NAMESPACE, [...IN_NAMESPACE, "mount", "-t", "tmpfs", "none", tmpdir()], "SQLITE_FULL"],
  ["limit", [], ["prlimit", "--fsize"], "SQLITE_IOERR"],
];

/** Returns the reason why a command cannot run here; undefined if it can. */
function obstacle([command = "", ...parameters]: readonly string[]): string | undefined {
  try {
    execFileSync(command, parameters, { stdio: "pipe" });
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n").at(-1) || `${command} is not possible`;
  }
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chart-full-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

for (const [means, prefix, probe, code] of MEANS) {
  const why = obstacle(probe);
  const title = `without room for the store (${means})`;
  describe.skipIf(why !== undefined)(why === undefined ? title : `${title}, skipped: ${why}`, () => {
    test("charges and the readiness check fail as unavailable with SQLite's code, nothing is lost, and both recover by themselves", async () => {
      const [command = "", ...parameters] = [...prefix, process.execPath, HOST, means, folder];
      const { stdout } = await promisify(execFile)(command, parameters);
      const fault = {
        name: "StoreUnavailableError",
        code: expect.stringMatching(new RegExp(`^${code}`)),
        message: expect.stringMatching(new RegExp(`^${code}`)),
      };
      expect(JSON.parse(stdout)).toMatchObject({
        before: ["ready", 8],
        full: [
          [fault, fault],
          [fault, fault],
        ],
        after: ["ready", 7],
        differences: [],
      });
    });
  });
}
