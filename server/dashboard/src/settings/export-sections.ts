import type { EntryCursor } from "@chart/accounts";
import { requestLogStart } from "@chart/accounts";
import type { RouteDeps } from "../base/deps.js";
import { browserName } from "./browser-name.js";

/** Rows that a part of an export reads at once: a few milliseconds of work and little memory. */
const BATCH_SIZE = 500;

export interface ExportRequest {
  readonly store: RouteDeps["store"];
  readonly accountId: string;
  /** Instant of the export: entries from then on are not part of it. */
  readonly at: Date;
}

interface ExportSection {
  readonly name: string;
  /** Reads the list in batches. Their objects are written as JSON, dates as ISO 8601. */
  readonly batches: (request: ExportRequest) => AsyncIterable<readonly object[]>;
}

/** Lists of the exported file, in order. A further log becomes part of it by a further entry. */
const EXPORT_SECTIONS: readonly ExportSection[] = [
  { name: "keys", batches: keys },
  { name: "sessions", batches: sessions },
  { name: "changes", batches: changes },
  { name: "ledger", batches: ledger },
  { name: "requests", batches: requests },
];

/** Writes an export as JSON text in parts of bounded size. An export that is broken off is no valid JSON. */
export async function* exportText(request: ExportRequest, head: object): AsyncGenerator<string> {
  yield JSON.stringify(head, undefined, 2).slice(0, -"\n}".length);
  for (const { name, batches } of EXPORT_SECTIONS) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const batch of batches(request)) {
      const rows = batch.map((row) => `\n    ${JSON.stringify(row)}`).join(",");
      if (rows !== "") yield isFirst ? rows : `,${rows}`;
      isFirst &&= rows === "";
    }
    yield "\n  ]";
  }
  yield "\n}\n";
}

async function* keys({ store, accountId }: ExportRequest): AsyncGenerator<readonly object[]> {
  yield await store.accountData.listKeys(accountId);
}

async function* sessions({ store, accountId, at }: ExportRequest): AsyncGenerator<readonly object[]> {
  yield (await store.signIn.listSessions(accountId, at)).map(
    ({ userAgent, createdAt, seenAt, expiresAt }) => ({
      browser: browserName(userAgent),
      userAgent,
      createdAt,
      seenAt,
      expiresAt,
    }),
  );
}

/** Changes of the account, without the names of operators: those are personal data of somebody else. */
function changes({ store, accountId, at }: ExportRequest): AsyncGenerator<readonly object[]> {
  return pagesOf(
    at,
    (before) => store.audit.list({ accountId, before, limit: BATCH_SIZE }),
    ({ at: time, actorId, action, detail, requestId }) => ({
      at: time,
      by: actorId === accountId ? "you" : actorId === undefined ? "the service" : "an operator",
      action,
      detail,
      requestId,
    }),
  );
}

function ledger({ store, accountId, at }: ExportRequest): AsyncGenerator<readonly object[]> {
  return pagesOf(
    at,
    (before) => store.usage.listLedger({ accountId, to: at, before, limit: BATCH_SIZE }),
    (entry) => entry,
  );
}

/** The log of requests of the last thirty days. */
async function* requests({ store, accountId, at }: ExportRequest): AsyncGenerator<readonly object[]> {
  const from = requestLogStart(at);
  let before: string | undefined;
  do {
    const page = await store.requestLog.list({ accountId, from, to: at, before, limit: BATCH_SIZE });
    yield page.requests.map(({ accountId: _, ...request }) => request);
    before = page.next;
  } while (before !== undefined);
}

/** Reads a list page by page, newest entries first, each page from where the one before has ended. */
async function* pagesOf<Entry extends { readonly at: Date; readonly id: string }>(
  at: Date,
  readPage: (before: EntryCursor | undefined) => Promise<readonly Entry[]>,
  show: (entry: Entry) => object,
): AsyncGenerator<readonly object[]> {
  let before: EntryCursor | undefined;
  for (;;) {
    const page = await readPage(before);
    yield page.filter((entry) => entry.at < at).map(show);
    const last = page.at(-1);
    if (last === undefined || page.length < BATCH_SIZE) return;
    before = { at: last.at.toISOString(), id: last.id };
  }
}
