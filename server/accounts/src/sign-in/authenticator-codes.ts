import { Secret, TOTP } from "otpauth";
import { isSameToken } from "./tokens.js";

/** Settings that every authenticator app knows (RFC 6238); some ignore any other. */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Steps before and after the current one whose codes are accepted, for clocks that differ and people who type slowly. */
const WINDOW_STEPS = 1;
/** Steps by which a used step may lie in the future, because the clocks of two nodes differ: five minutes. */
const SKEW_STEPS = 10;
/** Recommended length of a secret (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** Creates the secret of an authenticator app: 160 random bits in base 32. */
export function createAuthenticatorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the URI that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, serviceName: string, email: string): string {
  return new TOTP({ ...SETTINGS, issuer: serviceName, label: email, secret }).toString();
}

/**
 * Returns the latest time step that any node can have used by an instant: its clock may be ahead. A later step was used
 * by a clock that was far ahead, and counts for nothing.
 */
export function latestUsedStep(now: Date): number {
  return latestStep(now) + SKEW_STEPS;
}

/** Returns the first time step after `usedStep` in the window whose code this is; undefined if there is none. */
export function stepOfCode(secret: string, code: string, now: Date, usedStep: number): number | undefined {
  const current = currentStep(now);
  const first = Math.max(usedStep <= latestUsedStep(now) ? usedStep + 1 : 0, current - WINDOW_STEPS);
  const totp = new TOTP({ ...SETTINGS, secret });
  for (let step = first; step <= latestStep(now); step++) {
    if (isSameToken(totp.generate({ timestamp: step * SETTINGS.period * 1000 }), code)) return step;
  }
  return undefined;
}

/** Returns the latest time step whose code may be accepted at an instant. */
function latestStep(now: Date): number {
  return currentStep(now) + WINDOW_STEPS;
}

function currentStep(now: Date): number {
  return Math.floor(now.getTime() / (SETTINGS.period * 1000));
}
