import { randomFillSync } from "node:crypto";

/** The digits of base 62, in the order of their values, which is that of their codes. */
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Enough digits for milliseconds until the year 8800. */
const TIME_LENGTH = 8;
const RANDOM_LENGTH = 12;

/** A whole number, at least 0, in so many digits of base 62; digits beyond them are left out. */
export function base62(value: number, length: number): string {
  let rest = value;
  let digits = "";
  for (let place = 0; place < length; place++) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Unpredictable base-62 text; each character carries 5.95 bits. */
export function randomBase62(length: number): string {
  let text = "";
  for (let place = 0; place < length; place++) text += BASE62.charAt(randomDigit());
  return text;
}

/** Random bytes, drawn in stock: one at a time each would be a call into OpenSSL. */
const stock = new Uint8Array(4096);
let used = stock.length;

/** The largest multiple of 62 in a byte: above it some digits would be likelier than others. */
const EVEN_BYTES = 248;

function randomDigit(): number {
  for (;;) {
    if (used === stock.length) {
      randomFillSync(stock);
      used = 0;
    }
    const byte = stock[used++] as number;
    if (byte < EVEN_BYTES) return byte % BASE62.length;
  }
}

/**
 * An identifier that says what it names: `acct_...`, `entry_...`, `key_...`, `req_...`. It begins with the
 * time, so that new rows stand together at the end of an index: written all over it, each would take pages of its
 * own, and the more the larger the table. The rest, 71 bits, is unpredictable.
 */
export function randomId(kind: "acct" | "audit" | "entry" | "key" | "req" | "sess"): string {
  return `${kind}_${base62(Date.now(), TIME_LENGTH)}${randomBase62(RANDOM_LENGTH)}`;
}
