import type { Email, EmailKind } from "./mailer.js";

const CAN_BE_IGNORED = "If you weren't expecting this email, you can ignore it.";
const NOT_EXPECTED = `${CAN_BE_IGNORED} Nothing has changed.`;

/** Invites a person to an account; names the operator who invites, if it is one. */
export function invitationEmail(to: string, url: string, serviceName: string, invitedBy?: string): Email {
  return email("invitation", to, `You're invited to ${serviceName}`, [
    invitedBy === undefined
      ? `You've been invited to a ${serviceName} account.`
      : `${invitedBy} invites you to a ${serviceName} account.`,
    `Choose a password to get started. This link works once and expires in 7 days:\n${url}`,
    CAN_BE_IGNORED,
  ]);
}

/** Contains a link to choose another password. */
export function passwordResetEmail(to: string, url: string, serviceName: string): Email {
  return email("password-reset", to, "Reset your password", [
    `Someone, hopefully you, asked to reset the password of your ${serviceName} account.`,
    `Choose a new password. This link works once and expires in 1 hour:\n${url}`,
    NOT_EXPECTED,
  ]);
}

/** Contains a link to create an account. */
export function signUpEmail(to: string, url: string, serviceName: string): Email {
  return email("sign-up", to, "Create your account", [
    `Someone, hopefully you, asked for a ${serviceName} account with this email address.`,
    `Choose a password to create it. This link works once and expires in 24 hours:\n${url}`,
    NOT_EXPECTED,
  ]);
}

/** Sent instead of {@link signUpEmail} if the address already has an account. */
export function alreadySignedUpEmail(to: string, signInUrl: string, serviceName: string): Email {
  return email("sign-up", to, "You already have an account", [
    `Someone, hopefully you, tried to create a ${serviceName} account with this email address. It already has one.`,
    `Sign in or reset your password:\n${signInUrl}`,
    NOT_EXPECTED,
  ]);
}

/** Sent to an account's new address, with a link that confirms it. */
export function confirmAddressEmail(to: string, url: string, serviceName: string): Email {
  return email("email-change", to, "Confirm your new email address", [
    `Someone, hopefully you, wants to use this email address for a ${serviceName} account.`,
    `Confirm the address. This link works once and expires in 24 hours:\n${url}`,
    NOT_EXPECTED,
  ]);
}

/** Sent instead of {@link confirmAddressEmail} if the address belongs to another account. */
export function addressTakenEmail(to: string, serviceName: string): Email {
  return email("email-change", to, "Your email address is already in use", [
    `Someone tried to use this email address for another ${serviceName} account.`,
    "The address still belongs to your account. Nothing has changed, and you don't need to do anything.",
  ]);
}

/** Notifies an account's owner of a new password. */
export function passwordChangedEmail(to: string, serviceName: string): Email {
  return email("security-notice", to, "Your password was changed", [
    `The password of your ${serviceName} account was just changed.`,
    "If this wasn't you, reset your password now and contact the service operator.",
  ]);
}

/** Notifies an account's owner that signing in now needs a code. */
export function secondFactorOnEmail(to: string, serviceName: string): Email {
  return email("security-notice", to, "Your second factor was turned on", [
    `From now on, signing in to your ${serviceName} account needs a code from your authenticator app.`,
    "If this wasn't you, reset your password now and contact the service operator.",
  ]);
}

/** Notifies an account's owner that signing in needs no code any more. */
export function secondFactorOffEmail(to: string, serviceName: string): Email {
  return email("security-notice", to, "Your second factor was turned off", [
    `Signing in to your ${serviceName} account no longer needs a code from your authenticator app.`,
    "If this wasn't you, reset your password now and contact the service operator.",
  ]);
}

/** Notifies an account's owner of the use of a recovery code. */
export function recoveryCodeUsedEmail(to: string, serviceName: string): Email {
  return email("security-notice", to, "A recovery code was used", [
    `A recovery code of your ${serviceName} account was just used. It doesn't work again.`,
    "If this wasn't you, reset your password now and contact the service operator.",
  ]);
}

/** Warns an account's owner that somebody has entered the password, and then a wrong code. Sent once a day at most. */
export function wrongCodeEmail(to: string, resetUrl: string, serviceName: string): Email {
  return email("security-notice", to, "Someone entered a wrong code", [
    `Someone entered the right password of your ${serviceName} account, and then a wrong code of your second factor.`,
    "If that was you, you don't need to do anything.",
    `If it wasn't you, someone knows your password. Choose a new one now, which also signs out every browser:\n${resetUrl}`,
    "We limit wrong codes, and write to you about them once a day at most.",
  ]);
}

/** Notifies an account's owner of an export. */
export function exportedEmail(to: string, serviceName: string): Email {
  return email("security-notice", to, "Your data was exported", [
    `A copy of the data of your ${serviceName} account was just downloaded in the dashboard.`,
    "If this wasn't you, reset your password now and contact the service operator.",
  ]);
}

export function accountDeletedEmail(to: string, serviceName: string): Email {
  return email("security-notice", to, "Your account was deleted", [
    `Your ${serviceName} account was just deleted. Its API keys no longer work.`,
    "If this wasn't you, contact the service operator now.",
  ]);
}

/** Notifies an account's owner of a new address, at the previous one. */
export function addressChangedEmail(to: string, serviceName: string): Email {
  return email("security-notice", to, "Your email address was changed", [
    `The email address of your ${serviceName} account was just changed. You can no longer sign in with this one.`,
    "If this wasn't you, contact the service operator now.",
  ]);
}

export interface CreditFacts {
  readonly serviceName: string;
  readonly left: string;
  readonly periodCredits: string;
  readonly nextCredits: string;
  readonly renewsOn: string;
  readonly dashboardUrl: string;
}

/** Sent once a month when 20 % of the month's credits are left. */
export function creditsLowEmail(to: string, facts: CreditFacts): Email {
  const { serviceName, left, periodCredits, nextCredits, renewsOn, dashboardUrl } = facts;
  return email("credit-notice", to, "Your credits are running low", [
    `Credits left on your ${serviceName} account: ${left}. This month started with ${periodCredits}.`,
    "When none are left, chart requests fail with the error CREDITS_EXHAUSTED (status 402).",
    `Your next ${nextCredits} credits arrive on ${renewsOn}. If you need more before then, contact the service operator.`,
    `See which requests use your credits:\n${dashboardUrl}`,
  ]);
}

/** Sent once a month when no credits are left. */
export function creditsOutEmail(to: string, facts: CreditFacts): Email {
  const { serviceName, nextCredits, renewsOn, dashboardUrl } = facts;
  return email("credit-notice", to, "You're out of credits", [
    `Your ${serviceName} account has no credits left. Chart requests now fail with the error CREDITS_EXHAUSTED (status 402).`,
    `Your next ${nextCredits} credits arrive on ${renewsOn}. If you need more before then, contact the service operator.`,
    `See which requests used your credits:\n${dashboardUrl}`,
  ]);
}

/** Sent by the admin command, to test the settings. */
export function testEmail(to: string, serviceName: string): Email {
  return email("test", to, `Test email of ${serviceName}`, [
    `${serviceName} can send email: an operator has tested its settings with this one.`,
    CAN_BE_IGNORED,
  ]);
}

function email(kind: EmailKind, to: string, subject: string, paragraphs: readonly string[]): Email {
  return { kind, to, subject, text: `${paragraphs.join("\n\n")}\n` };
}
