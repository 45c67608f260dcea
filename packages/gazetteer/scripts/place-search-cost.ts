/**
 * Prints the processor time of searches for a picker, by kind of text, and the slowest texts. Each text counts with the
 * least time of several sweeps over all texts: other work on the machine only adds time, and a sweep in between fills
 * the caches with other places.
 */
import { fileURLToPath } from "node:url";
import { Gazetteer } from "../src/file/gazetteer.js";
import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";
import { searchPlaces } from "../src/search/search-places.js";
import { searchTexts } from "./lib/search-texts.js";

const PATH = fileURLToPath(new URL("../../../data/gazetteer.db", import.meta.url));
const LIMIT = 8;
const SLOWEST = 12;
const SWEEPS = 5;

await prepareGazetteer(PATH);
const gazetteer = new Gazetteer(PATH);
const kinds = searchTexts(gazetteer);
const leastMs = new Map<string, number>();
for (let sweep = 0; sweep < SWEEPS; sweep++) {
  for (const text of kinds.flatMap(({ texts }) => texts)) {
    leastMs.set(text, Math.min(leastMs.get(text) ?? Number.POSITIVE_INFINITY, costMs(text)));
  }
}
const costsOf = (texts: readonly string[]) => texts.map((text) => leastMs.get(text) ?? Number.NaN);
const table = Object.fromEntries(kinds.map(({ kind, texts }) => [kind, figures(costsOf(texts))]));
console.table({ ...table, all: figures([...leastMs.values()]) });
console.log([...leastMs].toSorted(([, oneMs], [, otherMs]) => otherMs - oneMs).slice(0, SLOWEST));
gazetteer.close();

function costMs(text: string): number {
  const start = process.cpuUsage();
  searchPlaces(gazetteer, text, LIMIT);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function figures(costsMs: readonly number[]) {
  const sorted = costsMs.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1];
  return { texts: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}
