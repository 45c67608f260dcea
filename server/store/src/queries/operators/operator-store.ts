import type { FoundRequest, OperatorStore, ProcessReport, StoreFacts } from "@chart/accounts";
import { sql } from "kysely";
import { inTransaction, type QueryContext } from "../../base/query-context.js";
import { listBusiest } from "../base/activity.js";
import { countAccounts, listAccounts } from "./account-list.js";

/** Creates the store of the operators' reads and figures on a SQL database. */
export function operatorStore(context: QueryContext): OperatorStore {
  return {
    listAccounts: (query) => listAccounts(context, query),
    countAccounts: (filter, limit) => countAccounts(context, filter, limit),
    listBusiest: (sinceHour, limit) => listBusiest(context, sinceHour, limit),

    findCharge: (requestId) => findCharge(context, requestId),

    putProcessReport: (report, keepFrom) =>
      inTransaction(context, async ({ db }) => {
        const row = { reported_at: report.reportedAt.toISOString(), report: JSON.stringify(report) };
        await db
          .insertInto("process_reports")
          .values({ process_id: report.processId, ...row })
          .onConflict((conflict) => conflict.column("process_id").doUpdateSet(row))
          .execute();
        await db.deleteFrom("process_reports").where("reported_at", "<", keepFrom.toISOString()).execute();
      }),

    async listProcessReports(since) {
      const rows = await context.pages
        .selectFrom("process_reports")
        .select("report")
        .where("reported_at", ">=", since.toISOString())
        .orderBy("process_id")
        .execute();
      return rows.map(({ report }) => reportOf(report));
    },

    readFacts: () => readFacts(context),
  };
}

function reportOf(json: string): ProcessReport {
  const report = JSON.parse(json) as ProcessReport & { startedAt: string; reportedAt: string };
  return { ...report, startedAt: new Date(report.startedAt), reportedAt: new Date(report.reportedAt) };
}

async function findCharge({ pages }: QueryContext, requestId: string): Promise<FoundRequest | undefined> {
  const rows = await pages
    .selectFrom("ledger")
    .innerJoin("accounts", "accounts.id", "ledger.account_id")
    .select(["accounts.id", "email", "ledger.created_at", "endpoint", "amount"])
    .where("request_id", "=", requestId)
    .execute();
  const [first] = rows;
  return (
    first && {
      accountId: first.id,
      email: first.email,
      at: new Date(first.created_at),
      endpoint: first.endpoint ?? undefined,
      credits: rows.reduce((sum, { amount }) => sum - amount, 0),
    }
  );
}

async function readFacts({ pages, engine }: QueryContext): Promise<StoreFacts> {
  const size =
    engine === "postgres"
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows: sizes } = await size.execute(pages);
  const { rows: migrations } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(pages);
  const backup = await pages
    .selectFrom("store_settings")
    .select("value")
    .where("name", "=", "last-backup")
    .executeTakeFirst();
  return {
    engine,
    bytes: Number(sizes[0]?.bytes ?? 0),
    schema: migrations[0]?.name ?? "",
    lastBackupAt: backup && new Date(backup.value),
  };
}
