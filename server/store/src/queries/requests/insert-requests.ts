import type { LoggedRequest } from "@chart/accounts";
import { sql } from "kysely";
import type { QueryContext } from "../../base/query-context.js";
import { rowsQuery, textsQuery } from "../base/batch-query.js";

/** Adds rows to the log. Must be called in a transaction. */
export async function insertRequests(
  context: QueryContext,
  requests: readonly LoggedRequest[],
): Promise<void> {
  await addTerms(context, [
    ...new Set(requests.flatMap(({ accountId, keyId, route }) => [accountId, keyId, route])),
  ]);
  await insertRows(
    context,
    requests.map((request) => [
      request.id,
      request.accountId,
      request.keyId,
      request.method,
      request.route,
      request.status,
      request.code ?? null,
      request.durationUs,
      request.credits,
    ]),
  );
}

/** Sorted, because nodes that add the same terms in different orders could deadlock. */
const addTerms = textsQuery(
  (_context, terms) => sql`
    insert into request_terms (term)
    select given_text from ${terms} as terms
    where not exists (select 1 from request_terms where term = given_text) order by given_text
    on conflict (term) do nothing`,
);

const insertRows = rowsQuery(
  {
    id: "text",
    account_id: "text",
    key_id: "text",
    method: "text",
    route: "text",
    status: "bigint",
    code: "text",
    duration_us: "bigint",
    credits: "bigint",
  },
  // Only a request whose first write had an unknown outcome can be there already. "where true" tells SQLite's parser that
  // "on conflict" does not belong to a join.
  (_context, requests) => sql`
    insert into request_log
      (id, account_term, key_term, method, route_term, status, code, duration_us, credits)
    select id, ${numberOf("account_id")}, ${numberOf("key_id")}, method, ${numberOf("route")}, status, code,
      duration_us, credits
    from ${requests} as added where true
    on conflict (id) do nothing`,
);

function numberOf(column: string) {
  return sql`(select number from request_terms where term = added.${sql.ref(column)})`;
}
