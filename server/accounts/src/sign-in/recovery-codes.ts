import { createHash, randomBytes } from "node:crypto";

const CODES = 10;
const CODE_BYTES = 10;
/** The 32 digits of a code: without i, l, o and u, so that none looks like another. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Creates ten recovery codes, such as `7kqx-m2pa-9fhd-tw3c`: 80 random bits each. They are shown once, never stored. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const bits = BigInt(`0x${randomBytes(CODE_BYTES).toString("hex")}`);
    const digits = Array.from(
      { length: 16 },
      (_, index) => DIGITS[Number((bits >> BigInt(5 * index)) & 31n)],
    );
    return digits.join("").replace(/(.{4})(?=.)/g, "$1-");
  });
}

/**
 * Returns the digest that the store keeps of a recovery code, in upper or lower case, with hyphens, blanks or neither. A
 * plain hash suffices: nobody can try 80 random bits.
 */
export function hashRecoveryCode(accountId: string, code: string): string {
  return createHash("sha256")
    .update(`${accountId}:${plainCode(code)}`)
    .digest("hex");
}

/** Returns true for a text that could be a recovery code. */
export function isRecoveryCode(text: string): boolean {
  return /^[0-9a-z]{16}$/.test(plainCode(text));
}

const plainCode = (text: string) =>
  text.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1");
