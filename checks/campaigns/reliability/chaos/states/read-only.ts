import { existsSync } from "node:fs";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { createSqliteFile, type PrivateDatabase } from "@chart/kit/stores/databases";
import type { Report } from "../../lib/report.js";
import type { LoadedService } from "../loaded-service.js";
import { timeToFirstChart } from "../time-to-first-chart.js";
import { run, SmallDisk } from "./small-disk.js";
import { type State, type StateOptions, underState, withLoaded } from "./with-loaded.js";

/**
 * Makes the files of a SQLite store read-only under load, and back. Then the file system fails and the kernel makes it
 * read-only: the service is stopped, starts in vain on the read-only store, and again on the repaired one.
 */
export async function readOnly(options: StateOptions, report: Report): Promise<void> {
  report.part(`a SQLite store read-only ${options.rounds + 1} times under ${options.callers} callers`);
  const disk = new SmallDisk();
  try {
    disk.mountImage();
    const database = createSqliteFile(disk.folder);
    await withLoaded(database, options, { stopsInDoubt: true }, report, async (loaded) => {
      await underState(loaded, immutableFiles(database), options, report);
      const failed: State = {
        name: "the file system had failed",
        begin: () => disk.fail(),
        end: () => repair(disk, loaded, report),
        refuses: true,
      };
      await underState(loaded, failed, { ...options, rounds: 1 }, report);
    });
  } finally {
    disk.remove();
  }
}

/**
 * Files that nobody may change, not even root or a process that has them open. Not the index of the log: it is mapped into
 * memory, and whoever writes to a map of such a file gets a signal.
 */
function immutableFiles({ url }: PrivateDatabase): State {
  const { pathname } = new URL(url);
  const files = () => ["", "-wal"].map((suffix) => pathname + suffix).filter(existsSync);
  return {
    name: "the store's files were read-only",
    begin: () => void run("chattr", "+i", ...files()),
    end: () => void run("chattr", "-i", ...files()),
    refuses: true,
  };
}

/** Stops the service, tries to start it on the read-only store, and starts it on the repaired one. */
async function repair(disk: SmallDisk, loaded: LoadedService, report: Report): Promise<void> {
  // Each call must have its answer before the process ends.
  await loaded.callers.hold();
  report.figure("on a failed disk, the service ended with", String(await loaded.service.stop()));
  await startInVain(loaded.database, "the failed disk", report);
  disk.mountRepaired("rw");
  await loaded.service.restart();
  await loaded.service.stop();
  disk.mountRepaired("ro");
  await startInVain(loaded.database, "a disk mounted read-only", report);
  disk.mountRepaired("rw");
  await loaded.service.restart();
  loaded.callers.goOn();
  await timeToFirstChart(loaded);
}

/** Says that a store cannot be used, in words for an operator. */
const CLEAR = /(?:store|DATABASE_URL).* (?:cannot be (?:opened|written)|is read-only)/i;

/** Starts the service on a store that it cannot write to: it must say so in one line. */
async function startInVain({ url }: PrivateDatabase, where: string, report: Report): Promise<void> {
  const service = new ServiceProcess({ NODE_ENV: "production", KEY_PEPPER: PEPPER, DATABASE_URL: url });
  try {
    const isListening = await service.listening().then(
      () => true,
      () => false,
    );
    const lines = service.stderr.split("\n").filter((line) => CLEAR.test(line));
    const outcome = isListening ? "it listens" : "it ended";
    report.figure(`a start on ${where}`, `${outcome}, with ${lines.length} lines about the store`);
    report.invariant(lines.length === 1, `a start on ${where} (${outcome}) says: ${service.stderr}`);
  } finally {
    await service.stop("SIGKILL");
  }
}
