import type { PrivateDatabase } from "testkit/databases";
import { firstId } from "../../src/lib/random-id.js";

const DAYS = 29;
const SPAN_MS = DAYS * 24 * 60 * 60 * 1000;
const ROWS_PER_STATEMENT = 10_000;

/**
 * Writes requests into an account's log, spread evenly over the last 29 days, directly into the database. One in twenty
 * failed.
 */
export async function fillRequestLog(
  database: PrivateDatabase,
  accountId: string,
  rows: number,
): Promise<void> {
  const startMs = Date.now() - SPAN_MS;
  for (let start = 0; start < rows; start += ROWS_PER_STATEMENT) {
    const ids = Array.from({ length: Math.min(ROWS_PER_STATEMENT, rows - start) }, (_, index) => {
      const n = start + index;
      return [firstId("req", startMs + (n * SPAN_MS) / rows) + String(n).padStart(12, "0"), n];
    });
    const given =
      database.engine === "postgres"
        ? "select value ->> 0 as id, cast(value ->> 1 as bigint) as n from json_array_elements($1::json)"
        : "select value ->> 0 as id, value ->> 1 as n from json_each($1)";
    await database.sql(
      `insert into request_groups
        (last_id, first_id, requests, account_id, key_id, method, route, status, code, credits)
      select id, id, substr(id, 11) || ':1500', '${accountId}', (select id from api_keys where account_id = '${accountId}' limit 1), 'POST',
        '/v2/charts/coordinates', case when n % 20 = 0 then 400 else 200 end,
        case when n % 20 = 0 then 'INVALID_BIRTHDATE' end, case when n % 20 = 0 then 0 else 1 end
      from (${given}) as given`,
      JSON.stringify(ids),
    );
  }
}
