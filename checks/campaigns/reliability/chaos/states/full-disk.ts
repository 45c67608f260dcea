import { createSqliteFile } from "@chart/kit/stores/databases";
import type { Report } from "../../lib/report.js";
import { SmallDisk } from "./small-disk.js";
import { type StateOptions, underState, withLoaded } from "./with-loaded.js";

/** Fills the disk of a SQLite store under load, and makes room again. */
export async function fullDisk(options: StateOptions, report: Report): Promise<void> {
  report.part(`the disk of a SQLite store full ${options.rounds} times under ${options.callers} callers`);
  const disk = new SmallDisk();
  try {
    disk.mountMemory();
    await withLoaded(createSqliteFile(disk.folder), options, {}, report, (loaded) =>
      underState(
        loaded,
        { name: "the disk was full", begin: () => disk.fill(), end: () => disk.free(), refuses: true },
        options,
        report,
      ),
    );
  } finally {
    disk.remove();
  }
}
