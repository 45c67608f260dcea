import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until a file's contents, or a folder's entries, are on disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
