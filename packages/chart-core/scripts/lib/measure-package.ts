import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));

/** Size of the package as npm publishes it. */
export interface PackageSize {
  /** Bytes of the tarball. */
  readonly size: number;
  /** Bytes when installed. */
  readonly unpackedSize: number;
  /** Number of files. */
  readonly entryCount: number;
}

/** Measures what is built. The package's scripts do not run, because they would build again. */
export function measurePackage(): PackageSize {
  const pack = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: PACKAGE,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [size] = JSON.parse(pack) as [PackageSize];
  return size;
}
