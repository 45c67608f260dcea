import { type AdminRun, documentOf } from "@chart/kit/run-admin";
import { runCommand } from "@chart/program";

/**
 * Runs the admin command in this process. A separate process takes most of a second to start, so only a few tests use
 * one: see kit/run-admin.
 */
export async function runAdmin(
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<AdminRun> {
  let [stdout, stderr] = ["", ""];
  const code = await runCommand(environment, parameters, {
    writeOut: (text) => {
      stdout += text;
    },
    writeErr: (text) => {
      stderr += text;
    },
  });
  return { code, stdout, stderr };
}

/** Runs the admin command with `--json` in this process and returns the printed document; throws if it fails. */
export async function adminJson<Answer = Record<string, string | number>>(
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<Answer> {
  return documentOf(await runAdmin(environment, ...parameters, "--json"));
}
