import { type AdminRun, documentOf } from "@chart/kit/services/run-admin";
import { runCommand, type Terminal } from "@chart/program";

/**
 * Runs the admin command in this process. A separate process takes most of a second to start, so only a few tests use
 * one: see kit/run-admin.
 */
export function runAdmin(
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<AdminRun> {
  return runAdminAt(undefined, environment, ...parameters);
}

/** Runs the admin command in this process, at a terminal where it may ask. */
export async function runAdminAt(
  terminal: Terminal | undefined,
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<AdminRun> {
  let [stdout, stderr] = ["", ""];
  const output = {
    writeOut: (text: string) => {
      stdout += text;
    },
    writeErr: (text: string) => {
      stderr += text;
    },
  };
  const code = await runCommand(environment, parameters, output, terminal);
  return { code, stdout, stderr };
}

/** Runs the admin command with `--json` in this process and returns the printed document; throws if it fails. */
export async function adminJson<Answer = Record<string, string | number>>(
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<Answer> {
  return documentOf(await runAdmin(environment, ...parameters, "--json"));
}
