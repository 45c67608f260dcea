import type { TestProject } from "vitest/node";
import { PrivatePostgres } from "./private-postgres.js";

/** Where the tests' PostgreSQL is, or why they run without one. */
export type ProvidedPostgres = { readonly url: string } | { readonly absent: string };

declare module "vitest" {
  export interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}

/** Provides one PostgreSQL for the whole run: that of TEST_DATABASE_URL, or a private one from Debian's packages. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) {
    project.provide("postgres", { url });
    return undefined;
  }
  const absent = PrivatePostgres.whyAbsent();
  if (absent !== undefined) {
    process.stdout.write(`\nThe tests run WITHOUT PostgreSQL, their part for it is skipped: ${absent}.\n\n`);
    project.provide("postgres", { absent });
    return undefined;
  }
  const server = await PrivatePostgres.create();
  project.provide("postgres", { url: server.url });
  return () => server.remove();
}
