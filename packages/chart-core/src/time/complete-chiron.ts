import { addChiron } from "../paths/chiron.js";
import { CHIRON_TABLES } from "../paths/chiron-table.generated.js";

/** Adds the table of Chiron: a function, so that bundlers leave the table out of a program that does not need it. */
export function completeChiron(): void {
  addChiron(CHIRON_TABLES);
}
