import { readdirSync, readlinkSync } from "node:fs";

const MEGABYTE = 1024 * 1024;

/** Bytes in words. */
export function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

/** Sockets that a process has open, as the system counts them. */
export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  let sockets = 0;
  for (const descriptor of readdirSync(folder)) {
    try {
      if (readlinkSync(`${folder}/${descriptor}`).startsWith("socket:")) sockets++;
    } catch (error) {
      // It was closed meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return sockets;
}
