/** State of an account's credits: "low" from 20 % of the period's credits on, "out" once nothing is left to spend. */
export type CreditLevel = "ok" | "low" | "out";

/** Divisor of the period's credits that gives the level of low credits: 5 for 20 %. */
const LOW_DIVISOR = 5;

/**
 * Returns the state of an account's credits. Granted credits count as credits left, because requests can spend them.
 * The 20 % refer to the credits with which the period began. The notices' query (database/queries/notice-queries.ts)
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
  return credits * LOW_DIVISOR <= periodCredits ? "low" : "ok";
}
