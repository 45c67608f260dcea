import { readFileSync } from "node:fs";

/** Reads the rows of a CSV file in fixtures as objects with the header's names, without comment lines. */
export function readFixture(name: string): Record<string, string>[] {
  const [header, ...rows] = readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const columns = (header ?? "").split(",");
  return rows.map((row) => {
    const values = row.split(",");
    if (values.length !== columns.length) throw new Error(`${name}: ${values.length} values in "${row}"`);
    return Object.fromEntries(columns.map((column, index) => [column, values[index]!]));
  });
}
