import type { TestProject } from "vitest/node";
import { findChromium, type ProvidedChromium } from "./chromium.js";
import { openPostgres, type ProvidedPostgres } from "./postgres/open-postgres.js";

declare module "vitest" {
  export interface ProvidedContext {
    chromium: ProvidedChromium;
    postgres: ProvidedPostgres;
  }
}

/** Prepares what only slow tests need, and warns about anything that this machine lacks. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
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
