/** Longest address whose words are read. */
const MAX_LENGTH = 100;

/** Returns the words of the last part of an address, without an extension, for a search. */
export function wordsOfPath(path: string): string {
  return path
    .slice(0, MAX_LENGTH)
    .replace(/%[0-9a-f]{2}/gi, " ")
    .replace(/\/+$/, "")
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
