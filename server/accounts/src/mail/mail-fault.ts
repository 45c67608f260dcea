/** Members of nodemailer's errors. Its messages and the server's response may contain addresses, so no log has them. */
interface MailError {
  readonly code?: unknown;
  /** The system's code, which nodemailer replaces, such as `ECONNREFUSED`. */
  readonly originalCode?: unknown;
  /** Command that the server refused, such as `MAIL FROM`. */
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
  /** True if the server refused for good (5xx). */
  readonly permanent?: unknown;
}

/** Codes of certificates that Node refuses, such as `CERT_HAS_EXPIRED`, and of other failures of TLS. */
const TLS_CODE = /^ETLS$|^ERR_(SSL|TLS)_|CERT|SIGNATURE|ISSUER/;

/** Maximum length of a server's response in a text for people. */
const MAX_RESPONSE_LENGTH = 200;

/** Returns the members of a failed email's error that tell why, without an address, a link or a password. */
export function loggableMailError(error: unknown): Record<string, unknown> {
  const { command, responseCode } = membersOf(error);
  return {
    name: error instanceof Error ? error.name : typeof error,
    ...codeOf(error),
    ...(typeof command === "string" && /^[A-Z ]{1,20}$/.test(command) && { command }),
    ...(typeof responseCode === "number" && { responseCode }),
  };
}

/** Returns true if the server refused this very email for good, so that another attempt would fail, too. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, permanent } = membersOf(error);
  return permanent === true && (code === "EENVELOPE" || code === "EMESSAGE");
}

/**
 * Explains to an operator, in one line, why an email could not be sent.
 *
 * @param server Name of the mail server, see `mailServerOf`.
 */
export function mailFaultText(error: unknown, server: string): string {
  const { command, response } = membersOf(error);
  const { code = "no code" } = codeOf(error);
  const said = typeof response === "string" ? oneLine(response) : code;
  if (code === "ECONNREFUSED") return `${server} refuses connections (${code})`;
  if (code === "ENOTFOUND" || code === "EDNS") return `the host of ${server} is unknown (${code})`;
  if (code === "ETIMEDOUT") return `${server} did not answer in time (${code})`;
  if (code === "ECONNECTION") return `${server} closed the connection (${code})`;
  if (TLS_CODE.test(code)) return `TLS with ${server} failed (${said})`;
  if (code === "EAUTH") return `${server} did not accept the user and the password (${said})`;
  if (command === "MAIL FROM") return `${server} refused the sender (${said})`;
  if (command === "RCPT TO") return `${server} refused the recipient (${said})`;
  return `${server} did not take the email (${said})`;
}

function codeOf(error: unknown): { readonly code?: string } {
  const { code, originalCode } = membersOf(error);
  const found = [originalCode, code].find((text) => typeof text === "string" && /^\w{1,50}$/.test(text));
  return typeof found === "string" ? { code: found } : {};
}

function membersOf(error: unknown): MailError {
  return typeof error === "object" && error !== null ? error : {};
}

/** Makes one line of a server's response, without control characters, which could move the cursor. */
function oneLine(response: string): string {
  return response.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").slice(0, MAX_RESPONSE_LENGTH);
}
