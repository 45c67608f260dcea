import { setTimeout as delay } from "node:timers/promises";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { ENGINE_NAMES } from "../../lib/engine-names.js";
import { FakeClock } from "../../lib/fake-clock.js";
import type { CampaignAccount } from "../../lib/open-accounts.js";
import type { Report } from "../../lib/report.js";
import { offAndBack } from "../clocks.js";
import type { LoadedService } from "../loaded-service.js";
import { signedIn } from "../signed-in.js";
import { type StateOptions, underState, withLoaded } from "./with-loaded.js";

const JUMPS = [
  { offset: "+1h", inWords: "an hour ahead" },
  { offset: "-1h", inWords: "an hour behind" },
];

const HALF_AN_HOUR_MS = 30 * 60_000;

/** Sets the service's clock an hour forward and back under load, and uses the dashboard meanwhile. */
export async function clockJumps(
  database: PrivateDatabase,
  options: StateOptions,
  report: Report,
): Promise<void> {
  const name = ENGINE_NAMES[database.engine];
  report.part(`a clock on ${name} an hour off, ${options.rounds} times under ${options.callers} callers`);
  const clock = new FakeClock("+0");
  const secret = { SESSION_SECRET: "a session secret of the campaign, long enough" };
  try {
    const load = { environment: { ...clock.environment, ...secret }, otherStatuses: [429] };
    await withLoaded(database, options, load, report, async (loaded) => {
      const renewing = await openRenewing(loaded);
      // Under load, on a busy machine, the forms may be refused.
      await loaded.callers.hold();
      const { visitor, accountId } = await signedIn(loaded);
      const visit = async () => (await visitor.get(`/dashboard/accounts/${accountId}`)).status;
      loaded.callers.goOn();
      for (const { offset, inWords } of JUMPS) {
        const begin = async () => {
          clock.set(offset);
          report.figure(`the dashboard ${inWords} answered`, await visit());
        };
        const end = async () => {
          clock.set("+0");
          await worksAgain(visit, inWords, report);
        };
        await underState(loaded, { name: `it was ${inWords}`, begin, end, refuses: false }, options, report);
      }
      checkRefusals(loaded, options.rounds * JUMPS.length, report);
      await checkPeriods(loaded, renewing.accountId, report);
    });
  } finally {
    clock.remove();
  }
  // Two processes at once, because they wait for their limits.
  await Promise.all(JUMPS.map((jump) => offAndBack(database, jump, report)));
}

/** Opens an account that looks a year old and renews in half an hour. */
async function openRenewing(loaded: LoadedService): Promise<CampaignAccount> {
  const account = await loaded.open("renewing", 1_000_000, 4);
  const renewsAt = new Date(Date.now() + HALF_AN_HOUR_MS);
  const openedAt = new Date(renewsAt);
  openedAt.setUTCFullYear(openedAt.getUTCFullYear() - 1);
  const { sql } = loaded.database;
  const [opened, renews] = [openedAt.toISOString(), renewsAt.toISOString()];
  await sql(
    "update ledger set created_at = $1 where account_id = $2 and kind = 'allocation'",
    opened,
    account.accountId,
  );
  await sql(
    "update accounts set created_at = $1, period_started_at = $2, renews_at = $3 where id = $4",
    ...([opened, opened, renews, account.accountId] as const),
  );
  return account;
}

/** Time after which a dashboard that refuses a person who is signed in is at fault. */
const LONGEST_REFUSAL_MS = 60_000;

/** Opens the dashboard until it answers with the page. */
async function worksAgain(visit: () => Promise<number>, inWords: string, report: Report): Promise<void> {
  const startedMs = performance.now();
  let status = await visit();
  while (status !== 200 && performance.now() - startedMs < LONGEST_REFUSAL_MS) {
    await delay(200);
    status = await visit();
  }
  report.figure(`after ${inWords} and back, the dashboard's page after, ms`, performance.now() - startedMs);
  report.invariant(status === 200, `the dashboard answered ${status} after ${inWords} and back`);
}

/** Buckets of an account that the load takes from: its requests, and the further work of costly ones. */
const BUCKETS = 2;

/** Checks that each bucket refused at most its first request after each jump back: its next refill takes no time. */
function checkRefusals({ record, accounts }: LoadedService, jumps: number, report: Report): void {
  const refused = record.statuses.get(429) ?? 0;
  const buckets = BUCKETS * (accounts.plain.length + accounts.repeating.length);
  report.figure("refused because of the clock", `${refused} of ${jumps} jumps by ${buckets} buckets`);
  report.invariant(refused <= jumps * buckets, `${refused} requests were refused within the limit`);
}

/** Checks that the period which began within the hour was allotted once, however often the clock came to it. */
async function checkPeriods(
  { database, accounts }: LoadedService,
  id: string,
  report: Report,
): Promise<void> {
  const [row] = await database.sql(
    `select cast(sum(case kind when 'allocation' then 1 else 0 end) as bigint) as periods,
       cast(sum(amount) as bigint) as received
     from ledger where account_id = $1 and kind not in ('charge', 'refund')`,
    id,
  );
  accounts.received.set(id, Number(row?.["received"]));
  report.figure("periods allotted to an account that renews within the hour", `${row?.["periods"]}`);
  report.invariant(row?.["periods"] === 2, `${row?.["periods"]} periods were allotted, not 2`);
}
