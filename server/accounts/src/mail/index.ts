export { createMailer } from "./create-mailer.js";
export {
  accountDeletedEmail,
  addressChangedEmail,
  addressTakenEmail,
  alreadySignedUpEmail,
  confirmAddressEmail,
  exportedEmail,
  invitationEmail,
  passwordChangedEmail,
  passwordResetEmail,
  recoveryCodeUsedEmail,
  secondFactorOffEmail,
  secondFactorOnEmail,
  signUpEmail,
  wrongCodeEmail,
} from "./emails.js";
export type { Email, Mailer } from "./mailer.js";
export { createSmtpMailer } from "./smtp-mailer.js";
export { type RecordNotice, sweepEveryMinute } from "./sweep-credit-notices.js";
