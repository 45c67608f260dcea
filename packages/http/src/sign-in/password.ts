import { hash, verify } from "@node-rs/argon2";

export const MIN_PASSWORD_LENGTH = 10;
/** Long enough for any phrase, short enough that hashing one costs no more than the parameters say. */
const MAX_PASSWORD_LENGTH = 200;

/** Argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What a password of nobody is compared with, so that an unknown address takes as long as a wrong password. */
let nobodysHash: Promise<string> | undefined;

/** A new hash, with its salt and parameters, in PHC form. Computed outside of the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), PARAMETERS);
}

/** Keyboards write one and the same letter by different code points (NIST SP 800-63B, 5.1.1.2). */
const normalized = (password: string): string => password.normalize("NFKC");

/** Whether it is the password of this hash; without one never, after the same work. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody's");
  const compared = normalized(password.slice(0, MAX_PASSWORD_LENGTH));
  const isRight = await verify(passwordHash ?? (await nobodysHash), compared);
  return isRight && passwordHash !== undefined && password.length <= MAX_PASSWORD_LENGTH;
}

/** Why a text is no good as a new password; undefined where it is good. Length is what counts (NIST SP 800-63B). */
export function passwordFault(password: string, email: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters.`;
  if (password.toLowerCase() === email.toLowerCase()) return "Use something else than your e-mail address.";
  return undefined;
}
