import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Purpose of a token. It is part of the digest, so that a token for one purpose is invalid for the others. */
type TokenPurpose = "session" | "link" | "form" | "browser";

/** Returns the digest of a token: the store keeps it for a session or a link; a form contains it as its CSRF token. */
export type HashToken = (purpose: TokenPurpose, token: string) => string;

/** Creates a token: 256 random bits in base64url. It is given to its recipient once and never stored. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Creates a function that computes HMAC-SHA-256 under the session secret. Without the secret, even somebody who can
 * write to the store cannot create a valid session.
 */
export function createTokenHasher(sessionSecret: string): HashToken {
  return (purpose, token) => createHmac("sha256", sessionSecret).update(`${purpose}:${token}`).digest("hex");
}

/** Returns true if two tokens are equal. Compares in constant time, so that timing reveals nothing about them. */
export function isSameToken(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
