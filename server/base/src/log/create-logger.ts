import type { Logger } from "chart-http/base";
import { pino } from "pino";
import { LogLines } from "./log-lines.js";
import { readableLine } from "./readable-line.js";

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
