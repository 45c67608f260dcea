import { createHmac, randomBytes } from "node:crypto";

/** Makes a text for use as a map's key out of secrets: the same for the same parts, within this process alone. */
export function createSecretHasher(): (...parts: string[]) => string {
  const secret = randomBytes(32);
  return (...parts) => createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64");
}
