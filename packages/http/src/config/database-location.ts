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
