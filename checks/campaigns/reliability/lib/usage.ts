import { readdirSync, readlinkSync } from "node:fs";

const MEGABYTE = 1024 * 1024;

/** Formats bytes as megabytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

/** Counts the open sockets of a process. Reads Linux's /proc. */
export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  let sockets = 0;
  for (const descriptor of readdirSync(folder)) {
    try {
      if (readlinkSync(`${folder}/${descriptor}`).startsWith("socket:")) sockets++;
    } catch (error) {
      // The descriptor was closed meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return sockets;
}
