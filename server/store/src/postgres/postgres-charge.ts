import type { Charge, ChargeOutcome } from "chart-http";
import { randomId } from "chart-http/base";
import { sql } from "kysely";
import type { QueryContext } from "../base/query-context.js";
import { rowsQuery } from "../queries/base/batch-query.js";
import { quarterHourOf } from "../queries/base/charge-counts.js";
import { chargeInTransaction } from "../queries/charge-batch.js";

interface ChargeRow {
  /** True in every row if the period of any account has ended; then the statement charged nothing. */
  readonly isDue: boolean;
  /** True if another request has claimed the Idempotency-Key of this charge. */
  readonly isLeaseLost: boolean;
  /** Credits left after this charge; null if nothing was charged. */
  readonly left: number | null;
}

/**
 * Charges a batch in one statement. Has the outcomes of its plain form, {@link chargeInTransaction}, which needs five
 * statements, each a round trip to the server while the accounts are locked. The plain form also handles the rarer batches
 * in which the period of an account has ended, or a charge is not of one credit.
 */
export async function chargeInOneStatement(
  context: QueryContext,
  charges: readonly Charge[],
): Promise<ChargeOutcome[]> {
  if (charges.some(({ credits = 1 }) => credits !== 1)) return chargeInTransaction(context, charges);
  const rows = await chargeStatement(
    context,
    charges.map(({ accountId, requestId, endpoint, chargedAt, answer }, index) => {
      const instant = chargedAt.toISOString();
      return [
        index,
        randomId("entry"),
        accountId,
        requestId,
        endpoint ?? null,
        instant,
        quarterHourOf(instant),
        answer?.keyHmac ?? null,
        answer?.fingerprint ?? null,
        answer?.data ?? null,
        answer?.keptUntil.toISOString() ?? null,
      ];
    }),
  );
  if (rows.some(({ isDue }) => isDue)) return chargeInTransaction(context, charges);
  return rows.map(({ isLeaseLost, left }) => (isLeaseLost ? "lease-lost" : (left ?? "exhausted")));
}

/**
 * Each step of the statement reads the ones before it:
 *
 *     asked       the charges of the batch, as rows
 *     held        their accounts, locked in the order of their ids
 *     period      true if the period of any account has ended
 *     leases      leases of the charges, locked in the order of their keys, after all accounts
 *     looked_up   charges with their balances; is_lease_lost if another request has the key
 *     turns       charges of each account, numbered in the order of arrival
 *     paid        the first ones, which the allocation pays, then those that granted credits pay
 *     entered, counted, spent, answered   writes to the ledger, its counts, the balances and the kept answers
 *
 * `paid` implements accounts/spend-credits.ts for single credits in SQL, and `period` implements isDue of queries/renewal.ts. A test
 * compares the statement with its plain form: see docs/decisions/0004-one-store-two-engines.md.
 */
const chargeStatement = rowsQuery<ChargeRow>(
  {
    index: "bigint",
    entry_id: "text",
    account_id: "text",
    request_id: "text",
    endpoint: "text",
    charged_at: "text",
    quarter_hour: "text",
    key_hmac: "text",
    fingerprint: "text",
    data: "text",
    kept_until: "text",
  },
  (_context, charges) => sql`
    with asked as (select * from ${charges} as charges),
    held as (
      select id, allocation_credits as allocation, granted_credits as granted, renews_at
      from accounts where id in (select account_id from asked)
      order by id for update
    ),
    period as (
      select coalesce(bool_or(renews_at <= (select max(charged_at) from asked)), false) as is_due from held
    ),
    leases as (
      select key_hmac, request_id as holder from idempotent_requests
      where key_hmac in (select key_hmac from asked) and data is null and (select is_due from period) is not null
      order by key_hmac for update
    ),
    looked_up as (
      select asked.*, allocation, granted,
        asked.key_hmac is not null and holder is distinct from request_id as is_lease_lost
      from asked left join held on held.id = account_id left join leases using (key_hmac)
    ),
    turns as (
      select *, row_number() over (partition by account_id order by index) as turn
      from looked_up where not is_lease_lost and not (select is_due from period)
    ),
    paid as (
      select *, case when turn <= allocation then 'allocation' else 'granted' end as pot
      from turns where turn <= allocation + granted
    ),
    entered as (
      insert into ledger (id, account_id, kind, pot, amount, request_id, endpoint, created_at)
      select entry_id, account_id, 'charge', pot, -1, request_id, endpoint, charged_at from paid
    ),
    counted as (
      insert into charge_counts (account_id, quarter_hour, calls, credits)
      select account_id, quarter_hour, count(*), count(*) from paid group by account_id, quarter_hour
      on conflict (account_id, quarter_hour) do update
      set calls = charge_counts.calls + excluded.calls, credits = charge_counts.credits + excluded.credits
    ),
    spent as (
      update accounts
      set allocation_credits = allocation - of_allocation, granted_credits = granted - of_granted
      from (
        select account_id, allocation, granted,
          count(*) filter (where pot = 'allocation') as of_allocation,
          count(*) filter (where pot = 'granted') as of_granted
        from paid group by account_id, allocation, granted
      ) as taken
      where accounts.id = account_id
    ),
    answered as (
      update idempotent_requests
      set fingerprint = paid.fingerprint, data = paid.data, expires_at = kept_until
      from paid where idempotent_requests.key_hmac = paid.key_hmac
    )
    select (select is_due from period) as "isDue", looked_up.is_lease_lost as "isLeaseLost",
      paid.allocation + paid.granted - turn as left
    from looked_up left join paid using (index) order by index`,
);
