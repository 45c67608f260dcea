import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const ADMIN = fileURLToPath(new URL("../../../../server/program/dist/admin/main.js", import.meta.url));

/** Exit code and output of the admin command. */
export interface AdminRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built admin command as a process, outside the repository's folder. */
export function runAdmin(
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<AdminRun> {
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [ADMIN, ...parameters], { env, cwd: "/" }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

/**
 * Runs the admin command with `--json` and returns the printed document. Throws if the command fails or prints to
 * standard error.
 */
export async function adminJson<Answer = Record<string, string | number>>(
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<Answer> {
  return documentOf(await runAdmin(environment, ...parameters, "--json"));
}

/** Returns the document that a command with `--json` printed; throws if it failed or printed to standard error. */
export function documentOf<Answer>({ code, stdout, stderr }: AdminRun): Answer {
  if (code !== 0 || stderr !== "") throw new Error(`exit code ${code}: ${stderr}`);
  return JSON.parse(stdout) as Answer;
}
