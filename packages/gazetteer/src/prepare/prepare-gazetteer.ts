import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { gazetteerState } from "./gazetteer-state.js";

/** Age after which an unfinished file counts as left by a process that died. A build takes seconds. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

export interface PrepareOptions {
  /** Receives the completed share of the build, 0 to 1. Not called if the file is current. */
  readonly onProgress?: (share: number) => void;
  /** Writes a complete gazetteer into a new file. Default: from the data packages. */
  readonly write?: WriteGazetteer;
}

type WriteGazetteer = (path: string, onProgress: (share: number) => void) => Promise<void>;

/**
 * Builds the gazetteer at a path, unless the file there already has the current format and data.
 *
 * The new file is written beside the old one and then renamed. So readers see either the old or the new file, a crash
 * leaves the old one, and processes that build at the same time only repeat each other's work. Files that a build left
 * unfinished more than an hour ago are removed, also if nothing is built.
 *
 * @throws Error if the path is that of another file, or the gazetteer cannot be written.
 */
export async function prepareGazetteer(path: string, options: PrepareOptions = {}): Promise<void> {
  const state = gazetteerState(path);
  if (state === "current") {
    await removeAbandoned(dirname(path), partPrefix(path)).catch(ignoreUnwritable);
    return;
  }
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

/** Imports the writer on demand: it loads the names of countries in all languages, which only a build needs. */
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

/** Ignores a missing file: the process that writes it may rename or remove it at any time. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** Ignores a folder that cannot be written: its unfinished files do no harm. */
function ignoreUnwritable(error: NodeJS.ErrnoException): void {
  if (!["EACCES", "EPERM", "EROFS"].includes(error.code ?? "")) throw error;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
