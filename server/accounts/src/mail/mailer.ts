/** Kinds of the emails that the service sends, for its metrics and its log. */
export const EMAIL_KINDS = [
  "invitation",
  "password-reset",
  "sign-up",
  "email-change",
  "security-notice",
  "credit-notice",
] as const;

/** Kind of an email; only the admin command sends a `test`. */
export type EmailKind = (typeof EMAIL_KINDS)[number] | "test";

/** An email in plain text. */
export interface Email {
  readonly kind: EmailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Identifies the email if it may be sent again after an attempt that seemed to fail; unique, without spaces. */
  readonly id?: string;
}

/** The port for sending email. */
export interface Mailer {
  /** Resolves once the mail server has accepted the email; rejects if it refuses it or cannot be reached. */
  send(email: Email): Promise<void>;
  /** Resolves if the mail server takes the connection and the login; sends nothing. Absent where there is no server. */
  readonly verify?: () => Promise<void>;
  /** True if it only prints emails, in development without a mail server. */
  readonly isPrinter?: boolean;
}

/** Records an attempt to send an email. */
export type RecordEmail = (kind: EmailKind, outcome: "sent" | "failed") => void;
