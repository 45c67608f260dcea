import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const SOURCES = new URL("../../../../packages/gazetteer/src/", import.meta.url);
const BUILD = fileURLToPath(new URL("../../../../packages/gazetteer/dist/main.js", import.meta.url));
const CACHE = new URL("../../node_modules/.cache/gazetteer/", import.meta.url);

/** Returns the path of the gazetteer for the current sources, which may not be built yet. */
export function gazetteerPath(): string {
  const hash = createHash("sha256");
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  for (const name of sources.sort()) hash.update(readFileSync(new URL(name, SOURCES)));
  return fileURLToPath(new URL(`${hash.digest("hex").slice(0, 16)}.txt`, CACHE));
}

/**
 * Builds that gazetteer with the built command and returns its path. A build takes a dozen seconds, so it is reused
 * until the sources change.
 */
export async function builtGazetteer(): Promise<string> {
  const path = gazetteerPath();
  mkdirSync(dirname(path), { recursive: true });
  await promisify(execFile)(process.execPath, [BUILD, path]);
  return path;
}
