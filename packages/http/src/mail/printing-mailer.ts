import type { Mailer } from "./mailer.js";

/** Creates a mailer that prints emails, for development without a mail server. */
export function createPrintingMailer(print: (text: string) => void): Mailer {
  return {
    async send({ to, subject, text }) {
      print(`\nAn e-mail that SMTP_URL would send to ${to}: ${subject}\n${text}\n`);
    },
  };
}
