import { existsSync } from "node:fs";

/** The options with which playwright launches the browser, or why there is none. */
export type ProvidedChromium =
  | { readonly executablePath: string; readonly args: string[] }
  | { readonly absent: string };

const INSTALLED = "/usr/bin/chromium";

/** No sandbox, as in containers; nothing that reaches for the network by itself. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Finds the browser of CHROMIUM_PATH, or Debian's. */
export function findChromium(): ProvidedChromium {
  const executablePath = process.env["CHROMIUM_PATH"] || INSTALLED;
  return existsSync(executablePath)
    ? { executablePath, args: ARGUMENTS }
    : { absent: `no ${executablePath}, which CHROMIUM_PATH may name` };
}
