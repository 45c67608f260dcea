import type { Mailer, RecordEmail } from "./mailer.js";

/** Makes a mailer record each attempt to send an email. */
export function recordingMailer(mailer: Mailer, recordEmail: RecordEmail): Mailer {
  return {
    ...(mailer.isPrinter !== undefined && { isPrinter: mailer.isPrinter }),
    async send(email) {
      try {
        await mailer.send(email);
      } catch (error) {
        recordEmail(email.kind, "failed");
        throw error;
      }
      recordEmail(email.kind, "sent");
    },
  };
}
