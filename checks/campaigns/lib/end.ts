import { existsSync } from "node:fs";

/** Ends the process with a sentence, where it cannot do what was asked. */
export function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Returns why a program is missing, naming the Debian package that brings it; undefined if it is there. */
export function whyMissing(path: string, debianPackage: string): string | undefined {
  return existsSync(path) ? undefined : `there is no ${path} (Debian's package ${debianPackage})`;
}
