import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** A module that a script writes and the repository contains. */
export interface GeneratedModule {
  /** Path relative to the package. */
  readonly path: string;
  /** Source of its numbers. */
  readonly source: string;
  readonly licence: string;
  /** Month in which the numbers were taken or fitted, `YYYY-MM`. The same inputs must give the same bytes, so it is not today. */
  readonly date: string;
  /** Command that regenerates it. */
  readonly command: string;
  readonly body: string;
}

const PACKAGE = new URL("../../", import.meta.url);

/** Returns the module's whole text: a header of its provenance with the checksum of its body, then the body. */
function moduleText({ source, licence, date, command, body }: GeneratedModule): string {
  return [
    "// Generated: do not edit.",
    `// Source: ${source}.`,
    `// Licence: ${licence}.`,
    `// Date: ${date}`,
    `// Command: ${command}`,
    `// SHA-256 of what follows: ${sha256(body)}`,
    "",
    `${body}\n`,
  ].join("\n");
}

/** Tests whether the committed file is equal to the generator's output. */
export function isCurrent(module: GeneratedModule): boolean {
  return readFileSync(new URL(module.path, PACKAGE), "utf8") === moduleText(module);
}

/** Tests whether a committed file has the checksum in its header: for files that are too slow to regenerate. */
export function hasItsChecksum(path: string): boolean {
  const [header, body] = split(readFileSync(new URL(path, PACKAGE), "utf8"));
  return header.includes(`// SHA-256 of what follows: ${sha256(body)}`);
}

function split(text: string): [header: string, body: string] {
  const end = text.indexOf("\n\n");
  return [text.slice(0, end), text.slice(end + 2, -1)];
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Writes the modules; under `--check`, compares them with the committed files instead and fails on a difference. */
export function publish(modules: readonly GeneratedModule[]): void {
  for (const module of modules) {
    if (process.argv.includes("--check")) {
      const current = isCurrent(module);
      console.log(`${module.path}: ${current ? "current" : "DIFFERS from what the generator gives"}`);
      if (!current) process.exitCode = 1;
    } else {
      writeFileSync(new URL(module.path, PACKAGE), moduleText(module));
      console.log(`${module.path}: written`);
    }
  }
}
