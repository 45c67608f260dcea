import type { PrivateDatabase } from "@chart/kit/databases";
import { Visitor } from "@chart/kit/visitor";
import { ENGINE_NAMES } from "../../lib/engine-names.js";
import { FakeClock } from "../../lib/fake-clock.js";
import type { Report } from "../../lib/report.js";
import { offAndBack } from "../clocks.js";
import type { LoadedService } from "../loaded-service.js";
import { type StateOptions, underState, withLoaded } from "./with-loaded.js";

const JUMPS = [
  { offset: "+1h", inWords: "an hour ahead" },
  { offset: "-1h", inWords: "an hour behind" },
];

const PASSWORD = "correct horse battery staple";
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
    const environment = { ...clock.environment, ...secret };
    await withLoaded(database, options, { environment }, report, async (loaded) => {
      const renewing = await loaded.open("renewing", 1000, 1);
      const renewsAt = new Date(Date.now() + HALF_AN_HOUR_MS).toISOString();
      await database.sql("update accounts set renews_at = $1 where id = $2", renewsAt, renewing.accountId);
      const visit = await signedIn(loaded);
      for (const { offset, inWords } of JUMPS) {
        const begin = async () => {
          clock.set(offset);
          report.figure(`the dashboard ${inWords} answered`, await visit());
        };
        const end = async () => {
          clock.set("+0");
          const status = await (await signedIn(loaded))();
          report.invariant(status === 200, `the dashboard answered ${status} after ${inWords} and back`);
        };
        await underState(loaded, { name: `it was ${inWords}`, begin, end, refuses: false }, options, report);
      }
      await checkPeriods(loaded, renewing.accountId, report);
    });
  } finally {
    clock.remove();
  }
  for (const jump of JUMPS) await offAndBack(database, jump, report);
}

/** Accepts an invitation and signs in; returns a function that opens the account's page and returns its status. */
async function signedIn({ service, accounts }: LoadedService): Promise<() => Promise<number>> {
  const email = `${crypto.randomUUID()}@example.com`;
  const invited = await service.admin("account", "invite", "--email", email, "--plan", "developer");
  const accountId = String(invited["accountId"]);
  const { credits } = await service.admin("account", "show", "--account", accountId);
  accounts.received.set(accountId, Number(credits));
  const visitor = new Visitor(service.url);
  await visitor.accept(String(invited["invitationUrl"]), PASSWORD);
  await visitor.signIn(email, PASSWORD);
  return async () => (await visitor.get(`/dashboard/accounts/${accountId}`)).status;
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
