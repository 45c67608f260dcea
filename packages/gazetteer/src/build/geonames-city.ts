import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** A populated place, as GeoNames describes it. */
export interface GeonamesCity {
  /** GeoNames' own number. */
  readonly id: number;
  readonly name: string;
  readonly asciiName: string;
  /** In other languages and scripts, and former names. */
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly isCapital: boolean;
  /** Marks the seat of a first-level division; a capital counts as one. */
  readonly isSeat: boolean;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames' codes of the divisions that it lies in; empty where it names none. */
  readonly admin1: string;
  readonly admin2: string;
  /** 0 where it is not known. */
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

/** Columns as in https://download.geonames.org/export/dump/readme.txt; undefined for a line that is no city. */
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
    population: Number(column(14)),
    zone,
  };
}
