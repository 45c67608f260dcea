import type { Mailer, RecordEmail } from "./mailer.js";
import { createPrintingMailer } from "./printing-mailer.js";
import { recordingMailer } from "./recording-mailer.js";
import { createSmtpMailer } from "./smtp-mailer.js";

export interface MailerSettings {
  /** Mail server; undefined if there is none. */
  readonly smtpUrl: string | undefined;
  readonly production: boolean;
  /** The service's public URL, whose host is the one of the sender's address. */
  readonly url: string;
  /** Prints emails in development without a mail server. */
  readonly print: (text: string) => void;
  /** Records the attempts at a mail server; undefined if metrics are off. */
  readonly recordEmail?: RecordEmail | undefined;
}

/** Creates the service's mailer; undefined in production without a mail server. */
export function createMailer(settings: MailerSettings): Mailer | undefined {
  const { smtpUrl, production, url, print, recordEmail } = settings;
  if (smtpUrl === undefined) return production ? undefined : createPrintingMailer(print);
  const mailer = createSmtpMailer(smtpUrl, new URL(url).hostname);
  return recordEmail === undefined ? mailer : recordingMailer(mailer, recordEmail);
}
