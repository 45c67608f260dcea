/** Writes what is made of the records and comments of the elements: types, the manifest, and tables of the README. */
import { readFileSync, writeFileSync } from "node:fs";
import { ELEMENT_FILES } from "./lib/element-files.js";

for (const [path, write] of Object.entries(ELEMENT_FILES)) {
  const file = new URL(`../${path}`, import.meta.url);
  writeFileSync(
    file,
    write(() => readFileSync(file, "utf8")),
  );
}
