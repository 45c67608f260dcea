import { readFileSync } from "node:fs";

/** Returns the version of the service. The same relative path leads to its package from src and from dist. */
export function serviceVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return String(version);
}
