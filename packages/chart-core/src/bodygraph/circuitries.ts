import type { Circuitry } from "../chart.js";
import { CIRCUITRIES, type Connection } from "./defined-channels.js";

/** What each of the 65 lists that four circuitries make is written as; the first is empty. */
const LABELS: string[] = [];

/** The list that each becomes once a circuitry is met: at 4 x its number + that of the circuitry. */
const THEN = new Uint8Array(65 * CIRCUITRIES.length);

listFrom([]);

/** Numbers a list and all that begin with it. */
function listFrom(met: readonly Circuitry[]): number {
  const list = LABELS.push(met.join(", ")) - 1;
  CIRCUITRIES.forEach((next, circuitry) => {
    THEN[CIRCUITRIES.length * list + circuitry] = met.includes(next) ? list : listFrom([...met, next]);
  });
  return list;
}

/** The circuitries of the channels, each once, in the order of first appearance; empty where there is no channel. */
export function circuitries(channels: readonly Connection[]): string {
  let list = 0;
  for (const { circuitry } of channels) list = THEN[CIRCUITRIES.length * list + circuitry]!;
  return LABELS[list]!;
}
