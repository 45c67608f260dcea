import { StoreUnavailableError } from "../../errors/store-unavailable-error.js";

/** An error as a message between threads. Structured cloning alone would lose its class, name and code. */
export interface ThreadError {
  readonly isUnavailable: boolean;
  /** True for a StoreUnavailableError whose commit may have happened. */
  readonly isOutcomeUnknown: boolean;
  readonly name: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string | undefined;
  readonly cause: ThreadError | undefined;
}

/** Converts an error, with its causes, for another thread. */
export function encodeError(error: unknown): ThreadError {
  const isUnavailable = error instanceof StoreUnavailableError;
  if (!(error instanceof Error)) {
    return {
      isUnavailable,
      isOutcomeUnknown: false,
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
    isUnavailable,
    isOutcomeUnknown: isUnavailable && error.isOutcomeUnknown,
    name,
    message,
    code,
    stack,
    cause: cause === undefined ? undefined : encodeError(cause),
  };
}

/** Restores an error from another thread, with the stack that it had there. */
export function decodeError(thrown: ThreadError): Error {
  const { isUnavailable, isOutcomeUnknown, name, message, code, stack, cause } = thrown;
  const options = cause === undefined ? {} : { cause: decodeError(cause) };
  const error = isUnavailable
    ? new StoreUnavailableError(message, { ...options, code, isOutcomeUnknown })
    : Object.assign(new Error(message, options), { name }, code !== undefined && { code });
  if (stack !== undefined) error.stack = stack;
  return error;
}
