import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { gazetteerState } from "./gazetteer-state.js";

/** A build takes seconds; a file that nobody finished in this time was left by a process that died. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

export interface PrepareOptions {
  /** Told the share of the build that is done, 0 to 1; never called where nothing has to be built. */
  readonly onProgress?: (share: number) => void;
  /** Writes a complete gazetteer into a new file; the data packages' own unless another is given. */
  readonly write?: WriteGazetteer;
}

type WriteGazetteer = (path: string, onProgress: (share: number) => void) => Promise<void>;

/**
 * Makes sure that a complete gazetteer of the current format and data stands at the path. It is written
 * beside it and renamed, so that readers see the old one or the new one, a crash leaves the old one, and
 * processes that build at the same time do no more harm than work twice.
 *
 * @throws Error if the path holds another file, or the gazetteer cannot be written.
 */
export async function prepareGazetteer(path: string, options: PrepareOptions = {}): Promise<void> {
  const state = gazetteerState(path);
  if (state === "current") return;
  if (state === "foreign") throw new Error("it is no gazetteer of this service, and will not be replaced");
  await build(path, options);
}

async function build(
  path: string,
  { onProgress = () => {}, write = writeFromPackages }: PrepareOptions,
): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder, partPrefix(path));
  const part = join(folder, `${partPrefix(path)}${randomUUID()}`);
  try {
    onProgress(0);
    await write(part, onProgress);
    await sync(part);
    await rename(part, path);
    await sync(folder);
    onProgress(1);
  } finally {
    await rm(part, { force: true });
  }
}

/** Loads the writer only when it is needed: the names of countries in all languages are of no use later. */
const writeFromPackages: WriteGazetteer = async (path, onProgress) => {
  const { writeGazetteer } = await import("../build/write-gazetteer.js");
  await writeGazetteer(path, onProgress);
};

function partPrefix(path: string): string {
  return `${basename(path)}.part-`;
}

async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(ignoreMissing);
    if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS)
      await rm(file, { force: true });
  }
}

/** The file's own process may finish or clear it meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
