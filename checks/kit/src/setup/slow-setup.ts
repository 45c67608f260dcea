import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { openPostgres, type ProvidedPostgres } from "../postgres/open-postgres.js";
import { findChromium, type ProvidedChromium } from "./chromium.js";

declare module "vitest" {
  export interface ProvidedContext {
    chromium: ProvidedChromium;
    postgres: ProvidedPostgres;
  }
}

/** Scripts that bundle the files of browsers, which `tsc -b` does not write. */
const BUNDLES = [
  "../../../../packages/bodygraph-element/scripts/bundle.mjs",
  "../../../../server/chart-page/scripts/bundle-browser.mjs",
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Prepares what only slow tests need, and warns about anything that this machine lacks. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  for (const bundle of BUNDLES) execFileSync(process.execPath, [bundle]);
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
