import { isCommonPassword } from "./common-passwords.js";
import { MAX_PASSWORD_LENGTH, normalizedPassword } from "./password.js";

/** Minimum length of a new password, in UTF-16 code units after normalisation. */
export const MIN_PASSWORD_LENGTH = 10;

/** Names that an attacker tries first, because they belong to this account or this service. */
export interface KnownNames {
  readonly email: string;
  /** Name under which people know the service. */
  readonly serviceName: string;
}

/**
 * Returns the reason for which a new password is rejected; undefined if it is accepted. There are no rules about its
 * characters: length matters more (NIST SP 800-63B). A password that repeats a short text counts as that text.
 */
export function passwordFault(password: string, names: KnownNames): string | undefined {
  const text = normalizedPassword(password).toLowerCase();
  if (text.length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters.`;
  const unit = repeatedUnit(text);
  if (unit.length < MIN_PASSWORD_LENGTH && unit !== text) {
    return "Choose a password that doesn't repeat a short text.";
  }
  if (isCommonPassword(text) || isCommonPassword(unit))
    return "Choose a less common password. Attackers try this one first.";
  if (isName(unit, names.email)) return "Choose a password other than your email address.";
  if (isName(unit, names.serviceName)) return `Choose a password other than the name ${names.serviceName}.`;
  return undefined;
}

/** Returns the shortest text that gives this one by repetition: the text itself if it repeats nothing. */
function repeatedUnit(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** Returns true for a name or the first part of an email address, also without its punctuation or with digits added. */
function isName(text: string, name: string): boolean {
  const [local = ""] = name.split("@");
  const forms = [name, local].map((form) => lettersOf(normalizedPassword(form).toLowerCase()));
  const letters = lettersOf(text);
  return forms.some(
    (form) => form !== "" && (letters === form || withoutDigits(letters) === withoutDigits(form)),
  );
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** Removes the digits around a text. */
const withoutDigits = (text: string) => text.replace(/^\p{N}+|\p{N}+$/gu, "");
