import type { Mailer } from "./mailer.js";

/** How long the mail server may take for each step of the conversation. */
const TIMEOUT_MS = 10_000;

/**
 * Sends through a mail server.
 *
 * @param smtpUrl `smtp://` or `smtps://`, with user and password where it asks for them; `?from=` names the sender.
 * @param defaultHost The host of the sender's address where the URL names no sender.
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
    // A letter's text is ours: nothing in it may make the library read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send(letter) {
      // Loaded with the first letter, not with the service.
      const { createTransport } = await import("nodemailer");
      await createTransport(options, { from }).sendMail(letter);
    },
  };
}
