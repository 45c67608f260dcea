/** Names of the databases in reports. */
export const ENGINE_NAMES = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
