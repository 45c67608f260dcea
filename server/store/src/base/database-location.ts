/** Location of the store: a SQLite file on this machine, or a PostgreSQL database that several nodes can share. */
export type DatabaseLocation =
  | {
      readonly engine: "sqlite";
      /** Absolute path. */
      readonly path: string;
    }
  | {
      readonly engine: "postgres";
      /** Connection URI. It may contain a password, so it must never be shown. */
      readonly url: string;
    };

/** Names a store for people: the path of its file, or the database and its server, without user and password. */
export function databaseText(database: DatabaseLocation): string {
  if (database.engine === "sqlite") return `SQLite file ${database.path}`;
  const { host, pathname, searchParams } = new URL(database.url);
  const server = host || searchParams.get("host") || "this machine";
  return `PostgreSQL database ${decodeURIComponent(pathname.slice(1))} on ${server}`;
}
