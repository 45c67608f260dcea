import { createHmac, createSecretKey } from "node:crypto";
import { crc32 } from "node:zlib";
import { base62, randomBase62 } from "chart-http/base";

const PREFIX = "chart_live_";
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

export type HashKey = (apiKey: string) => string;

/** Creates a key: `chart_live_`, 190 random bits in base 62, and a checksum. It is shown once and never stored. */
export function createApiKey(): string {
  const body = PREFIX + randomBase62(RANDOM_LENGTH);
  return body + checksum(body);
}

/** Checks the shape and the checksum of a key, so that a mistyped key costs no query. */
export function isApiKey(text: string): boolean {
  return SHAPE.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_LENGTH)));
}

/** Creates a function that computes HMAC-SHA-256 under the pepper: without it, a stolen store reveals no key. */
export function createKeyHasher(pepper: string): HashKey {
  const secret = createSecretKey(pepper, "utf8");
  return (apiKey) => createHmac("sha256", secret).update(apiKey).digest("hex");
}

/** Returns the parts of a key that may be shown later: its prefix and its last four characters. */
export function keyHint(apiKey: string): { readonly prefix: string; readonly lastFour: string } {
  return { prefix: PREFIX, lastFour: apiKey.slice(-4) };
}

/** CRC-32 in six digits of base 62. It only detects typing errors; the random part alone is the secret. */
function checksum(text: string): string {
  return base62(crc32(text), CHECKSUM_LENGTH);
}
