import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";

/** How the tests launch their browser, or why they run without one. */
export type ProvidedChromium =
  | { readonly executablePath: string; readonly args: string[] }
  | { readonly absent: string };

declare module "vitest" {
  export interface ProvidedContext {
    chromium: ProvidedChromium;
  }
}

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

/** Provides the browser of CHROMIUM_PATH, or Debian's, to the tests of every package. */
export default function setUp(project: TestProject): void {
  const executablePath = process.env["CHROMIUM_PATH"] || INSTALLED;
  if (existsSync(executablePath)) {
    project.provide("chromium", { executablePath, args: ARGUMENTS });
    return;
  }
  const absent = `no ${executablePath}, which CHROMIUM_PATH may name`;
  process.stdout.write(`\nThe tests run WITHOUT a browser, their part for it is skipped: ${absent}.\n\n`);
  project.provide("chromium", { absent });
}
