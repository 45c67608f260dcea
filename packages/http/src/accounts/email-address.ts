/** Maximum length of an address in SMTP: a path of 256 characters (RFC 5321, 4.5.3.1.3) less its angle brackets. */
const MAX_LENGTH = 254;

/** Checks the shape of an email address loosely: only an email that arrives proves that an address exists. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[^\s\p{Cc}@<>,;"]+@[^\s\p{Cc}@<>,;"]+$/u.test(text);
}
