import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until the contents of a file, or the entries of a folder, are on disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
