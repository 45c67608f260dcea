import { existsSync } from "node:fs";

/** Launch options of the browser for playwright, or the reason why there is none. */
export type ProvidedChromium =
  | { readonly executablePath: string; readonly args: string[] }
  | { readonly absent: string };

const INSTALLED = "/usr/bin/chromium";

/** Runs without a sandbox, which containers do not allow, and without the browser's own network requests. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Finds the browser at CHROMIUM_PATH, or Debian's. */
export function findChromium(): ProvidedChromium {
  const executablePath = process.env["CHROMIUM_PATH"] || INSTALLED;
  return existsSync(executablePath)
    ? { executablePath, args: ARGUMENTS }
    : { absent: `no ${executablePath}, which CHROMIUM_PATH may name` };
}
