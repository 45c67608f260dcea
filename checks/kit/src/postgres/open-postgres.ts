import { PrivatePostgres } from "./private-postgres.js";

/** URL of the PostgreSQL server for the tests, or the reason why there is none. */
export type ProvidedPostgres = { readonly url: string } | { readonly absent: string };

/**
 * Uses the server of TEST_DATABASE_URL, or starts a private one from Debian's packages, which the caller must stop.
 *
 * @param fsync If "off", a private server does not wait for the disk. Measurements need "on", as in production.
 */
export async function openPostgres(fsync: "on" | "off" = "off"): Promise<{
  readonly provided: ProvidedPostgres;
  readonly stop?: () => Promise<void>;
}> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { provided: { url } };
  const absent = PrivatePostgres.whyAbsent();
  if (absent !== undefined) return { provided: { absent } };
  const server = await PrivatePostgres.create(fsync);
  return { provided: { url: server.url }, stop: () => server.remove() };
}
