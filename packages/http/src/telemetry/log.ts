import { type Logger as PinoLogger, pino } from "pino";
import { LogLines } from "./log-lines.js";
import { readableLine } from "./readable-line.js";

/** Part of pino's logger that the service uses. Narrow, so that a test can replace it. */
export type Logger = Pick<PinoLogger, "debug" | "info" | "warn" | "error">;

/** Values of LOG_LEVEL, from most to least detailed. */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogOptions {
  readonly logLevel: LogLevel;
  /** True to write lines for people instead of JSON. */
  readonly hasReadableLog: boolean;
  /** True if standard error is a terminal, which shows colors. */
  readonly hasColor: boolean;
}

/**
 * Creates the logger. It writes lines to standard error; standard output is for the start lines, which people read.
 *
 * Each log call names its fields; no serializer writes out a whole request. The lines of a turn of the event loop are
 * written at its end, so a process that is killed loses the lines of its last turn.
 *
 * @param atExit Registers a function that must run when the process ends, to write the remaining lines.
 */
export function createLogger(
  { logLevel, hasReadableLog, hasColor }: LogOptions,
  atExit: (writeOut: () => void) => void,
): Logger {
  const lines = new LogLines();
  atExit(() => lines.writeAtExit());
  const readable = { write: (line: string) => lines.write(readableLine(line, hasColor)) };
  const options = { level: logLevel, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  return pino(options, hasReadableLog ? readable : lines);
}

/** Names of the service's own error classes. Their messages are fixed texts without data from a request. */
const ERRORS_WITH_SAFE_MESSAGES = ["ProviderFault", "StoreUnavailableError", "StartError"];

/**
 * Returns the loggable members of an error: its name, code, stack and cause. The message is logged only if the service
 * itself worded it: V8 puts values into its messages ("Unexpected token ... in ..."), which may be birth data.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = "", cause } = error;
  const afterMessage = stack.slice(stack.indexOf(message) + message.length);
  return {
    name,
    ...(ERRORS_WITH_SAFE_MESSAGES.includes(name) && { message }),
    ...("code" in error && isCode(error.code) && { code: error.code }),
    stack: afterMessage.split("\n").flatMap((line) => /^ +at .+/.exec(line)?.[0].trim() ?? []),
    ...(cause !== undefined && { cause: loggableError(cause) }),
  };
}

/** Returns true for a word such as `ECONNREFUSED`, `SQLITE_FULL` or `53100`. */
function isCode(code: unknown): boolean {
  return typeof code === "string" && /^\w{1,50}$/.test(code);
}
