import { destination, type Logger as PinoLogger, pino } from "pino";

/** The part of pino that the service uses, so that a test can listen in. */
export type Logger = Pick<PinoLogger, "debug" | "info" | "warn" | "error">;

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * JSON lines on standard error: standard output belongs to the lines that a person reads at start. Callers
 * name each field that they log; there is no serializer that would write out a whole request.
 */
export function createLogger(level: LogLevel): Logger {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination(2),
  );
}

/** What a log says of an error: its name, code and stack, none of its other members, which may be birth data. */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack, cause } = error;
  return {
    name,
    ...("code" in error && { code: error.code }),
    stack,
    ...(cause !== undefined && { cause: loggableError(cause) }),
  };
}
