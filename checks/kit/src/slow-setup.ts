import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { findChromium, type ProvidedChromium } from "./chromium.js";
import { openPostgres, type ProvidedPostgres } from "./postgres/open-postgres.js";

declare module "vitest" {
  export interface ProvidedContext {
    chromium: ProvidedChromium;
    postgres: ProvidedPostgres;
  }
}

const ELEMENT_BUNDLE = fileURLToPath(
  new URL("../../../packages/bodygraph-element/scripts/bundle.mjs", import.meta.url),
);

/** Prepares what only slow tests need, and warns about anything that this machine lacks. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  execFileSync(process.execPath, [ELEMENT_BUNDLE]);
  const chromium = findChromium();
  if ("absent" in chromium) warn("a browser", chromium.absent);
  project.provide("chromium", chromium);

  const { provided, stop } = await openPostgres();
  if ("absent" in provided) warn("PostgreSQL", provided.absent);
  project.provide("postgres", provided);
  return stop;
}

function warn(missing: string, reason: string): void {
  process.stdout.write(`\nThe tests run WITHOUT ${missing}, their part for it is skipped: ${reason}.\n\n`);
}
