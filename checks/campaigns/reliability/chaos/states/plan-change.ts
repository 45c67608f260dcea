import { setTimeout as delay } from "node:timers/promises";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { ENGINE_NAMES } from "../../lib/engine-names.js";
import type { Report } from "../../lib/report.js";
import type { LoadedService } from "../loaded-service.js";
import { type StateOptions, withLoaded } from "./with-loaded.js";

/** Credits of an account that can pay for some of its requests only. */
const FEW_CREDITS = 70;

/** Changes the plans of accounts under load, up and down, while one of them runs out of credits. */
export async function planChange(
  database: PrivateDatabase,
  options: StateOptions,
  report: Report,
): Promise<void> {
  const { rounds, callers, holdMs } = options;
  report.part(`plans changed ${rounds} times on ${ENGINE_NAMES[database.engine]} under ${callers} callers`);
  await withLoaded(database, options, { otherStatuses: [402, 403] }, report, async (loaded) => {
    const poor = await loaded.open("poor", FEW_CREDITS, 4);
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      await delay(holdMs);
      for (const plan of ["hobbyist", "developer", "lifetime", "scale"]) {
        await setPlans(loaded, plan);
        least = Math.min(least, await leastCredits(database));
      }
      await loaded.grant(FEW_CREDITS, poor);
    }
    report.figure("least credits of an account", least);
    report.invariant(least >= 0, `an account had ${least} credits`);
    for (const status of [402, 403]) {
      report.invariant(loaded.record.statuses.has(status), `no request was answered with ${status}`);
    }
  });
}

async function setPlans({ service, accounts }: LoadedService, plan: string): Promise<void> {
  for (const { accountId } of [...accounts.plain, ...accounts.repeating]) {
    await service.admin("account", "set-plan", "--account", accountId, "--plan", plan);
  }
}

async function leastCredits({ sql }: PrivateDatabase): Promise<number> {
  const [row] = await sql("select min(allocation_credits) as a, min(granted_credits) as b from accounts");
  return Math.min(Number(row?.["a"]), Number(row?.["b"]));
}
