import { randomUUID } from "node:crypto";
import { createWriteStream, rmSync, statSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CommandFailure, EXIT, fileFailure } from "./failure.js";

/** Unfinished files of this process, which an interruption removes. */
const unfinished = new Set<string>();

/** Removes what is unfinished; for the end by a signal. */
export function removeUnfinished(): void {
  for (const path of unfinished) {
    try {
      rmSync(path, { force: true });
    } catch {
      // It could not be made, either: a name that is too long, a folder that is gone.
    }
  }
  unfinished.clear();
}

/** Returns true for a device or a pipe, such as /dev/stdout: what is written there has no other name meanwhile. */
function isStream(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

/** A file that is being written under another name, and appears under its own once it is complete. */
export class NewFile {
  readonly #path: string;
  readonly #part: string;
  readonly #isStream: boolean;
  readonly #stream: ReturnType<typeof createWriteStream>;
  #failure: Error | undefined;
  #isOpen: Promise<void>;

  constructor(path: string) {
    this.#path = path;
    this.#isStream = isStream(path);
    this.#part = this.#isStream ? path : join(dirname(path), `.bodygraph-${randomUUID()}.part`);
    this.#stream = createWriteStream(this.#part, { flags: this.#isStream ? "a" : "wx" });
    if (!this.#isStream) unfinished.add(this.#part);
    this.#isOpen = new Promise((resolve, reject) => {
      this.#stream.once("open", () => resolve());
      this.#stream.once("error", reject);
    });
    this.#isOpen.catch(() => {});
    this.#stream.on("error", (error) => {
      this.#failure ??= error;
    });
  }

  /** Writes, and waits until the disk took it. */
  async write(data: string | Uint8Array): Promise<void> {
    if (this.#failure !== undefined) throw fileFailure(this.#path, "written", this.#failure);
    await new Promise<void>((resolve, reject) => {
      this.#stream.write(data, (error) =>
        error == null ? resolve() : reject(fileFailure(this.#path, "written", error)),
      );
    });
  }

  /** Waits until all is on disk, and gives the file its name. */
  async finish(): Promise<void> {
    try {
      await this.#isOpen;
      await new Promise<void>((resolve, reject) => {
        this.#stream.once("error", reject);
        this.#stream.end(() => resolve());
      });
      if (this.#isStream) return;
      const handle = await open(this.#part, "r+");
      await handle.sync();
      await handle.close();
      await rename(this.#part, this.#path);
      unfinished.delete(this.#part);
    } catch (error) {
      throw error instanceof CommandFailure ? error : fileFailure(this.#path, "written", error);
    }
  }

  /** Removes what was written, unless the file is finished. */
  discard(): void {
    if (!unfinished.has(this.#part)) return;
    this.#stream.destroy();
    removeUnfinished();
  }
}

/** Writes a whole file under a name of its own first, so that the final name never has a part of it. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  if (path === "") throw new CommandFailure("Name the file after -o.", EXIT.wrongUse);
  const file = new NewFile(path);
  try {
    await file.write(content);
    await file.finish();
  } finally {
    file.discard();
  }
}
