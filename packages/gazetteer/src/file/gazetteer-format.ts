/** First word of a gazetteer file; its format follows. Files without it are never replaced. */
export const MAGIC = "chart-gazetteer";

/** Version of the sections and of their contents. A file of another version is rebuilt. */
export const FORMAT = 7;

/** First line of a file of this version. */
export const HEAD: string = `${MAGIC} ${FORMAT}`;

/** Marks before a place's id: of a name in another language or a former one, and of the island whose settlement it is. */
export const NAME_MARKS = { own: "", other: "-", island: "+" } as const;

/** Sections of the file, by what their keys are. */
export const SECTIONS = {
  /** {@link idKey} of a place: its facts. */
  places: "places",
  /** Key of a name: ids of its places with a {@link NAME_MARKS}, the largest first. */
  names: "names",
  /** Key of a name: codes of areas, each with its relation and whether it is the area's own name. */
  areas: "areas",
  /** Code of an area: its facts. */
  divisions: "divisions",
  /** Beginning of more names than a search reads: its highest-ranked places, negative for those by another name. */
  prefixes: "prefixes",
  /** {@link idKey} of a larger place's name: that name's key, and the place. */
  spelled: "spelled",
  /** Hash of a form of such a name, in base 36: ids of the names. */
  spellings: "spellings",
} as const;

/** Value of a place, as JSON. `zone` is an index of {@link GazetteerFacts.zones}; the last is missing for a place of today. */
export type PlaceFacts = readonly [
  ...[name: string, lat: number, lng: number, zone: number],
  ...[country: string, admin1: string, admin2: string, admin3: string],
  ...[population: number, flags: number, otherNames: number, presentCity?: number],
];

/** Value of a division, as JSON. `zone` is null if it has several. */
export type DivisionFacts = readonly [
  name: string,
  population: number,
  zone: number | null,
  largest: readonly number[],
];

/** Facts that a reader needs at once. */
export interface GazetteerFacts {
  /** Names and versions of the data packages. */
  readonly dataVersions: string;
  /** IANA names, to which the places refer by index. */
  readonly zones: readonly string[];
  /** Places of reviewed names: key and id. */
  readonly meant: readonly (readonly [key: string, place: number])[];
}

/** Longest id in base 36: 36^4 = 1,679,616 ids. */
const ID_LETTERS = 4;

/** Returns the key of a number, which sorts as the number does. */
export function idKey(id: number): string {
  return id.toString(36).padStart(ID_LETTERS, "0");
}

/** Returns the key of a hash of 32 bits. */
export function hashKey(hash: number): string {
  return hash.toString(36);
}

/** Bits of a place's flags. */
export const PLACE_FLAGS = { capital: 1, cityState: 2, seat: 4 } as const;
