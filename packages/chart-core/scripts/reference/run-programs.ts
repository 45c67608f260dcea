import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { PACKAGE } from "./entries.js";

/** The result of a program. */
export interface ProgramResult {
  /** The text that it printed. */
  readonly output: string;
  /** The value of its variable, after JSON; undefined if none was asked for. */
  readonly value: unknown;
}

/** Runs files one after the other and prints what each printed, and what it left in `globalThis.kept`. */
const RUNNER = `
import { formatWithOptions } from "node:util";
const results = [];
for (const file of process.argv.slice(1)) {
  const lines = [];
  console.log = (...values) => lines.push(formatWithOptions({ colors: false }, ...values) + "\\n");
  globalThis.kept = undefined;
  await import(file);
  results.push({ output: lines.join(""), value: globalThis.kept });
}
process.stdout.write(JSON.stringify(results));
`;

/**
 * Runs programs in TypeScript, in one process. Within the package its own name leads to the built library.
 *
 * @param programs Each with its code and, if its value is wanted, the name of a variable.
 */
export function runPrograms(
  programs: readonly { readonly code: string; readonly variable?: string | undefined }[],
): readonly ProgramResult[] {
  const folder = mkdtempSync(join(PACKAGE, ".reference-"));
  try {
    const files = programs.map(({ code, variable }, index) => {
      const file = join(folder, `${index}.mjs`);
      const kept = variable === undefined ? "" : `\nglobalThis.kept = ${variable};\n`;
      writeFileSync(
        file,
        ts.transpile(code + kept, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }),
      );
      return file;
    });
    const printed = execFileSync(process.execPath, ["--input-type=module", "-e", RUNNER, ...files], {
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    return JSON.parse(printed) as ProgramResult[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
