/** The names of the databases, as reports print them. */
export const ENGINE_NAMES = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
