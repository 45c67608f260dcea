import type { PrivateDatabase } from "testkit/databases";

const DAYS = 29;
const SECONDS = DAYS * 24 * 60 * 60;

/**
 * Writes charges into an account's ledger, spread evenly over the last 29 days, directly into the database, and counts
 * them as the service does. In each quarter-hour with charges, one request in twenty failed.
 */
export async function fillLedger(database: PrivateDatabase, accountId: string, rows: number): Promise<void> {
  const second = `${Date.now() / 1000 - SECONDS} + n * ${SECONDS / rows}`;
  const [numbers, createdAt] =
    database.engine === "postgres"
      ? [
          `generate_series(0, ${rows - 1}) as numbers (n)`,
          `to_char(to_timestamp(${second}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
        ]
      : [
          `(with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < ${rows})
            select n from numbers)`,
          `strftime('%Y-%m-%dT%H:%M:%fZ', ${second}, 'unixepoch')`,
        ];
  await database.sql(`
    insert into ledger (id, account_id, kind, pot, amount, request_id, endpoint, created_at)
    select 'entry_${accountId}_' || n, '${accountId}', 'charge', 'allocation', -1, 'req_${accountId}_' || n,
      '/v2/charts/coordinates', ${createdAt}
    from ${numbers}`);
  await database.sql(`
    insert into charge_counts (account_id, quarter_hour, calls, credits)
    select account_id, ${QUARTER_HOUR}, count(*), count(*) from ledger where account_id = '${accountId}' and kind = 'charge'
    group by 1, 2`);
  await database.sql(`
    insert into request_counts (account_id, quarter_hour, code, calls)
    select account_id, quarter_hour, 'INVALID_BIRTHDATE', 1 + calls / 20 from charge_counts
    where account_id = '${accountId}'`);
}

const QUARTER_HOUR = `substr(created_at, 1, 14) || case
  when substr(created_at, 15, 2) < '15' then '00' when substr(created_at, 15, 2) < '30' then '15'
  when substr(created_at, 15, 2) < '45' then '30' else '45' end`;
