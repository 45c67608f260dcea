/** The birth of the quick start's examples: 5 September 1990, 21:17 in Amsterdam. */
export const SAMPLE_BIRTH: Date = new Date("1990-09-05T19:17:00Z");
