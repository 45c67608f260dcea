/** Prints the processor time of searches for a picker, by kind of text, and the slowest texts. */
import { fileURLToPath } from "node:url";
import { Gazetteer } from "../src/file/gazetteer.js";
import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";
import { searchPlaces } from "../src/search/search-places.js";
import { searchTexts } from "./lib/search-texts.js";

const PATH = fileURLToPath(new URL("../../../data/gazetteer.db", import.meta.url));
const LIMIT = 8;
const SLOWEST = 12;

await prepareGazetteer(PATH);
const gazetteer = new Gazetteer(PATH);
const kinds = searchTexts(gazetteer);
for (const { texts } of kinds) for (const text of texts) searchPlaces(gazetteer, text, LIMIT);

const all: { readonly text: string; readonly ms: number }[] = [];
const table = Object.fromEntries(
  kinds.map(({ kind, texts }) => {
    const costs = texts.map((text) => ({ text, ms: costMs(text) }));
    all.push(...costs);
    return [kind, figures(costs.map(({ ms }) => ms))];
  }),
);
console.table({ ...table, all: figures(all.map(({ ms }) => ms)) });
console.log(all.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST));
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
