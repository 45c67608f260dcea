/** Digits of base 62. They are in ASCII order, so that texts of the same length sort by value. */
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Digits of a time in milliseconds, enough until the year 8800. */
const TIME_LENGTH = 8;
const RANDOM_LENGTH = 12;

/** Writes a non-negative integer with exactly `length` digits of base 62; drops higher digits. */
export function base62(value: number, length: number): string {
  let rest = value;
  let digits = "";
  for (let index = 0; index < length; index++) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Returns unpredictable base-62 text, of 5.95 random bits per character. */
export function randomBase62(length: number): string {
  let text = "";
  for (let index = 0; index < length; index++) text += BASE62.charAt(randomDigit());
  return text;
}

/** Buffer of random bytes. It is filled in one go, because each call into the platform is expensive. */
const randomBytes = new Uint8Array(4096);
let usedBytes = randomBytes.length;

/** Largest multiple of 62 that fits in a byte. Bytes from here on are rejected, or some digits would be more likely. */
const UNBIASED_BYTES = 248;

function randomDigit(): number {
  for (;;) {
    if (usedBytes === randomBytes.length) {
      crypto.getRandomValues(randomBytes);
      usedBytes = 0;
    }
    const byte = randomBytes[usedBytes++] as number;
    if (byte < UNBIASED_BYTES) return byte % BASE62.length;
  }
}

/**
 * Creates an identifier whose prefix says what it identifies: `acct_...`, `req_...`. After the prefix come the time and
 * 71 unpredictable bits. Because the time comes first, new rows share the last pages of an index; random ids would
 * write a different page for each row. See docs/decisions/0009-service-speed.md.
 */
export function randomId(kind: IdKind): string {
  return `${firstId(kind, Date.now())}${randomBase62(RANDOM_LENGTH)}`;
}

/** Prefix of an identifier. */
type IdKind = "acct" | "audit" | "entry" | "key" | "req" | "sess";

/** Returns a text that sorts before all identifiers of an instant and after those of every earlier one, by code point. */
export function firstId(kind: IdKind, atMs: number): string {
  return `${kind}_${base62(Math.max(0, atMs), TIME_LENGTH)}`;
}

/** Returns the instant at which {@link randomId} created an identifier. */
export function timeOfId(id: string): Date {
  const start = id.indexOf("_") + 1;
  let ms = 0;
  for (const digit of id.slice(start, start + TIME_LENGTH)) ms = ms * 62 + BASE62.indexOf(digit);
  return new Date(ms);
}
