import { type SelectQueryBuilder, sql } from "kysely";
import { firstId, timeOfId } from "../../lib/random-id.js";
import { endOfSpan, membersOf, memberText } from "../../request-log/request-group.js";
import type {
  KeptRequest,
  RequestKey,
  RequestList,
  RequestLogStore,
  RequestQuery,
} from "../../request-log/request-log-store.js";
import type { QueryContext } from "../query-context.js";
import type { Tables } from "../tables.js";
import { addRequestGroups, purgeRequestGroups } from "./request-log-changes.js";

/** Maximum number of groups that one search looks at, which takes some tens of milliseconds. */
export const SEARCH_LIMIT = 10_000;

/** Maximum number of groups that a list reads at a time. */
const READ_LIMIT = 128;

const MAX_KEYS = 50;

/** Text after every id, by code point. */
const LAST_ID = "req_~";

/** Creates the log of requests on a SQL database. */
export function requestLogStore(context: QueryContext): RequestLogStore {
  return {
    add: (groups) => addRequestGroups(context, groups),
    list: (query) => listRequests(context, query),
    find: (id, since) => findRequest(context, id, since),
    listKeys: (accountId, since) => listKeys(context, accountId, since),
    purge: (before) => purgeRequestGroups(context, before),
  };
}

type Select<Row> = SelectQueryBuilder<Tables, "request_groups", Row>;

/** Ids of the requests to list. */
interface Bounds {
  /** Smallest id. */
  readonly fromId: string;
  /** Exclusive. */
  readonly untilId: string;
}

function boundsOf({ from, to, before = LAST_ID }: RequestQuery): Bounds {
  const toId = to === undefined ? LAST_ID : firstId("req", to.getTime());
  return { fromId: firstId("req", from.getTime()), untilId: before < toId ? before : toId };
}

/**
 * Returns the groups that an index yields one after another: those of an account, a code or a class of errors. `lastId`
 * has one bound at each end: with two, SQLite may start its search at the farther one and compare each row with the other.
 *
 * @param belowId Exclusive limit of `lastId`.
 */
function inIndex(
  { pages }: QueryContext,
  query: RequestQuery,
  { fromId, untilId }: Bounds,
  belowId = endOfSpan(untilId),
): Select<object> {
  const select = pages
    .selectFrom("request_groups")
    .where("request_groups.account_id", "=", query.accountId)
    .where("last_id", ">=", fromId)
    .where("last_id", "<", belowId)
    .where("first_id", "<", untilId);
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
 * Lists requests. Where an index does not serve the whole filter, first finds the group at which the search ends, so that
 * the list looks at no more than {@link SEARCH_LIMIT}. All requests from its last one on are in it and the groups before.
 */
async function listRequests(context: QueryContext, query: RequestQuery): Promise<RequestList> {
  const filter = restOf(query);
  const bounds = boundsOf(query);
  const end =
    filter &&
    (await inIndex(context, query, bounds)
      .select("last_id")
      .orderBy("last_id", "desc")
      .offset(SEARCH_LIMIT - 1)
      .limit(1)
      .executeTakeFirst());
  const fromId = end?.last_id ?? bounds.fromId;
  const found = await newestRequests(
    (belowId) => {
      const groups = inIndex(context, query, { ...bounds, fromId }, belowId);
      return withKeys(filter === undefined ? groups : filter(groups));
    },
    { ...bounds, fromId },
    query.limit + 1,
  );
  const requests = found.slice(0, query.limit).map(keptRequestOf);
  if (found.length > query.limit) return { requests, next: requests.at(-1)?.id, searchedTo: undefined };
  return { requests, next: end?.last_id, searchedTo: end && timeOfId(end.last_id) };
}

/**
 * Reads groups by their last ids, the largest first, until the newest requests are known: a group has no request after
 * its last id, so the requests from the last id of the latest group on are complete.
 *
 *     groups        first ──────────── last      ids grow to the right
 *     1                      ├─────────┤
 *     2                  ├─────────┤
 *     3             ├───────────┤ <──────────    read so far: all requests from here on are known
 *     4 (not read)       ├───┤
 */
async function newestRequests(
  groupsBelow: (lastId: string | undefined) => Select<GroupRow>,
  { fromId, untilId }: Bounds,
  wanted: number,
): Promise<FoundRequest[]> {
  const readLimit = Math.min(wanted, READ_LIMIT);
  const found: FoundRequest[] = [];
  for (let lastId: string | undefined; ; ) {
    const rows = await groupsBelow(lastId).orderBy("last_id", "desc").limit(readLimit).execute();
    for (const row of rows) {
      for (const { id, durationUs } of membersOf({ lastId: row.last_id, requests: row.requests })) {
        if (id >= fromId && id < untilId) found.push({ id, durationUs, row });
      }
    }
    lastId = rows.at(-1)?.last_id;
    const isEnd = rows.length < readLimit;
    const known = isEnd ? found.length : found.filter(({ id }) => id >= (lastId ?? "")).length;
    if (isEnd || known >= wanted) return found.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, wanted);
  }
}

async function findRequest(
  { pages, engine }: QueryContext,
  id: string,
  since: Date,
): Promise<KeptRequest | undefined> {
  if (id < firstId("req", since.getTime())) return undefined;
  const position = sql.raw(engine === "postgres" ? "strpos" : "instr");
  const select = pages
    .selectFrom("request_groups")
    .where("last_id", ">=", id)
    .where("last_id", "<", endOfSpan(id))
    .where("first_id", "<=", id)
    .where(sql`${position}(requests, ${memberText(id)})`, ">", 0);
  for (const row of await withKeys(select).execute()) {
    const found = membersOf({ lastId: row.last_id, requests: row.requests }).find(
      (member) => member.id === id,
    );
    if (found !== undefined) return keptRequestOf({ ...found, row });
  }
  return undefined;
}

/** Adds the columns of a group, and the name of its key. */
function withKeys(select: Select<object>): Select<GroupRow> {
  return select
    .leftJoin("api_keys", "api_keys.id", "request_groups.key_id")
    .selectAll("request_groups")
    .select("api_keys.name as key_name") as unknown as Select<GroupRow>;
}

/** A group with its key. */
type GroupRow = Tables["request_groups"] & { readonly key_name: string | null };

/** A request with its group. */
interface FoundRequest {
  readonly id: string;
  readonly durationUs: number;
  readonly row: GroupRow;
}

function keptRequestOf({ id, durationUs, row }: FoundRequest): KeptRequest {
  return {
    id,
    at: timeOfId(id),
    accountId: row.account_id,
    keyId: row.key_id,
    keyName: row.key_name ?? undefined,
    method: row.method,
    route: row.route,
    status: row.status,
    code: row.code ?? undefined,
    durationUs,
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
