import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** Lets programs in a folder use our clients: the built `chart-client`, `chart_api.py` and `ChartApi.php`. */
export function linkClients(folder: string): void {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(ROOT, "packages/client"), join(folder, "node_modules/chart-client"));
  for (const file of ["python/chart_api.py", "php/ChartApi.php"]) {
    symlinkSync(join(ROOT, "clients", file), join(folder, file.slice(file.indexOf("/") + 1)));
  }
}

/** Tests that an interpreter is installed, PHP with its extension `curl`. */
export function isInstalled(command: string): Promise<boolean> {
  const check = command === "php" ? ["-r", "exit(extension_loaded('curl') ? 0 : 1);"] : ["--version"];
  return promisify(execFile)(command, check).then(
    () => true,
    () => false,
  );
}
