import { PART as FROM_1800 } from "./table/parts/from-1800.generated.js";
import { PART as FROM_1850 } from "./table/parts/from-1850.generated.js";
import { PART as FROM_1900 } from "./table/parts/from-1900.generated.js";
import { PART as FROM_1950 } from "./table/parts/from-1950.generated.js";
import { PART as FROM_2000 } from "./table/parts/from-2000.generated.js";
import { PART as FROM_2050 } from "./table/parts/from-2050.generated.js";
import { PART as FROM_2100 } from "./table/parts/from-2100.generated.js";
import { PART as FROM_2150 } from "./table/parts/from-2150.generated.js";
import { addTablePart } from "./table/table-part.js";

let isComplete = false;

/**
 * Adds all parts to the tables, the first time. Called before the tables are read, rather than when they are imported,
 * so that bundlers can leave them out of a program that computes no chart.
 */
export function completeTables(): void {
  if (isComplete) return;
  const all = [FROM_1800, FROM_1850, FROM_1900, FROM_1950, FROM_2000, FROM_2050, FROM_2100, FROM_2150];
  for (const part of all) addTablePart(part);
  // Last, so that a call which overflowed the stack leaves the rest to the next one.
  isComplete = true;
}
