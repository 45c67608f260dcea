import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publishedDocument, publishedNames } from "../../../../tools/pack/packed-files.mjs";
import { PUBLICATION } from "../../../../tools/pack/publication.mjs";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** Name of the client for TypeScript in the examples that users get. */
export const CLIENT: string = publishedNames(PUBLICATION)["chart-client"] ?? "";

/** Lets programs in a folder use our clients: the built {@link CLIENT}, `chart_api.py` and `ChartApi.php`. */
export function linkClients(folder: string): void {
  const client = join(folder, "node_modules", CLIENT);
  mkdirSync(dirname(client), { recursive: true });
  symlinkSync(join(ROOT, "packages/client"), client);
  for (const file of ["python/chart_api.py", "php/ChartApi.php"]) {
    symlinkSync(join(ROOT, "clients", file), join(folder, file.slice(file.indexOf("/") + 1)));
  }
}

/** Returns a document of the repository as it is published: in a package, or by the service. */
export const asPublished = (document: string): string => publishedDocument(document, PUBLICATION);

/** Tests that an interpreter is installed, PHP with its extension `curl`. */
export function isInstalled(command: string): Promise<boolean> {
  const check = command === "php" ? ["-r", "exit(extension_loaded('curl') ? 0 : 1);"] : ["--version"];
  return promisify(execFile)(command, check).then(
    () => true,
    () => false,
  );
}
