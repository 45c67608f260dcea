import { addChiron } from "../paths/chiron.js";
import {
  checkReturnSearch,
  firstMsOf,
  loadedReturns,
  type Return,
  type ReturnOptions,
} from "../timeline/returns.js";
import { importTables } from "./import-tables.js";

/**
 * Finds the passes of bodies over their places at birth: the same as `findReturns` of `chart-core/time`. It imports the
 * tables of the birth and of the span, and that of Chiron only for its returns.
 *
 * @param birth The birth moment, UTC.
 * @param options The kinds to find (default: Jupiter, Saturn, Chiron and the Uranus opposition), the span (default: from
 *   birth to 90 years after it, which may need three parts of the tables) and the time scale.
 * @returns The passes in order of time.
 * @throws ChartInputError `INVALID_MOMENT`, `MOMENT_OUT_OF_RANGE`, `INVALID_WINDOW`, `INVALID_OPTION`. The promise
 *   rejects with it.
 * @throws the error of the platform if a file of the tables cannot be loaded.
 *
 * @example
 * import { findReturns } from "chart-core/lazy";
 *
 * const birth = new Date("1992-10-03T04:03Z");
 * const options = { kinds: ["saturn"], to: new Date("2026-01-01T00:00Z") } as const;
 * const returns = await findReturns(birth, options);
 * console.log(returns.length, returns[0]?.at.toISOString());
 */
export async function findReturns(birth: Date, options?: ReturnOptions): Promise<readonly Return[]> {
  const search = checkReturnSearch(birth, options);
  const fromMs = Math.min(...search.kinds.map((kind) => firstMsOf(kind, search)));
  await Promise.all([
    importTables(search.birthMs),
    search.kinds.length > 0 && importTables(fromMs, search.span.toMs),
    search.kinds.includes("chiron") && importChiron(),
  ]);
  return loadedReturns(search);
}

async function importChiron(): Promise<void> {
  const { CHIRON_TABLES } = await import("../paths/chiron-table.generated.js");
  addChiron(CHIRON_TABLES);
}
