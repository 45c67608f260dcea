import { randomInt } from "node:crypto";

/** The digits of base 62, in the order of their values. */
export const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Unpredictable base-62 text; each character carries 5.95 bits. */
export function randomBase62(length: number): string {
  return Array.from({ length }, () => BASE62[randomInt(BASE62.length)]).join("");
}

/** An identifier that says what it names: `acct_...`, `key_...`, `entry_...`, `req_...`, ... */
export function randomId(kind: "acct" | "audit" | "entry" | "key" | "req" | "sess"): string {
  return `${kind}_${randomBase62(20)}`;
}
