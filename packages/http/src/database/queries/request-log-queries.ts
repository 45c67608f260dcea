import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { firstId, timeOfId } from "../../lib/random-id.js";
import type {
  KeptRequest,
  LoggedRequest,
  RequestKey,
  RequestList,
  RequestLogStore,
  RequestQuery,
} from "../../request-log/request-log-store.js";
import { inTransaction, type QueryContext, withSingleWrite } from "../query-context.js";
import type { Tables } from "../tables.js";
import { rowsQuery } from "./batch-query.js";

/** Maximum rows that one purge deletes; the next purge continues. */
const PURGE_LIMIT = 500;

/** Maximum number of requests that one search looks at, which takes some tens of milliseconds. */
export const SEARCH_LIMIT = 10_000;

const MAX_KEYS = 50;

/** Text after every id, by code point. */
const LAST_ID = "req_~";

/** Creates the log of requests on a SQL database. */
export function requestLogStore(context: QueryContext): RequestLogStore {
  return {
    add: (requests) => withSingleWrite(context, (changes) => insertRequests(changes, requests)),
    list: (query) => listRequests(context, query),
    find: (id, since) => findRequest(context, id, since),
    listKeys: (accountId, since) => listKeys(context, accountId, since),
    purge: (before) => purge(context, before),
  };
}

/** Inserts requests, sorted by account: rows that are near each other in the index are written together. */
async function insertRequests(context: QueryContext, requests: readonly LoggedRequest[]): Promise<void> {
  const sorted = requests.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  await insertRows(
    context,
    sorted.map((request) => [
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
  (_context, requests) => sql`
    insert into request_log (id, account_id, key_id, method, route, status, code, duration_us, credits)
    select id, account_id, key_id, method, route, status, code, duration_us, credits
    from ${requests} as requests where true
    on conflict (id) do nothing`,
);

type Select<Row> = SelectQueryBuilder<Tables, "request_log", Row>;

/**
 * Returns the requests that an index yields one after another: those of an account, a code or a class of errors. Each end
 * has one bound: with two, SQLite may start its search at the farther one and compare each row with the other.
 *
 * @param endId Id of the last request to look at; undefined for the start of the query's span.
 */
function inIndex({ pages }: QueryContext, query: RequestQuery, endId: string | undefined): Select<object> {
  const { to, before = LAST_ID } = query;
  const toId = to === undefined ? LAST_ID : firstId("req", to.getTime());
  const [untilId = LAST_ID] = [before, toId].sort();
  const select = pages
    .selectFrom("request_log")
    .where("request_log.account_id", "=", query.accountId)
    .where("request_log.id", ">=", endId ?? firstId("req", query.from.getTime()))
    .where("request_log.id", "<", untilId);
  if (query.code !== undefined) return select.where("code", "=", query.code);
  if (query.statusClass === undefined || query.statusClass === 2) return select;
  return select.where(sql`(status / 100)`, "=", query.statusClass).where("code", "is not", null);
}

/** Returns the rest of the filter, which no index serves; undefined if there is none. */
function restOf(query: RequestQuery): ((select: Select<object>) => Select<object>) | undefined {
  const { code, statusClass, route, keyId } = query;
  const isClassLeft = statusClass === 2 || (statusClass !== undefined && code !== undefined);
  if (route === undefined && keyId === undefined && !isClassLeft) return undefined;
  return (select) => {
    let rest = select;
    if (route !== undefined) rest = rest.where("route", "=", route);
    if (keyId !== undefined) rest = rest.where("key_id", "=", keyId);
    if (isClassLeft) rest = rest.where(sql`status / 100`, "=", statusClass);
    return rest;
  };
}

/**
 * Lists requests. Where an index does not serve the whole filter, first finds the request at which the search ends, so
 * that the list looks at no more than {@link SEARCH_LIMIT}.
 */
async function listRequests(context: QueryContext, query: RequestQuery): Promise<RequestList> {
  const filter = restOf(query);
  const end =
    filter &&
    (await inIndex(context, query, undefined)
      .select("request_log.id")
      .orderBy("request_log.id", "desc")
      .offset(SEARCH_LIMIT - 1)
      .limit(1)
      .executeTakeFirst());
  const searched = inIndex(context, query, end?.id);
  const rows = await withKeys(filter === undefined ? searched : filter(searched))
    .orderBy("request_log.id", "desc")
    .limit(query.limit + 1)
    .execute();
  const requests = rows.slice(0, query.limit).map(keptRequestOf);
  if (rows.length > query.limit) return { requests, next: requests.at(-1)?.id, searchedTo: undefined };
  return { requests, next: end?.id, searchedTo: end && timeOfId(end.id) };
}

async function findRequest(
  { pages }: QueryContext,
  id: string,
  since: Date,
): Promise<KeptRequest | undefined> {
  const select = pages
    .selectFrom("request_log")
    .where("request_log.id", "=", id)
    .where("request_log.id", ">=", firstId("req", since.getTime()));
  const row = await withKeys(select).executeTakeFirst();
  return row && keptRequestOf(row);
}

/** Adds the columns of a request, and the name of its key. */
function withKeys(select: Select<object>): Select<RequestRow> {
  return select
    .leftJoin("api_keys", "api_keys.id", "request_log.key_id")
    .selectAll("request_log")
    .select("api_keys.name as key_name") as unknown as Select<RequestRow>;
}

/** A row with its key. */
interface RequestRow extends Selectable<Tables["request_log"]> {
  readonly key_name: string | null;
}

function keptRequestOf(row: RequestRow): KeptRequest {
  return {
    id: row.id,
    at: timeOfId(row.id),
    accountId: row.account_id,
    keyId: row.key_id,
    keyName: row.key_name ?? undefined,
    method: row.method,
    route: row.route,
    status: row.status,
    code: row.code ?? undefined,
    durationUs: row.duration_us,
    credits: row.credits,
  };
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

/** Deletes old requests. Nodes that purge at the same time skip each other's rows instead of waiting. */
function purge(context: QueryContext, before: Date): Promise<number> {
  return inTransaction(context, async ({ db, engine }) => {
    const { numDeletedRows } = await db
      .deleteFrom("request_log")
      .where("id", "in", (eb) => {
        const old = eb
          .selectFrom("request_log")
          .select("id")
          .where("id", "<", firstId("req", before.getTime()))
          .orderBy("id")
          .limit(PURGE_LIMIT);
        return engine === "postgres" ? old.forUpdate().skipLocked() : old;
      })
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
