import type { Mailer } from "./mailer.js";

/** Prints letters instead of sending them: for development, where there is no mail server. */
export function createPrintingMailer(print: (text: string) => void): Mailer {
  return {
    async send({ to, subject, text }) {
      print(`\nAn e-mail that SMTP_URL would send to ${to}: ${subject}\n${text}\n`);
    },
  };
}
