import { createHmac, createSecretKey } from "node:crypto";
import { crc32 } from "node:zlib";
import { base62, randomBase62 } from "../lib/random-id.js";

const PREFIX = "chart_live_";
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** Turns a key into what the store keeps of it. */
export type HashKey = (apiKey: string) => string;

/** A new key: `chart_live_`, 190 random bits in base 62, and a checksum. Shown once, never stored. */
export function createApiKey(): string {
  const body = PREFIX + randomBase62(RANDOM_LENGTH);
  return body + checksum(body);
}

/** Whether the text has the shape and the checksum of a key, so that typing errors never reach the store. */
export function isApiKey(text: string): boolean {
  return SHAPE.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_LENGTH)));
}

/** HMAC-SHA-256 under the pepper, in hexadecimal: useless to whoever reads the store without the pepper. */
export function createKeyHasher(pepper: string): HashKey {
  const secret = createSecretKey(pepper, "utf8");
  return (apiKey) => createHmac("sha256", secret).update(apiKey).digest("hex");
}

/** What may be shown of a key later: how it starts, and its last four characters. */
export function keyHint(apiKey: string): { readonly prefix: string; readonly lastFour: string } {
  return { prefix: PREFIX, lastFour: apiKey.slice(-4) };
}

/** CRC-32 in six digits of base 62: enough for typing errors, and no secret is drawn from it. */
function checksum(text: string): string {
  return base62(crc32(text), CHECKSUM_LENGTH);
}
