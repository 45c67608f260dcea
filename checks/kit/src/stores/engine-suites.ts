/** Calls that declare suites for PostgreSQL, or the import of a module that does. */
const SUITES = /\b(?:onEachEngine|onPostgres)\(|\/documented-responses\.js"/;

/** Tests at the first level of a file, which are in no such suite; those that a loop declares are not seen. */
const OTHER_TESTS = /^(?:test|it|describe)[.(]/m;

/**
 * Returns whether a file of tests has suites for PostgreSQL, which `npm run check` runs.
 *
 * @throws Error if it has other tests as well: they would run in `npm test` and again in `npm run check`.
 */
export function hasPostgresSuites(path: string, source: string): boolean {
  if (!SUITES.test(source)) return false;
  if (OTHER_TESTS.test(source))
    throw new Error(`${path}: move the tests that need no database engine into a file of their own`);
  return true;
}
