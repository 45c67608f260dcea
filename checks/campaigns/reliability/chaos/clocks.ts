import { requestChart } from "@chart/kit/load/chart-call";
import type { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import type { ServiceProcess } from "@chart/kit/services/service-process";
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "@chart/kit/stores/databases";
import { ENGINE_NAMES } from "../lib/engine-names.js";
import { FakeClock } from "../lib/fake-clock.js";
import { openAccounts } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";

/** Requests a minute that an account may make. */
const LIMIT = 20;
const MONTH_MS = 32 * 24 * 60 * 60 * 1000;

/** A service whose clock can be set while it runs. */
class MovedClock {
  readonly #clock: FakeClock;
  service!: ServiceProcess;

  static async start(database: PrivateDatabase, offset: string): Promise<MovedClock> {
    const clock = new MovedClock(offset);
    const environment = { RATE_LIMIT_PER_MINUTE: String(LIMIT), ...clock.#clock.environment };
    clock.service = await startService(database, environment);
    return clock;
  }

  private constructor(offset: string) {
    this.#clock = new FakeClock(offset);
  }

  set(offset: string): void {
    this.#clock.set(offset);
  }

  /** Sends requests one after another; returns the number of those that were refused by the rate limit. */
  async refused(requests: number, apiKey: string): Promise<number> {
    let refused = 0;
    for (let n = 0; n < requests; n++) {
      const response = await requestChart(this.service.url, apiKey);
      await response.arrayBuffer();
      if (response.status === 429) refused++;
    }
    return refused;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    this.#clock.remove();
  }
}

/**
 * Sets the clocks of nodes wrong, and right again: counts requests that the rate limit refuses although the account made
 * fewer than it may, and looks at the end of the account's period.
 */
export async function clocks(server: PrivatePostgres, report: Report): Promise<void> {
  for (const open of [async () => createSqliteFile(), () => createPostgresDatabase(server.url)]) {
    const database = await open();
    report.part(`a clock on ${ENGINE_NAMES[database.engine]} that is ahead for a moment`);
    await offAndBack(database, { offset: "+1d", inWords: "a day ahead" }, report);
    await tenYearsAhead(database, report);
    await database.drop();
  }
  report.part("two nodes on PostgreSQL whose clocks differ");
  for (const seconds of [45, 61, 86_400]) {
    const database = await createPostgresDatabase(server.url);
    await apart(database, seconds, report);
    await database.drop();
  }
}

/** A wrong time that a clock shows for a moment. */
export interface WrongTime {
  /** Difference to the right time, for example `+1d`. */
  readonly offset: string;
  readonly inWords: string;
}

/** Sets a clock wrong and right again: at the rate of the limit, no request may be refused afterwards. */
export async function offAndBack(
  database: PrivateDatabase,
  { offset, inWords }: WrongTime,
  report: Report,
): Promise<void> {
  const clock = await MovedClock.start(database, "+0");
  try {
    const [account] = await openAccounts(database, [`off${offset}`], 1000);
    const apiKey = account?.apiKey ?? "";
    clock.set(offset);
    await clock.refused(1, apiKey);
    clock.set("+0");
    const first = await clock.refused(1, apiKey);
    // One request each refill: an empty bucket admits them all.
    let refused = 0;
    for (let n = 0; n < 3; n++) {
      await new Promise((resolve) => setTimeout(resolve, (60_000 / LIMIT) * 1.05));
      refused += await clock.refused(1, apiKey);
    }
    report.figure(`after ${inWords} and back, refused at once`, `${first} of 1`);
    report.figure("then, at the rate of the limit", `${refused} of 3`);
    report.invariant(refused === 0, `after ${inWords} and back, the rate limit goes on to refuse`);
  } finally {
    await clock.stop();
  }
}

async function tenYearsAhead(database: PrivateDatabase, report: Report): Promise<void> {
  const clock = await MovedClock.start(database, "+0");
  const [account] = await openAccounts(database, ["years"], 1000);
  const { accountId = "", apiKey = "" } = account ?? {};
  clock.set("+10y");
  await clock.refused(1, apiKey);
  clock.set("+0");
  await clock.refused(1, apiKey);
  const [row] = await database.sql("select renews_at from accounts where id = $1", accountId);
  await clock.stop();
  const renewsAt = String(row?.["renews_at"]);
  report.figure("after ten years ahead and back, the account renews", renewsAt);
  const isRight = Date.parse(renewsAt) <= Date.now() + MONTH_MS;
  report.invariant(isRight, `after ten years ahead and back, the account renews ${renewsAt}`);
}

async function apart(database: PrivateDatabase, seconds: number, report: Report): Promise<void> {
  const nodes = [await MovedClock.start(database, `+${seconds}s`), await MovedClock.start(database, "+0")];
  const [account] = await openAccounts(database, ["apart"], 1000);
  let refused = 0;
  // The node that is ahead and the other one by turns.
  for (let n = 0; n < LIMIT; n++) refused += (await nodes[n % 2]?.refused(1, account?.apiKey ?? "")) ?? 0;
  for (const node of nodes) await node.stop();
  report.figure(`${seconds} s apart, refused within the limit`, `${refused} of ${LIMIT}`);
  report.invariant(refused === 0, `nodes ${seconds} s apart refuse ${refused} requests within the limit`);
}
