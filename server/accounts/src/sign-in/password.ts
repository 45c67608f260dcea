import { hash, verify } from "@node-rs/argon2";

/** Maximum length: enough for any passphrase, and short enough that its length adds nothing to the cost of a hash. */
export const MAX_PASSWORD_LENGTH = 200;

/** Cost of a hash: memory in KiB, passes and threads. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Cost that OWASP recommends for Argon2id, the library's default algorithm. */
const OWASP_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash to verify against if there is no account, so that an unknown address takes as long as a wrong password. */
let dummyHash: Promise<string> | undefined;

/**
 * Returns a new hash in PHC format, with its salt and cost: to check a password costs as much as its hash did. Runs
 * outside of the main thread.
 *
 * @param cost Only tests pass one.
 */
export function hashPassword(password: string, cost: HashCost = OWASP_COST): Promise<string> {
  return hash(normalizedPassword(password), cost);
}

/** Normalises a password, because keyboards encode the same character differently (NIST SP 800-63B, 5.1.1.2). */
export function normalizedPassword(password: string): string {
  return password.normalize("NFKC");
}

/** Returns true if a password matches its hash. Without a hash, returns false after the same amount of work. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword("no account");
  const compared = normalizedPassword(password.slice(0, MAX_PASSWORD_LENGTH));
  const isRight = await verify(passwordHash ?? (await dummyHash), compared);
  return isRight && passwordHash !== undefined && password.length <= MAX_PASSWORD_LENGTH;
}
