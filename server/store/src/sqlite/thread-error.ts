import { AccountGoneError } from "@chart/base";
import { StoreUnavailableError } from "chart-http/base";

/** An error as a message between threads. Structured cloning alone would lose its class, name and code. */
export interface ThreadError {
  readonly class: ErrorClass;
  readonly name: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string | undefined;
  readonly cause: ThreadError | undefined;
}

/** Class of an error that callers tell apart by `instanceof`, with the members of that class. */
type ErrorClass =
  | { readonly name: "Error" }
  | { readonly name: "StoreUnavailableError"; readonly isOutcomeUnknown: boolean }
  | { readonly name: "AccountGoneError"; readonly accountId: string };

/** Converts an error, with its causes, for another thread. */
export function encodeError(error: unknown): ThreadError {
  if (!(error instanceof Error)) {
    return {
      class: { name: "Error" },
      name: "Error",
      message: String(error),
      code: undefined,
      stack: undefined,
      cause: undefined,
    };
  }
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    class: classOf(error),
    name,
    message,
    code,
    stack,
    cause: cause === undefined ? undefined : encodeError(cause),
  };
}

function classOf(error: Error): ErrorClass {
  if (error instanceof StoreUnavailableError) {
    return { name: "StoreUnavailableError", isOutcomeUnknown: error.isOutcomeUnknown };
  }
  if (error instanceof AccountGoneError) return { name: "AccountGoneError", accountId: error.accountId };
  return { name: "Error" };
}

/** Restores an error from another thread, with the stack that it had there. */
export function decodeError(thrown: ThreadError): Error {
  const { cause, stack } = thrown;
  const error = construct(thrown, cause === undefined ? {} : { cause: decodeError(cause) });
  if (stack !== undefined) error.stack = stack;
  return error;
}

function construct({ class: its, name, message, code }: ThreadError, options: ErrorOptions): Error {
  switch (its.name) {
    case "StoreUnavailableError":
      return new StoreUnavailableError(message, { ...options, code, isOutcomeUnknown: its.isOutcomeUnknown });
    case "AccountGoneError":
      return new AccountGoneError(its.accountId, options);
    case "Error":
      return Object.assign(new Error(message, options), { name }, code !== undefined && { code });
  }
}
