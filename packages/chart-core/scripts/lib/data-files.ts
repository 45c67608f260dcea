import { readFileSync } from "node:fs";

/** Reads the text of a file in scripts/data. */
export function dataText(name: string): string {
  return readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8");
}

/** Reads the rows of a CSV file in scripts/data, without its comments and its header. */
export function readCsv(name: string): string[][] {
  const lines = dataText(name)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.slice(1).map((line) => line.split(","));
}
