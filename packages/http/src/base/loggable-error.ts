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
