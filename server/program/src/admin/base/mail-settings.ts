import { createSmtpMailer, type Mailer, mailServerOf } from "@chart/accounts/mail";
import type { DashboardConfig } from "../../config/dashboard-config.js";

/** Mailer of the admin command, and what its texts name. */
export interface MailSettings {
  readonly mailer: Mailer;
  /** Host and port of the mail server, for people. */
  readonly server: string;
  /** The product's name, wherever a person reads it. */
  readonly serviceName: string;
}

/**
 * Makes what sends email; returns undefined without SMTP_URL.
 *
 * @param baseUrl The service's URL, whose host is the one of the sender's address.
 */
export function mailSettings(
  { smtpUrl, serviceName }: Pick<DashboardConfig, "smtpUrl" | "serviceName">,
  baseUrl: string,
): MailSettings | undefined {
  if (smtpUrl === undefined) return undefined;
  const mailer = createSmtpMailer(smtpUrl, new URL(baseUrl).hostname);
  return { mailer, server: mailServerOf(smtpUrl), serviceName };
}
