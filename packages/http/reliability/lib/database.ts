import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PrivatePostgres } from "../../test/support/private-postgres.js";
import { queryPostgres, querySqlite, type Row } from "../../test/support/queries.js";

/** The database of a campaign, seen from behind the service's back. */
export interface CampaignDatabase {
  readonly engine: "SQLite" | "PostgreSQL";
  /** As DATABASE_URL has it. */
  readonly url: string;
  sql(statement: string, ...parameters: (string | number)[]): Promise<Row[]>;
  /** Resolves once no transaction of a service that was killed is under way any more. */
  settled(): Promise<void>;
  remove(): Promise<void>;
}

export function createSqlite(): CampaignDatabase {
  const folder = mkdtempSync(join(tmpdir(), "chart-campaign-"));
  const path = join(folder, "chart.db");
  return {
    engine: "SQLite",
    url: `file:${path}`,
    sql: (statement, ...parameters) => querySqlite(path, statement, parameters),
    settled: async () => {},
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

/** The server's only database. */
export function onPostgres(server: PrivatePostgres): CampaignDatabase {
  const sql = (statement: string, ...parameters: (string | number)[]) =>
    queryPostgres(server.url, statement, parameters);
  return {
    engine: "PostgreSQL",
    url: server.url,
    sql,
    async settled() {
      const open =
        "select pid from pg_stat_activity where application_name = 'chart-http' and xact_start is not null";
      while ((await sql(open)).length > 0);
    },
    remove: () => server.remove(),
  };
}
