import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it. Node's own `recursive` never returns where the system says that a folder
 * does not exist although it does, as below /proc.
 *
 * @throws NodeJS.ErrnoException where one cannot be made.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
