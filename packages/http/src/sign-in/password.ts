import { hash, verify } from "@node-rs/argon2";

/** Minimum length of a new password, in UTF-16 code units. */
export const MIN_PASSWORD_LENGTH = 10;
/** Maximum length: enough for any passphrase, and short enough that its length adds nothing to the cost of a hash. */
const MAX_PASSWORD_LENGTH = 200;

/** Argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one thread. */
const ARGON2_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash to verify against if there is no account, so that an unknown address takes as long as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** Returns a new hash in PHC format, with its salt and parameters. Runs outside of the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), ARGON2_PARAMETERS);
}

/** Normalises a password, because keyboards encode the same character differently (NIST SP 800-63B, 5.1.1.2). */
const normalized = (password: string): string => password.normalize("NFKC");

/** Returns true if a password matches its hash. Without a hash, returns false after the same amount of work. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword("no account");
  const compared = normalized(password.slice(0, MAX_PASSWORD_LENGTH));
  const isRight = await verify(passwordHash ?? (await dummyHash), compared);
  return isRight && passwordHash !== undefined && password.length <= MAX_PASSWORD_LENGTH;
}

/**
 * Returns the reason for which a new password is rejected; undefined if it is accepted. There are no rules about its
 * characters: length matters more (NIST SP 800-63B).
 */
export function passwordFault(password: string, email: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters.`;
  if (password.toLowerCase() === email.toLowerCase())
    return "Choose a password other than your email address.";
  return undefined;
}
