import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import type { Report } from "../../lib/report.js";
import type { LoadedService } from "../loaded-service.js";
import { timeToFirstChart } from "../time-to-first-chart.js";
import { type StateOptions, withLoaded } from "./with-loaded.js";

const ADMIN = fileURLToPath(new URL("../../../../../server/program/dist/admin/main.js", import.meta.url));

/** Options of {@link purgeAndBackup}. */
export interface PurgeOptions extends StateOptions {
  /** Expired answers, old requests and rows of a deleted account: so many of each. */
  readonly rows: number;
}

/** Makes the service purge twice a second instead of once a minute. */
const OFTEN =
  "--import=data:text/javascript,const{setInterval:s}=globalThis;globalThis.setInterval=(f,ms,...a)=>s(f,ms===60000%3F500:ms,...a)";

/** Time within which a purge goes on, and ends, however busy the machine is. */
const LONGEST_PURGE_MS = 5 * 60_000;

/** Kills the service during its purges, and `admin backup` during its copy, under load. */
export async function purgeAndBackup(
  database: PrivateDatabase,
  options: PurgeOptions,
  report: Report,
): Promise<void> {
  const { rounds, callers, rows } = options;
  report.part(`${rounds} purges and ${rounds} backups killed on SQLite under ${callers} callers`);
  const folder = mkdtempSync(join(tmpdir(), "chart-backup-"));
  try {
    await withLoaded(database, options, { environment: { NODE_OPTIONS: OFTEN } }, report, async (loaded) => {
      for (let round = 0; round < rounds; round++) {
        await timeToFirstChart(loaded);
        await addOldRows(loaded, round, rows);
        await killBackup(loaded, folder, report);
        await killPurge(loaded, report);
      }
      await purged(loaded, report);
      await backUp(loaded, join(folder, "whole.db"), report);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const NUMBERS = "with recursive n(i) as (select 1 union all select i + 1 from n where i < $1)";

/** Adds expired answers, requests older than the log, and rows of an account that is then deleted. */
async function addOldRows(
  { database, service, accounts }: LoadedService,
  round: number,
  rows: number,
): Promise<void> {
  const email = `deleted-${round}@example.com`;
  const created = await service.admin("account", "create", "--email", email, "--plan", "developer");
  const id = String(created["accountId"]);
  accounts.received.set(id, 0);
  const answers = `${NUMBERS} insert into idempotent_requests (key_hmac, account_id, request_id, fingerprint, expires_at)`;
  for (const [owner, expiry] of [
    ["nobody", "2000-01-01T00:00:00.000Z"],
    [id, "2100-01-01T00:00:00.000Z"],
  ] as const) {
    await database.sql(
      `${answers} select $2 || $3 || i, $4, 'req_old', hex(randomblob(400)), $5 from n`,
      ...([rows, owner, round, owner, expiry] as const),
    );
  }
  await database.sql(
    `${NUMBERS} insert into request_log
       (duration_us, account_term, key_term, route_term, credits, status, id, method)
     select 1, 1, 1, 1, 0, 200, 'req_00' || $2 || printf('%017d', i), 'POST' from n`,
    ...([rows, round % 10] as const),
  );
  await service.admin("account", "delete", "--account", id, "--reason", "a campaign", "--yes");
}

/** Counts the rows that purges delete. */
async function oldRows({ sql }: PrivateDatabase): Promise<number> {
  const [row] = await sql(
    `select (select count(*) from idempotent_requests where request_id = 'req_old')
       + (select count(*) from request_log where id < 'req_01') as old`,
  );
  return Number(row?.["old"]);
}

/** Kills the service once a purge has deleted something, and starts it again. */
async function killPurge(loaded: LoadedService, report: Report): Promise<void> {
  const before = await oldRows(loaded.database);
  const endMs = performance.now() + LONGEST_PURGE_MS;
  let left = before;
  while (left === before && performance.now() < endMs) {
    await delay(20);
    left = await oldRows(loaded.database);
  }
  await loaded.service.stop("SIGKILL");
  report.figure(
    "old rows before a purge was killed, and after",
    `${before} and ${await oldRows(loaded.database)}`,
  );
  report.invariant(left < before, "the service purged nothing");
  report.invariant(left > 0, "the purge ended before it could be killed");
  await loaded.service.restart();
}

/** Waits until the purges of the restarted service have deleted everything. */
async function purged({ database }: LoadedService, report: Report): Promise<void> {
  const endMs = performance.now() + LONGEST_PURGE_MS;
  let left = await oldRows(database);
  while (left > 0 && performance.now() < endMs) {
    await delay(200);
    left = await oldRows(database);
  }
  report.invariant(left === 0, `${left} old rows were never purged`);
}

/** Kills the backup command once it copies. */
async function killBackup({ database }: LoadedService, folder: string, report: Report): Promise<void> {
  const target = join(folder, "killed.db");
  const recorded = await lastBackup(database);
  const backup = startBackup(database, target);
  const isBegun = () =>
    readdirSync(folder).some(
      (name) => name.startsWith("killed.db.part-") && statSync(join(folder, name)).size > 0,
    );
  while (backup.exitCode === null && !isBegun()) await delay(1);
  backup.kill("SIGKILL");
  if (backup.exitCode === null && backup.signalCode === null) await once(backup, "exit");
  report.invariant(backup.signalCode === "SIGKILL", "the backup ended before it could be killed");
  report.invariant(!existsSync(target), "a killed backup left a file with the name of a backup");
  report.invariant((await lastBackup(database)) === recorded, "a killed backup was recorded");
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
}

/** Makes a backup while the service runs. */
async function backUp({ database }: LoadedService, target: string, report: Report): Promise<void> {
  const [code] = await once(startBackup(database, target), "exit");
  const isWhole = code === 0 && existsSync(target) && (await lastBackup(database)) !== undefined;
  report.invariant(isWhole, `a backup after all kills ended with ${code}`);
}

function startBackup({ url }: PrivateDatabase, target: string): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production", KEY_PEPPER: PEPPER, DATABASE_URL: url };
  return spawn(process.execPath, [ADMIN, "backup", target], { env, cwd: "/", stdio: "ignore" });
}

async function lastBackup({ sql }: PrivateDatabase): Promise<unknown> {
  const [row] = await sql("select value from store_settings where name = 'last-backup'");
  return row?.["value"];
}
