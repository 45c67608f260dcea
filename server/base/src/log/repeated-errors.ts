import type { Logger } from "chart-http/base";

/** Time in which one cause gets one stack. */
const WINDOW_MS = 1000;

/** Maximum number of causes that are counted at a time. Errors of further ones are written in full. */
const MAX_CAUSES = 100;

/** Levels whose lines report errors. */
type Level = "warn" | "error";

/** An error as `loggableError` makes it. */
interface LoggedError {
  readonly stack: unknown;
  readonly cause?: unknown;
}

/** A cause that was written in full less than {@link WINDOW_MS} ago. */
interface Repeats {
  readonly level: Level;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly timer: NodeJS.Timeout;
  count: number;
}

/**
 * Keeps an outage from flooding the log: in each second it writes one error of a cause in full and counts the others,
 * whose number then follows in one line without a stack. A cause is a message with the names, messages, codes and place
 * of its error, so its number is bounded by the code, and {@link MAX_CAUSES} bounds the memory in any case.
 *
 *     error -> first of its cause in this second?  yes -> line with the stack
 *                                                  no  -> counted ...... 1 s later: one line with `repeated`
 */
export class RepeatedErrors {
  readonly #logger: Logger;
  readonly #keepsRequests: boolean;
  readonly #repeats = new Map<string, Repeats>();

  /**
   * @param keepsRequests True to write a short line for each counted error of a request: where the log has no line for
   * each request ("request answered"), the error's line is the only one with the request's id.
   */
  constructor(logger: Logger, { keepsRequests }: { readonly keepsRequests: boolean }) {
    this.#logger = logger;
    this.#keepsRequests = keepsRequests;
  }

  write(level: Level, fields: Readonly<Record<string, unknown>>, message: string): void {
    const { error, code, requestId } = fields;
    if (!isLoggedError(error)) {
      this.#logger[level](fields, message);
      return;
    }
    const briefError = withoutStack(error);
    // The place, because two faults may have the same name and no message.
    const cause = JSON.stringify([level, message, code, briefError, placeOf(error)]);
    const repeats = this.#repeats.get(cause);
    if (repeats === undefined) {
      this.#logger[level](fields, message);
      if (this.#repeats.size >= MAX_CAUSES) return;
      const timer = setTimeout(() => this.#end(cause), WINDOW_MS).unref();
      this.#repeats.set(cause, { level, fields: { code, error: briefError }, message, timer, count: 0 });
      return;
    }
    repeats.count++;
    // Work in the background has no code, and the answer to its request was another.
    const isOnlyLine = this.#keepsRequests || code === undefined;
    if (isOnlyLine && requestId !== undefined) this.#logger[level]({ requestId, code }, message);
  }

  /** Writes the numbers of the errors that were counted so far. Call it before the process ends. */
  writeOut(): void {
    for (const cause of [...this.#repeats.keys()]) this.#end(cause);
  }

  /** Forgets a cause, whose next error is then written in full again, and writes how many were counted. */
  #end(cause: string): void {
    const { level, fields, message, timer, count } = this.#repeats.get(cause) as Repeats;
    clearTimeout(timer);
    this.#repeats.delete(cause);
    if (count > 0) this.#logger[level]({ ...fields, repeated: count }, message);
  }
}

function isLoggedError(error: unknown): error is LoggedError {
  return typeof error === "object" && error !== null && "stack" in error;
}

/** Returns the line of the code at which an error was made, which tells it from another. */
function placeOf({ stack }: LoggedError): unknown {
  return Array.isArray(stack) ? stack[0] : undefined;
}

/** Copies an error, and its causes, without their stacks. */
function withoutStack({ stack: _, cause, ...names }: LoggedError): Record<string, unknown> {
  if (cause === undefined) return names;
  return { ...names, cause: isLoggedError(cause) ? withoutStack(cause) : cause };
}
