import { readFileSync } from "node:fs";

/** The same relative path leads here from src and from dist. */
const FILE = new URL("../../assets/passwords/common-passwords.txt", import.meta.url);

let passwords: ReadonlySet<string> | undefined;

/**
 * Returns true for one of the 10,000 most common passwords, and for about 1,400 rarer long ones. Reads the list at the
 * first call, because a process that only serves charts never needs it.
 *
 * @param password Normalised, in lower case.
 */
export function isCommonPassword(password: string): boolean {
  passwords ??= new Set(readFileSync(FILE, "utf8").trimEnd().split("\n"));
  return passwords.has(password);
}
