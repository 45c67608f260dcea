import type { Email } from "./mailer.js";

const FAREWELL = "If you did not expect this, you can ignore it: nothing has changed.";

/** Invites a person to an account. */
export function invitationEmail(to: string, url: string): Email {
  return email(to, "Your invitation to the chart API", [
    "You have been invited to an account of the chart API.",
    `Choose a password here; the link works once, within 7 days:\n${url}`,
    FAREWELL,
  ]);
}

/** Contains a link to choose another password. */
export function passwordResetEmail(to: string, url: string): Email {
  return email(to, "Choose a new password", [
    "Somebody, hopefully you, asked for a new password for your account of the chart API.",
    `Choose it here; the link works once, within an hour:\n${url}`,
    FAREWELL,
  ]);
}

/** Contains a link to open an account. */
export function signUpEmail(to: string, url: string): Email {
  return email(to, "Open your account", [
    "Somebody, hopefully you, asked for an account of the chart API with this address.",
    `Open it here; the link works once, within 24 hours:\n${url}`,
    FAREWELL,
  ]);
}

/** Sent instead of {@link signUpEmail} if the address already has an account. */
export function alreadySignedUpEmail(to: string, signInUrl: string): Email {
  return email(to, "You already have an account", [
    "Somebody, hopefully you, asked for an account of the chart API with this address, which has one.",
    `Sign in, or ask for a new password, here:\n${signInUrl}`,
    FAREWELL,
  ]);
}

/** Sent to a new address, with a link that makes it the account's. */
export function emailChangeEmail(to: string, url: string): Email {
  return email(to, "Confirm your new e-mail address", [
    "Somebody, hopefully you, wants to use this address for an account of the chart API.",
    `Confirm it here; the link works once, within 24 hours:\n${url}`,
    FAREWELL,
  ]);
}

/** Sent instead of {@link emailChangeEmail} if the address belongs to another account. */
export function addressTakenEmail(to: string): Email {
  return email(to, "Your address is in use already", [
    "Somebody wanted to use this address for another account of the chart API. It belongs to yours, and stays so.",
  ]);
}

/** Notifies the account's owner of a change, at the address before the change. */
export function changeNoticeEmail(to: string, change: string): Email {
  return email(to, "Your account was changed", [
    `${change} of your account of the chart API was changed just now.`,
    "If that was not you, ask for a new password at once, and tell the operator of the service.",
  ]);
}

function email(to: string, subject: string, paragraphs: readonly string[]): Email {
  return { to, subject, text: `${paragraphs.join("\n\n")}\n` };
}
