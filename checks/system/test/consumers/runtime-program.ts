import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Returns the program in the package that `manifest` has for this platform, since install scripts are not run. */
export function runtimeProgram(manifest: string, file: string): string | undefined {
  const { resolve } = createRequire(manifest);
  const { optionalDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  for (const name of Object.keys(optionalDependencies)) {
    try {
      const program = join(dirname(resolve(`${name}/package.json`)), file);
      if (existsSync(program)) return program;
    } catch {
      // A package for another platform.
    }
  }
  return undefined;
}
