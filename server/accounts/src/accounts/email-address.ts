import { domainToASCII, domainToUnicode } from "node:url";

/** Maximum length of an address in SMTP: a path of 256 characters (RFC 5321, 4.5.3.1.3) less its angle brackets. */
const MAX_LENGTH = 254;

/**
 * Shape of an address: a mailbox, and a domain without empty labels. Excludes the characters that have a meaning in the
 * syntax of RFC 5322 (comments, groups, quoted text, routes, lists), with which a text such as
 * `(note)ada@example.com` is another address than it seems.
 */
const SHAPE = /^[^\s\p{C}@<>,;:"()[\]\\]+@([^\s\p{C}@<>,;:"()[\]\\.]+(?:\.[^\s\p{C}@<>,;:"()[\]\\.]+)*)$/u;

/**
 * Checks that a text is one email address, and written so that it can reach no mailbox but its own. Apart from that the
 * check is loose: only an email that arrives proves that an address exists.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const domain = SHAPE.exec(text)?.[1]?.toLowerCase();
  return domain !== undefined && text.normalize("NFKC") === text && isCanonicalDomain(domain);
}

/**
 * Returns true if a domain is written as its name, in ASCII or in Unicode. Sending converts other spellings to that
 * name, for example full-width letters.
 */
function isCanonicalDomain(domain: string): boolean {
  const ascii = domainToASCII(domain);
  return ascii !== "" && (domain === ascii || domain === domainToUnicode(ascii));
}
