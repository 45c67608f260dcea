import { checkDirections } from "@chart/kit/setup/check-directions";

/** The store: the ground, the queries on it, then the engines that run them. */
checkDirections(import.meta.url, {
  rooms: {
    base: [],
    migrations: ["base"],
    "queries/base": ["base"],
    "queries/operators": ["base", "queries/base"],
    "queries/requests": ["base", "queries/base"],
    "queries/sign-in": ["base", "queries/base"],
    queries: ["base", "queries/base", "queries/operators", "queries/requests", "queries/sign-in"],
    postgres: ["base", "migrations", "queries/base", "queries"],
    sqlite: ["base", "migrations", "queries/base", "queries"],
    backup: ["base", "migrations", "postgres", "queries", "queries/base", "sqlite"],
    open: ["base", "postgres", "sqlite"],
    index: ["base", "open"],
    engines: ["postgres", "sqlite"],
  },
  files: {
    open: ["open-store", "running-service"],
    index: ["index"],
    engines: ["engines"],
  },
  packages: {
    "@chart/accounts": ["backup", "base", "migrations", "open", "queries", "sqlite"],
    "@chart/accounts/sign-in": ["base", "queries"],
    "@chart/base": ["backup", "open", "queries", "sqlite"],
    "chart-http": ["backup", "base", "postgres", "queries", "sqlite"],
    kysely: ["backup", "base", "migrations", "postgres", "queries", "sqlite"],
    libsql: ["sqlite"],
    "node:*": ["backup", "base", "open", "postgres", "sqlite"],
    pg: ["postgres"],
  },
});
