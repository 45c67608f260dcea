import { createHmac, randomBytes } from "node:crypto";

/** Returns a function that hashes secrets for use as keys of a map. The hashes are valid in this process only. */
export function createSecretHasher(): (...parts: string[]) => string {
  const secret = randomBytes(32);
  return (...parts) => createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64");
}
