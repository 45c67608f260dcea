import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What a token is for: one that was made for one purpose is worth nothing for another. */
type TokenPurpose = "session" | "link" | "form";

/** Turns a token into what the store keeps of it, or into the token of a form. */
export type HashToken = (purpose: TokenPurpose, token: string) => string;

/** A new token: 256 random bits in base64url. Handed out once, never stored. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** HMAC-SHA-256 under the session secret: who writes to the store without the secret makes no session. */
export function createTokenHasher(sessionSecret: string): HashToken {
  return (purpose, token) => createHmac("sha256", sessionSecret).update(`${purpose}:${token}`).digest("hex");
}

/** Compares in constant time. */
export function isSameToken(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
