import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** A populated place of GeoNames. */
export interface GeonamesCity {
  /** GeoNames' id. */
  readonly id: number;
  readonly name: string;
  readonly asciiName: string;
  /** Names in other languages and scripts, and former names. */
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly isCapital: boolean;
  /** True for the seat of a first-level division; capitals count as seats. */
  readonly isSeat: boolean;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames' codes of its divisions; empty if it has none. */
  readonly admin1: string;
  readonly admin2: string;
  readonly admin3: string;
  /** 0 if unknown. */
  readonly population: number;
  /** IANA name. */
  readonly zone: string;
}

/** Reads a file in the form of GeoNames' cities500.txt, line by line. */
export async function* readGeonamesCities(path: string): AsyncGenerator<GeonamesCity> {
  for await (const line of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity })) {
    const city = parseCity(line.split("\t"));
    if (city !== undefined) yield city;
  }
}

/** Parses the columns of https://download.geonames.org/export/dump/readme.txt; undefined for a line without a city. */
function parseCity(columns: readonly string[]): GeonamesCity | undefined {
  const column = (index: number) => columns[index] ?? "";
  const [name, zone, feature] = [column(1), column(17), column(7)];
  if (name === "" || zone === "") return undefined;
  return {
    id: Number(column(0)),
    name,
    asciiName: column(2),
    otherNames: column(3).split(",").filter(Boolean),
    lat: Number(column(4)),
    lng: Number(column(5)),
    isCapital: feature === "PPLC",
    isSeat: feature === "PPLC" || feature === "PPLA",
    country: column(8),
    admin1: column(10),
    admin2: column(11),
    admin3: column(12),
    population: Number(column(14)),
    zone,
  };
}
