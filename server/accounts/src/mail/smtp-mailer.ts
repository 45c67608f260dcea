import type { Mailer } from "./mailer.js";

/** Timeout of each step of the SMTP conversation. */
const TIMEOUT_MS = 10_000;

/**
 * Creates a mailer that sends through a mail server.
 *
 * @param smtpUrl `smtp://` or `smtps://`, with user and password if the server requires them; `?from=` sets the sender.
 * @param defaultHost The host of the sender's address if the URL sets no sender.
 */
export function createSmtpMailer(smtpUrl: string, defaultHost: string): Mailer {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get("from") ?? `no-reply@${defaultHost}`;
  url.searchParams.delete("from");
  const options = {
    url: url.href,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Our emails are plain text, so nodemailer has no reason to read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async verify() {
      const { createTransport } = await import("nodemailer");
      await createTransport(options).verify();
    },
    async send({ kind: _, to, id, ...email }) {
      // Imports nodemailer with the first email, so that the service starts faster.
      const { createTransport } = await import("nodemailer");
      // An address object is taken as one address. A text would be parsed as a list of them (RFC 5322).
      const recipient = { name: "", address: to };
      const messageId = id === undefined ? {} : { messageId: `<${id}@${defaultHost}>` };
      await createTransport(options, { from }).sendMail({ ...email, ...messageId, to: recipient });
    },
  };
}

/** Names the mail server of an SMTP_URL by its host and port, without the user and the password. */
export function mailServerOf(smtpUrl: string): string {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return `${hostname}:${port || (protocol === "smtps:" ? 465 : 587)}`;
}
