import { readdirSync, readlinkSync } from "node:fs";

/** What the probe says of the service's process. */
export interface Usage {
  /** Bytes. */
  readonly rss: number;
  /** Bytes, after a garbage collection. */
  readonly heapUsed: number;
  readonly external: number;
  /** What keeps the event loop alive, by kind. */
  readonly handles: Readonly<Record<string, number>>;
  /** Since the question before; a resolution of 10 ms is part of it. */
  readonly loopLagMs: { readonly p99: number; readonly max: number };
}

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
