import { mailFaultText, testEmail } from "@chart/accounts/mail";
import type { Command } from "commander";
import { AdminError, type PrintReport, type Report } from "./base/command.js";
import type { MailSettings } from "./base/mail-settings.js";
import { emailAddress } from "./base/options.js";

/** Adds the commands about mail, which need no store. `readMail` returns undefined if there is no mail server. */
export function addMailCommands(
  mail: Command,
  readMail: () => MailSettings | undefined,
  print: PrintReport,
): void {
  mail
    .command("test")
    .description("send a short email with the settings of SMTP_URL, and say what failed if it cannot be sent")
    .requiredOption("--to <email>", "email address that gets it", emailAddress)
    .option("--json", "print one JSON document")
    .action(async ({ to, json }: { to: string; json?: true }) => {
      print(await sendTest(readMail(), to), json === true);
    });
}

async function sendTest(settings: MailSettings | undefined, to: string): Promise<Report> {
  if (settings === undefined) throw new AdminError("SMTP_URL is not set, so the service sends no email.");
  const { mailer, server, serviceName } = settings;
  try {
    await mailer.send(testEmail(to, serviceName));
  } catch (error) {
    throw new AdminError(`The email could not be sent: ${mailFaultText(error, server)}.`);
  }
  return { json: { to, server, isSent: true }, text: `Sent to ${to} by smtp ${server}` };
}
