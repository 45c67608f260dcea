import type { Logger } from "chart-http/base";
import { pino } from "pino";
import { LogLines } from "./log-lines.js";
import { readableLine } from "./readable-line.js";
import { RepeatedErrors } from "./repeated-errors.js";

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
 * written at its end, so a process that is killed loses the lines of its last turn. Errors that repeat within a second
 * are counted, see {@link RepeatedErrors}.
 *
 * @param atExit Registers a function that must run when the process ends, to write the remaining lines.
 */
export function createLogger(
  { logLevel, hasReadableLog, hasColor }: LogOptions,
  atExit: (writeOut: () => void) => void,
): Logger {
  const lines = new LogLines();
  const readable = { write: (line: string) => lines.write(readableLine(line, hasColor)) };
  const options = { level: logLevel, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  const logger = pino(options, hasReadableLog ? readable : lines);
  const errors = new RepeatedErrors(logger, { keepsRequests: !logger.isLevelEnabled("info") });
  atExit(() => {
    errors.writeOut();
    lines.writeAtExit();
  });
  return {
    debug: logger.debug.bind(logger),
    info: logger.info.bind(logger),
    warn: countRepeats("warn", logger, errors),
    error: countRepeats("error", logger, errors),
  };
}

/** Makes a method of the logger that counts errors which repeat. */
function countRepeats(level: "warn" | "error", logger: Logger, errors: RepeatedErrors): Logger["error"] {
  return (fields: object | string, message?: string) => {
    if (typeof fields === "string") logger[level](fields);
    else if (message === undefined) logger[level](fields);
    else errors.write(level, { ...fields }, message);
  };
}
