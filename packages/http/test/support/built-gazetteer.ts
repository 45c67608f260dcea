import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { prepareGazetteer } from "chart-gazetteer";

const SOURCES = new URL("../../../gazetteer/src/", import.meta.url);
const CACHE = new URL("../../node_modules/.cache/gazetteer/", import.meta.url);

/** The path of a gazetteer as these very sources build it; built once, as it takes a dozen seconds. */
export async function builtGazetteer(): Promise<string> {
  const hash = createHash("sha256");
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((path) => path.endsWith(".ts")).sort())
    hash.update(readFileSync(new URL(name, SOURCES)));
  const path = fileURLToPath(new URL(`${hash.digest("hex").slice(0, 16)}.db`, CACHE));
  await prepareGazetteer(path);
  return path;
}
