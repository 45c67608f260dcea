/** Time for which a successful answer is kept for retries. */
export const ANSWER_TTL_MS: number = 24 * 60 * 60 * 1000;
