import type { Gazetteer } from "../../src/file/gazetteer.js";

/** Texts of one kind, as a person types them into a picker. */
export interface SearchTexts {
  readonly kind: string;
  readonly texts: readonly string[];
}

interface Sample {
  readonly name: string;
  readonly region: string;
  readonly country: string;
}

/** Large places are searched for more often than their number suggests. */
const LARGEST = 1500;
/** One in this many of the smaller places. */
const EVERY = 131;
const LETTERS = "aeiourstlnk";

/** Lists the texts of a measurement: beginnings of real names, misspelled names, and names with a region. */
export function searchTexts(gazetteer: Gazetteer): readonly SearchTexts[] {
  const samples = readSamples(gazetteer);
  const kinds: SearchTexts[] = [];
  for (const letters of [2, 3, 4, 5, 6, 8, 10, 12]) {
    const names = samples.filter(({ name }) => name.length >= letters);
    kinds.push({ kind: `${letters} letters`, texts: names.map(({ name }) => name.slice(0, letters)) });
  }
  const long = samples.filter(({ name }) => name.length >= 5);
  kinds.push(
    { kind: "misspelled", texts: long.map(({ name }, index) => misspelled(name, index)) },
    {
      kind: "misspelled beginning",
      texts: long.map(({ name }, index) => misspelled(name.slice(0, 7), index)),
    },
    {
      kind: "misspelled, region",
      texts: long.map((one, index) => `${misspelled(one.name, index)}, ${one.region}`),
    },
    {
      kind: "name, region, country",
      texts: samples.map((one) => `${one.name}, ${one.region}, ${one.country}`),
    },
    {
      kind: "beginning, region's beginning",
      texts: samples.map((one) => `${one.name.slice(0, 3)}, ${one.region.slice(0, 2)}`),
    },
    { kind: "name region's beginning", texts: samples.map((one) => `${one.name} ${one.region.slice(0, 3)}`) },
    { kind: "name twice", texts: samples.map(({ name }) => `${name} ${name}`) },
  );
  return kinds.map(({ kind, texts }) => ({ kind, texts: [...new Set(texts)] }));
}

/** Changes, drops, doubles or swaps one letter inside a name. The index decides which, so that texts never vary. */
function misspelled(name: string, index: number): string {
  const at = 1 + (index % (name.length - 2));
  const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
  const wrong = LETTERS.charAt(index % LETTERS.length);
  const ways = [wrong, "", letter + letter, wrong + letter];
  return before + ways[index % ways.length] + after;
}

function readSamples(gazetteer: Gazetteer): readonly Sample[] {
  return [...gazetteer.places()]
    .filter(({ id }) => id <= LARGEST || id % EVERY === 0)
    .map((place) => ({ ...gazetteer.show(place), name: place.name }));
}
