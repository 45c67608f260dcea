/**
 * Share of the process's file descriptors that connections may use. The others are for the database, the geocoding
 * provider, files and workers, so that those never run out while many callers are connected.
 */
const SHARE_OF_DESCRIPTORS = 0.5;

/** Returns the maximum number of connections of this process, derived from its limit of open files. */
export function maxConnections(): number {
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | "unlimited" } };
  };
  const openFiles = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(openFiles) ? Math.floor(openFiles * SHARE_OF_DESCRIPTORS) : Number.POSITIVE_INFINITY;
}
