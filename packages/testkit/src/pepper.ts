/** The KEY_PEPPER of every service that a test, bench or campaign starts, so that its digests can be computed again. */
export const PEPPER = "a pepper of the tests that is long enough";
