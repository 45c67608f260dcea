import fc from "fast-check";

/** Seed of all properties, samples and campaigns in the tests. `TEST_SEED=7 npm test` draws different cases. */
const seed = Number(process.env["TEST_SEED"] || 1);
if (!Number.isInteger(seed)) throw new RangeError("TEST_SEED must be an integer");

fc.configureGlobal({ seed });
