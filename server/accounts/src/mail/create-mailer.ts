import type { Mailer } from "./mailer.js";
import { createPrintingMailer } from "./printing-mailer.js";
import { createSmtpMailer } from "./smtp-mailer.js";

export interface MailerSettings {
  /** Mail server; undefined if there is none. */
  readonly smtpUrl: string | undefined;
  readonly production: boolean;
  /** The service's public URL, whose host is the one of the sender's address. */
  readonly url: string;
  /** Prints emails in development without a mail server. */
  readonly print: (text: string) => void;
}

/** Creates the service's mailer; undefined in production without a mail server. */
export function createMailer({ smtpUrl, production, url, print }: MailerSettings): Mailer | undefined {
  if (smtpUrl !== undefined) return createSmtpMailer(smtpUrl, new URL(url).hostname);
  return production ? undefined : createPrintingMailer(print);
}
