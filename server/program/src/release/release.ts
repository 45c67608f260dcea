import { readFileSync } from "node:fs";

/** The release that runs, as operators name it. */
export interface Release {
  readonly version: string;
  /** First eight digits of the commit from which it was built, or `unknown`. */
  readonly commit: string;
}

/**
 * Reads the release that runs. The commit is that of the build, not that of the checkout: after a pull without a build,
 * the old code still runs. The same relative paths lead to the package from src and from dist.
 */
export function readRelease(): Release {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return { version: String(version), commit: readCommit(new URL("../../dist/commit", import.meta.url)) };
}

/** Formats a release, such as `0.3.0 (1c681932)`. */
export function releaseText({ version, commit }: Release): string {
  return `${version} (${commit})`;
}

/**
 * Reads the file that a build has left. Returns `unknown` without a commit in it: a name for operators stops no start.
 */
export function readCommit(file: URL): string {
  try {
    return /^[0-9a-f]{8}/.exec(readFileSync(file, "utf8"))?.[0] ?? "unknown";
  } catch {
    return "unknown";
  }
}
