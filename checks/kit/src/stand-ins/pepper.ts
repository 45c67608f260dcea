/**
 * The KEY_PEPPER of every service that a test, bench or campaign starts. It is fixed, so that tests can compute the
 * service's hashes.
 */
export const PEPPER = "a pepper of the tests that is long enough";
