import type { ServiceProcess } from "@chart/kit/services/service-process";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import type { Report } from "../lib/report.js";
import type { Answered, Traffic } from "./traffic.js";

/**
 * Time before a kill whose requests may be missing: the log is written each second, the counts each ten. The rest is for
 * a busy machine.
 */
const [LOST_LOG_MS, LOST_COUNTS_MS] = [5000, 20_000];

/**
 * Checks that the request log, the counts of requests and those of charges contain the requests of all nodes. Call it
 * once the nodes have stopped, but one that ended by a kill.
 */
export async function checkCounts(
  { sql }: PrivateDatabase,
  { answers, lost }: Traffic,
  report: Report,
): Promise<void> {
  // A node that stops or starts refuses requests before it knows the account.
  const known = answers.filter(({ status }) => status < 500);
  const logged = new Set((await sql("select id from request_log")).map(({ id }) => String(id)));
  const missing = known.filter(({ requestId }) => !logged.has(requestId));
  for (const answer of missing) {
    const { node, requestId } = answer;
    report.invariant(
      wasLost(answer, LOST_LOG_MS),
      `the request ${requestId} of ${node.name} is missing in the log`,
    );
  }
  report.invariant(logged.size <= answers.length + lost, `${logged.size} requests are in the log`);
  report.figure("requests answered, below 500", known.length);
  report.figure("of these, missing in the log because of a kill", missing.length);

  const counts = await sql(
    `select case when code = '' then 'results' else 'refusals' end as kind, cast(sum(calls) as bigint) as calls
     from request_counts group by 1`,
  );
  for (const [kind, isOfKind] of Object.entries(KINDS)) {
    const counted = Number(counts.find((row) => row["kind"] === kind)?.["calls"] ?? 0);
    const ofKind = known.filter(isOfKind);
    const fewest = ofKind.filter((answer) => !wasLost(answer, LOST_COUNTS_MS)).length;
    report.invariant(
      counted >= fewest && counted <= ofKind.length + lost,
      `${counted} ${kind} are counted, of ${ofKind.length}`,
    );
    report.figure(`${kind} counted`, counted);
  }
}

const KINDS: Readonly<Record<"results" | "refusals", (answer: Answered) => boolean>> = {
  results: ({ status }) => status === 200,
  refusals: ({ status }) => status !== 200,
};

/** True if the node was killed soon after an answer, which its caller may have read a moment after the kill. */
function wasLost({ node, sentMs, atMs }: Answered, withinMs: number): boolean {
  return node.killedMs.some((killedMs) => killedMs >= sentMs && killedMs - atMs < withinMs);
}

/** Checks that the usage of this month is that of the ledger, by the new release's admin command. */
export async function checkUsage(
  { sql }: PrivateDatabase,
  service: ServiceProcess,
  report: Report,
): Promise<void> {
  const { month, accounts } = await service.admin<Usage>("usage");
  const rows = await sql(
    `select account_id, count(distinct request_id) as requests, cast(-sum(amount) as bigint) as credits
     from ledger where kind = 'charge' and created_at like $1
       and not exists (select 1 from ledger refund where refund.id = 'refund_' || ledger.request_id)
     group by account_id`,
    `${month}%`,
  );
  report.invariant(rows.length === accounts.length, `${accounts.length} accounts have usage`);
  for (const { account_id, requests, credits } of rows) {
    const usage = accounts.find(({ accountId }) => accountId === account_id);
    report.invariant(
      usage?.requests === requests && usage?.credits === credits,
      `usage of ${account_id}: ${usage?.requests} requests, ${usage?.credits} credits; ledger: ${requests}, ${credits}`,
    );
  }
  const sum = rows.reduce((total, { requests }) => total + Number(requests), 0);
  report.figure("requests charged, in the ledger and in the usage", sum);
}

/** What the admin command `usage` prints. */
interface Usage {
  readonly month: string;
  readonly accounts: readonly {
    readonly accountId: string;
    readonly requests: number;
    readonly credits: number;
  }[];
}
