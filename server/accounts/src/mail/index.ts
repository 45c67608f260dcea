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
  testEmail,
  wrongCodeEmail,
} from "./emails.js";
export { mailFaultText } from "./mail-fault.js";
export { EMAIL_KINDS, type Email, type EmailKind, type Mailer, type RecordEmail } from "./mailer.js";
export { Outbox } from "./outbox.js";
export { createSmtpMailer, mailServerOf } from "./smtp-mailer.js";
export { type RecordNotice, sweepEveryMinute } from "./sweep-credit-notices.js";
