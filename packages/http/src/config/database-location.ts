/** Where the accounts are: a file of this machine's, or a database that several nodes share. */
export type DatabaseLocation =
  | {
      readonly engine: "sqlite";
      /** Absolute. */
      readonly path: string;
    }
  | {
      readonly engine: "postgres";
      /** A connection URI. It may hold a password: never to be shown. */
      readonly url: string;
    };
