const MAX_LENGTH = 254;

/** Whether a text is an e-mail address, as far as a glance can tell: only a letter that arrives proves one. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[^\s\p{Cc}@<>,;"]+@[^\s\p{Cc}@<>,;"]+$/u.test(text);
}
