/** State of an account's credits: "low" from 20 % of the period's credits on, "out" once nothing is left to spend. */
export type CreditLevel = "ok" | "low" | "out";

/** Number of times that low credits fit into the period's credits: five for 20 %. */
const LOW_SHARE = 5;

/**
 * Returns the state of an account's credits. Granted credits count as credits left, because they are spent, too. The
 * share is one of the credits with which the period began. The notices' query (database/queries/notice-queries.ts)
 * implements the same rule in SQL, and a test compares the two.
 *
 * @param account Credits left in both pots together, and the allocation with which the period began.
 */
export function creditLevel({
  credits,
  periodCredits,
}: {
  readonly credits: number;
  readonly periodCredits: number;
}): CreditLevel {
  if (credits === 0) return "out";
  return credits * LOW_SHARE <= periodCredits ? "low" : "ok";
}
