import type { KeptRequest, RequestKey, RequestList, RequestLogStore, RequestQuery } from "@chart/accounts";
import { firstId, timeOfId } from "chart-http/base";
import { sql } from "kysely";
import type { QueryContext } from "../../base/query-context.js";
import { conditionsOf, SEARCH_LIMIT } from "./request-filter.js";
import { addReport, purgeRequests } from "./request-log-changes.js";

const MAX_KEYS = 50;

/** Text after every id, by code point. */
const LAST_ID = "req_~";

export function requestLogStore(context: QueryContext): RequestLogStore {
  return {
    add: (report) => addReport(context, report),
    list: (query) => listRequests(context, query),
    find: (id, since) => findRequest(context, id, since),
    listKeys: (accountId, since) => listKeys(context, accountId, since),
    purge: (now) => purgeRequests(context, now),
  };
}

/** Columns of a request in a list, with the texts of its numbers. */
const REQUESTS = sql`
  select request_log.id, accounts.term as "accountId", keys.term as "keyId", api_keys.name as "keyName", method,
    routes.term as route, status, code, duration_us as "durationUs", credits
  from request_log
    join request_terms as accounts on accounts.number = account_term
    join request_terms as keys on keys.number = key_term
    join request_terms as routes on routes.number = route_term
    left join api_keys on api_keys.id = keys.term`;

type RequestRow = Omit<KeptRequest, "at" | "code" | "keyName"> & Nullable<"code" | "keyName">;
type Nullable<Names extends string> = Readonly<Record<Names, string | null>>;

/**
 * Lists requests of the log. Where an index does not serve the whole filter, first finds the request at which the search
 * ends, so that the list looks at no more than {@link SEARCH_LIMIT}.
 */
async function listRequests({ pages }: QueryContext, query: RequestQuery): Promise<RequestList> {
  const { accountId, keyId, route, limit } = query;
  const { fromId, untilId } = boundsOf(query);
  const terms = await pages
    .selectFrom("request_terms")
    .select(["term", "number"])
    .where("term", "in", [accountId, keyId ?? accountId, route ?? accountId])
    .execute();
  const numbers = new Map(terms.map(({ term, number }) => [term, number]));
  // A text without a number is in no request.
  const { indexed, rest } = conditionsOf(query, (text) => numbers.get(text) ?? -1);
  const endId =
    rest &&
    (
      await sql<{ id: string }>`
        select id from request_log where ${indexed} and id >= ${fromId} and id < ${untilId}
        order by id desc limit 1 offset ${SEARCH_LIMIT - 1}`.execute(pages)
    ).rows[0]?.id;
  const { rows } = await sql<RequestRow>`
    ${REQUESTS} where ${rest === undefined ? indexed : sql`${indexed} and ${rest}`}
      and request_log.id >= ${endId ?? fromId} and request_log.id < ${untilId}
    order by request_log.id desc limit ${limit + 1}`.execute(pages);
  const requests = rows.slice(0, limit).map(keptRequestOf);
  if (rows.length > limit) return { requests, next: requests.at(-1)?.id, searchedTo: undefined };
  return { requests, next: endId, searchedTo: endId === undefined ? undefined : timeOfId(endId) };
}

/** Ids of the requests to list. */
interface Bounds {
  /** Smallest id. */
  readonly fromId: string;
  /** Exclusive. */
  readonly untilId: string;
}

/**
 * Returns the bounds of a query, one limit at each end: with two, SQLite may start its search at the farther one and
 * compare each row with the other.
 */
function boundsOf({ from, to, before = LAST_ID }: RequestQuery): Bounds {
  const toId = to === undefined ? LAST_ID : firstId("req", to.getTime());
  return { fromId: firstId("req", from.getTime()), untilId: before < toId ? before : toId };
}

async function findRequest(
  { pages }: QueryContext,
  id: string,
  since: Date,
): Promise<KeptRequest | undefined> {
  if (id < firstId("req", since.getTime())) return undefined;
  const { rows } = await sql<RequestRow>`${REQUESTS} where request_log.id = ${id}`.execute(pages);
  return rows[0] && keptRequestOf(rows[0]);
}

function keptRequestOf({ code, keyName, ...row }: RequestRow): KeptRequest {
  return { ...row, at: timeOfId(row.id), code: code ?? undefined, keyName: keyName ?? undefined };
}

async function listKeys({ pages }: QueryContext, accountId: string, since: Date): Promise<RequestKey[]> {
  const rows = await pages
    .selectFrom("api_keys")
    .select(["id", "name", "last_four", "revoked_at"])
    .where("account_id", "=", accountId)
    .where((eb) => eb.or([eb("revoked_at", "is", null), eb("revoked_at", ">=", since.toISOString())]))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_KEYS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    // Of several keys with one name, at most one is active.
    name: row.revoked_at === null ? row.name : `${row.name} (...${row.last_four}, no longer active)`,
  }));
}
