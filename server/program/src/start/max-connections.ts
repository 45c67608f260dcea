/**
 * File descriptors that are kept for the database, the geocoding provider, files and workers, so that those never run out
 * while many callers are connected. Half of them all, if there are few.
 */
const RESERVED_DESCRIPTORS = 4096;

/** Returns the maximum number of connections of this process, derived from its limit of open files. */
export function maxConnections(): number {
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | "unlimited" } };
  };
  const openFiles = Number(report.userLimits?.open_files?.soft);
  if (!Number.isFinite(openFiles)) return Number.POSITIVE_INFINITY;
  return Math.max(Math.floor(openFiles / 2), openFiles - RESERVED_DESCRIPTORS);
}
