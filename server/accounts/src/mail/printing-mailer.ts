import type { Mailer } from "./mailer.js";

/** Creates a mailer that prints emails, for development without a mail server. */
export function createPrintingMailer(print: (text: string) => void): Mailer {
  return {
    isPrinter: true,
    async send({ to, subject, text }) {
      print(`\nEmail to ${to} (printed, because SMTP_URL is not set)\nSubject: ${subject}\n\n${text}\n`);
    },
  };
}
