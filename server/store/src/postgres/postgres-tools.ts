import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StoreUnavailableError } from "chart-http/base";

/** Environment variables for PostgreSQL's own programs. */
export type ToolEnvironment = Readonly<Record<string, string | undefined>>;

/** Runs a program of PostgreSQL on a database. */
export interface ToolRun {
  readonly tool: "pg_dump" | "pg_restore" | "psql";
  readonly parameters: readonly string[];
  /** Database to connect to; undefined for a program that connects to none. */
  readonly url?: string;
  readonly environment: ToolEnvironment;
  /** Name of its session. */
  readonly applicationName?: string;
  /** Descriptors of files, or streams. */
  readonly stdin?: number | Readable;
  readonly stdout?: number;
}

/**
 * Runs one of PostgreSQL's own programs to its end.
 *
 * @throws StoreUnavailableError with its message if it fails or is not installed.
 */
export function runTool(run: ToolRun): Promise<void> {
  const { child, ended } = start(run);
  // A program that ended early closes its input; its own message says why.
  if (typeof run.stdin === "object" && child.stdin) pipeline(run.stdin, child.stdin).catch(() => {});
  child.stdout?.resume();
  return ended;
}

/** Starts a program whose output is read while it runs; `ended` rejects if it fails. */
export function startTool(run: ToolRun): { readonly output: Readable; readonly ended: Promise<void> } {
  const { child, ended } = start(run);
  if (!child.stdout) throw new TypeError("the output goes elsewhere");
  return { output: child.stdout, ended };
}

function start({ tool, parameters, url, environment, applicationName, stdin, stdout }: ToolRun) {
  const { href, password } = withoutPassword(url);
  const child = spawn(tool, [...parameters, ...(href === undefined ? [] : [`--dbname=${href}`])], {
    env: {
      ...environment,
      ...(password !== undefined && { PGPASSWORD: password }),
      ...(applicationName !== undefined && { PGAPPNAME: applicationName }),
    },
    stdio: [typeof stdin === "number" ? stdin : stdin ? "pipe" : "ignore", stdout ?? "pipe", "pipe"],
  });
  let message = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    message = `${message}${chunk}`.slice(0, 2000);
  });
  const failed = (reason: string, cause?: unknown) =>
    new StoreUnavailableError(`${tool}: ${reason}`, { cause });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === "ENOENT";
      reject(failed(isMissing ? "not installed (Debian: postgresql-client)" : String(error), error));
    });
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(failed(firstLines(message) || `ended with ${code ?? signal}`));
    });
  });
  // It is awaited later.
  ended.catch(() => {});
  return { child, ended };
}

/** A password in the parameters of a program could be read by every user of the machine. */
function withoutPassword(url: string | undefined): { readonly href?: string; readonly password?: string } {
  if (url === undefined) return {};
  const parsed = new URL(url);
  const password = parsed.searchParams.get("password") ?? decodeURIComponent(parsed.password);
  parsed.password = "";
  if (parsed.searchParams.has("password")) {
    parsed.searchParams.delete("password");
    // PostgreSQL's programs know a space by its code only.
    parsed.search = parsed.search.replaceAll("+", "%20");
  }
  return { href: parsed.href, ...(password !== "" && { password }) };
}

/** Returns what a program says on one line. */
function firstLines(message: string): string {
  return message
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 2)
    .map((line) => line.replace(/^\w+: (error: )?/, "").trim())
    .join("; ");
}
