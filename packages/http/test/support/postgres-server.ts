import type { TestProject } from "vitest/node";
import { PrivatePostgres } from "./private-postgres.js";

/** Where the tests' PostgreSQL is, or why they run without one. */
export type ProvidedPostgres = { readonly url: string } | { readonly absent: string };

declare module "vitest" {
  export interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}

/** Provides one PostgreSQL for the whole run. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { provided, stop } = await openPostgres();
  if ("absent" in provided) {
    process.stdout.write(
      `\nThe tests run WITHOUT PostgreSQL, their part for it is skipped: ${provided.absent}.\n\n`,
    );
  }
  project.provide("postgres", provided);
  return stop;
}

/** The PostgreSQL of TEST_DATABASE_URL, or a private one from Debian's packages, which is to be stopped. */
export async function openPostgres(): Promise<{
  readonly provided: ProvidedPostgres;
  readonly stop?: () => Promise<void>;
}> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { provided: { url } };
  const absent = PrivatePostgres.whyAbsent();
  if (absent !== undefined) return { provided: { absent } };
  const server = await PrivatePostgres.create();
  return { provided: { url: server.url }, stop: () => server.remove() };
}
