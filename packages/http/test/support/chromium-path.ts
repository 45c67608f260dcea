import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";

/** Where the tests' browser is, or why they run without one. */
export type ProvidedChromium = { readonly path: string } | { readonly absent: string };

declare module "vitest" {
  export interface ProvidedContext {
    chromium: ProvidedChromium;
  }
}

const INSTALLED = "/usr/bin/chromium";

/** Provides the browser of CHROMIUM_PATH, or Debian's. */
export default function setUp(project: TestProject): void {
  const path = process.env["CHROMIUM_PATH"] || INSTALLED;
  if (existsSync(path)) {
    project.provide("chromium", { path });
    return;
  }
  const absent = `no ${path}, which CHROMIUM_PATH may name`;
  process.stdout.write(`\nThe tests run WITHOUT a browser, their part for it is skipped: ${absent}.\n\n`);
  project.provide("chromium", { absent });
}
