import type { GuessLimit, PasswordGuess, SignInStore } from "@chart/accounts/sign-in";
import { limitAt } from "@chart/accounts/sign-in";
import { BatchQueue } from "../../base/batch-queue.js";
import { inTransaction, type QueryContext } from "../../base/query-context.js";

/**
 * Creates the part of the sign-in store that limits wrong passwords. A guess counts before its password is checked, so
 * several at the same moment, on any number of nodes, are no more than one after the other. Guesses run in batches: one
 * connection serves them all, and those that wait for the lock of an attacked account keep none from charges.
 */
export function guessQueries(context: QueryContext): Pick<SignInStore, "countGuess" | "releaseGuess"> {
  const changes = new BatchQueue<GuessChange, number>((batch) => changeLimits(context, batch));
  return {
    countGuess: (guess) => changes.add({ guess, isRelease: false }),
    async releaseGuess(guess) {
      await changes.add({ guess, isRelease: true });
    },
  };
}

/** A guess to count, or to take back. */
interface GuessChange {
  readonly guess: PasswordGuess;
  readonly isRelease: boolean;
}

/** Runs changes one after another, in one transaction; returns the seconds to wait for each. */
function changeLimits(context: QueryContext, changes: readonly GuessChange[]): Promise<number[]> {
  return inTransaction(context, async (transaction) => {
    const before = await lockBuckets(transaction, bucketsOf(changes));
    const after = new Map(before);
    const seconds = changes.map(({ guess, isRelease }) =>
      isRelease ? releaseFrom(after, guess) : countIn(after, guess),
    );
    await writeBuckets(
      transaction,
      [...after].filter(([bucket, fullMs]) => fullMs !== before.get(bucket)),
    );
    // Last: a transaction that deletes, and then waits for another one's lock, could deadlock with it.
    await deleteFull(transaction, Math.max(...changes.map(({ guess }) => guess.at.getTime())));
    return seconds;
  });
}

/** Counts a guess for all of its limits, or for none; returns the seconds to wait. */
function countIn(buckets: Map<string, number>, { limits, at }: PasswordGuess): number {
  const counted: (readonly [bucket: string, fullMs: number])[] = [];
  for (const { bucket, limit } of limits) {
    const { retryAfterSeconds, correctedFullMs, nextFullMs } = limitAt(limit, buckets.get(bucket) ?? 0, at);
    if (retryAfterSeconds > 0) {
      if (correctedFullMs !== undefined) buckets.set(bucket, correctedFullMs);
      return retryAfterSeconds;
    }
    counted.push([bucket, nextFullMs]);
  }
  for (const [bucket, fullMs] of counted) buckets.set(bucket, fullMs);
  return 0;
}

function releaseFrom(buckets: Map<string, number>, { limits }: PasswordGuess): number {
  for (const { bucket, limit } of limits) {
    buckets.set(bucket, Math.max(0, (buckets.get(bucket) ?? 0) - intervalOf(limit)));
  }
  return 0;
}

function intervalOf({ windowSeconds, requests }: GuessLimit["limit"]): number {
  return (1000 * windowSeconds) / requests;
}

/** Lists the buckets of all changes in the order of their names, in which every node locks them. */
function bucketsOf(changes: readonly GuessChange[]): string[] {
  return [...new Set(changes.flatMap(({ guess }) => guess.limits.map(({ bucket }) => bucket)))].sort();
}

/** Locks buckets, creates those that are missing, and returns their states. */
async function lockBuckets({ db }: QueryContext, buckets: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .insertInto("password_guesses")
    .values(buckets.map((bucket) => ({ bucket, full_ms: 0 })))
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet((eb) => ({ full_ms: eb.ref("password_guesses.full_ms") })),
    )
    .returning(["bucket", "full_ms"])
    .execute();
  return new Map(rows.map(({ bucket, full_ms }) => [bucket, full_ms]));
}

async function writeBuckets(
  { db }: QueryContext,
  buckets: readonly (readonly [bucket: string, fullMs: number])[],
): Promise<void> {
  if (buckets.length === 0) return;
  await db
    .insertInto("password_guesses")
    .values(buckets.map(([bucket, full_ms]) => ({ bucket, full_ms })))
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet((eb) => ({ full_ms: eb.ref("excluded.full_ms") })),
    )
    .execute();
}

/** Deletes the buckets that are full again. Passes over those that another transaction has locked. */
async function deleteFull({ db, engine }: QueryContext, atMs: number): Promise<void> {
  await db
    .deleteFrom("password_guesses")
    .where("bucket", "in", (eb) => {
      const full = eb.selectFrom("password_guesses").select("bucket").where("full_ms", "<=", atMs);
      return engine === "postgres" ? full.forUpdate().skipLocked() : full;
    })
    .execute();
}
