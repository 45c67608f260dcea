/** Smallest cost of a password's hash that Argon2 allows, for tests that hash in their own process. */
export const CHEAPEST_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };
