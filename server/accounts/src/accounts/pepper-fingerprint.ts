import { createHmac } from "node:crypto";

const TEXT = "fingerprint of the pepper";
const DIGITS = 16;

/** Fingerprints of the configured peppers, by which a store recognises them. They reveal neither pepper. */
export interface PepperFingerprints {
  readonly current: string;
  /** Undefined unless the pepper is being replaced. */
  readonly previous: string | undefined;
}

/** Computes the fingerprints of the peppers: the start of the HMAC of a fixed text. */
export function fingerprintPeppers({
  keyPepper,
  previousKeyPepper,
}: {
  readonly keyPepper: string;
  readonly previousKeyPepper: string | undefined;
}): PepperFingerprints {
  return {
    current: fingerprint(keyPepper),
    previous: previousKeyPepper === undefined ? undefined : fingerprint(previousKeyPepper),
  };
}

function fingerprint(pepper: string): string {
  return createHmac("sha256", pepper).update(TEXT).digest("hex").slice(0, DIGITS);
}
