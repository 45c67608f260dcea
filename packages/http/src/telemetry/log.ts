import { type Logger as PinoLogger, pino } from "pino";
import { LogLines } from "./log-lines.js";

/** The part of pino that the service uses, so that a test can listen in. */
export type Logger = Pick<PinoLogger, "debug" | "info" | "warn" | "error">;

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * JSON lines on standard error: standard output belongs to the lines that a person reads at start. Callers
 * name each field that they log; there is no serializer that would write out a whole request. The lines of a turn of
 * the event loop are written at its end; a process that is killed loses those of its last turn.
 *
 * @param atExit Told what is to be done when the process ends: to write what is not written yet.
 */
export function createLogger(level: LogLevel, atExit: (writeOut: () => void) => void): Logger {
  const lines = new LogLines();
  atExit(() => lines.writeAtExit());
  return pino({ level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, lines);
}

/** Errors of the service's own, whose messages are written here and hold nothing that a caller sent. */
const ERRORS_IN_OUR_WORDS = ["ProviderFault", "StoreUnavailableError", "StartError"];

/**
 * What a log says of an error: its name, its code, where it was thrown, and its message only where that is in
 * our own words. V8 puts values into its messages ("Unexpected token ... in ..."), which may be birth data.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = "", cause } = error;
  const afterMessage = stack.slice(stack.indexOf(message) + message.length);
  return {
    name,
    ...(ERRORS_IN_OUR_WORDS.includes(name) && { message }),
    ...("code" in error && isCode(error.code) && { code: error.code }),
    stack: afterMessage.split("\n").flatMap((line) => /^ +at .+/.exec(line)?.[0].trim() ?? []),
    ...(cause !== undefined && { cause: loggableError(cause) }),
  };
}

/** A word such as `ECONNREFUSED`, `SQLITE_FULL` or `53100`. */
function isCode(code: unknown): boolean {
  return typeof code === "string" && /^\w{1,50}$/.test(code);
}
