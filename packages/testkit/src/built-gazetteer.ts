import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const SOURCES = new URL("../../gazetteer/src/", import.meta.url);
const BUILD = fileURLToPath(new URL("../../gazetteer/dist/main.js", import.meta.url));
const CACHE = new URL("../node_modules/.cache/gazetteer/", import.meta.url);

/** The path of the gazetteer that belongs to the present sources, whether it was built already or not. */
export function gazetteerPath(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(SOURCES).sort()) hash.update(readFileSync(new URL(name, SOURCES)));
  return fileURLToPath(new URL(`${hash.digest("hex").slice(0, 16)}.db`, CACHE));
}

/** Builds that gazetteer with the built command; only once for the same sources, as it takes a dozen seconds. */
export async function builtGazetteer(): Promise<string> {
  const path = gazetteerPath();
  mkdirSync(dirname(path), { recursive: true });
  await promisify(execFile)(process.execPath, [BUILD, path]);
  return path;
}
