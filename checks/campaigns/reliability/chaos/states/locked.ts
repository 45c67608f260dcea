import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { takeWriteLock } from "@chart/kit/stores/write-lock";
import type { Report } from "../../lib/report.js";
import { type State, type StateOptions, underState, withLoaded } from "./with-loaded.js";

/** Options of {@link locked}. */
export interface LockedOptions extends StateOptions {
  /** Time for which the lock is held that is shorter than the service waits for it (5 s). */
  readonly shortMs: number;
  /** Time for which the lock is held that is longer than the service waits for it. */
  readonly longMs: number;
}

/** Holds the write lock of a SQLite store under load, on another connection. */
export async function locked(
  database: PrivateDatabase,
  { shortMs, longMs, ...options }: LockedOptions,
  report: Report,
): Promise<void> {
  report.part(`the write lock of a SQLite store held under ${options.callers} callers`);
  await withLoaded(database, options, {}, report, async (loaded) => {
    for (const [heldMs, refuses] of [
      [shortMs, false],
      [longMs, true],
    ] as const) {
      const state = writeLock(new URL(database.url).pathname, `the lock was held for ${heldMs} ms`, refuses);
      await underState(loaded, state, { ...options, holdMs: heldMs }, report);
    }
  });
}

function writeLock(path: string, name: string, refuses: boolean): State {
  let release: (() => void) | undefined;
  return {
    name,
    refuses,
    begin: async () => {
      release = await takeWriteLock(path);
    },
    end: () => release?.(),
  };
}
