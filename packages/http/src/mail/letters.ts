import type { Letter } from "./mailer.js";

const FAREWELL = "If you did not expect this, you can ignore it: nothing has changed.";

/** The letter with an invitation to an account. */
export function invitationLetter(to: string, url: string): Letter {
  return letter(to, "Your invitation to the chart API", [
    "You have been invited to an account of the chart API.",
    `Choose a password here; the link works once, within 7 days:\n${url}`,
    FAREWELL,
  ]);
}

/** The letter with a link to choose another password. */
export function passwordResetLetter(to: string, url: string): Letter {
  return letter(to, "Choose a new password", [
    "Somebody, hopefully you, asked for a new password for your account of the chart API.",
    `Choose it here; the link works once, within an hour:\n${url}`,
    FAREWELL,
  ]);
}

/** The letter with a link to open an account. */
export function signUpLetter(to: string, url: string): Letter {
  return letter(to, "Open your account", [
    "Somebody, hopefully you, asked for an account of the chart API with this address.",
    `Open it here; the link works once, within 24 hours:\n${url}`,
    FAREWELL,
  ]);
}

/** The letter to somebody who asked for an account and has one. */
export function alreadySignedUpLetter(to: string, signInUrl: string): Letter {
  return letter(to, "You already have an account", [
    "Somebody, hopefully you, asked for an account of the chart API with this address, which has one.",
    `Sign in, or ask for a new password, here:\n${signInUrl}`,
    FAREWELL,
  ]);
}

/** The letter to a new address with a link that makes it the account's. */
export function emailChangeLetter(to: string, url: string): Letter {
  return letter(to, "Confirm your new e-mail address", [
    "Somebody, hopefully you, wants to use this address for an account of the chart API.",
    `Confirm it here; the link works once, within 24 hours:\n${url}`,
    FAREWELL,
  ]);
}

/** The letter to an address that somebody else's account has, which was asked to be taken over. */
export function addressTakenLetter(to: string): Letter {
  return letter(to, "Your address is in use already", [
    "Somebody wanted to use this address for another account of the chart API. It belongs to yours, and stays so.",
  ]);
}

/** The letter that tells of a change, to the address that the account had before it. */
export function changeNoticeLetter(to: string, change: string): Letter {
  return letter(to, "Your account was changed", [
    `${change} of your account of the chart API was changed just now.`,
    "If that was not you, ask for a new password at once, and tell the operator of the service.",
  ]);
}

function letter(to: string, subject: string, paragraphs: readonly string[]): Letter {
  return { to, subject, text: `${paragraphs.join("\n\n")}\n` };
}
