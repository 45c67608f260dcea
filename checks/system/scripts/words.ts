/** Prints the words of each document that people read, split at blanks, and the sums beside their limits. */
import { countWords, documentGroups, sumProse } from "./lib/document-words.js";

const row = (name: string, prose: number, rest: string) =>
  console.log(`${name.padEnd(48)}${String(prose).padStart(6)}  ${rest}`);

for (const { name, files, maxProse } of documentGroups()) {
  const words = files.map(countWords);
  if (files.length > 1) for (const { file, prose, all } of words) row(file, prose, `(${all} with code)`);
  row(name, sumProse(words), `of ${maxProse}\n`);
}
