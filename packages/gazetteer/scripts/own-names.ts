/**
 * Looks up the own names of larger places: alone, with the country, and with the code of the state or province (a few
 * seconds). Prints how many find another place or are refused, and each of them with its reason.
 */
import { fileURLToPath } from "node:url";
import { Gazetteer } from "../src/file/gazetteer.js";
import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";
import { measureOwnNames } from "./lib/own-names.js";

const PATH = fileURLToPath(new URL("../../../data/gazetteer.db", import.meta.url));

await prepareGazetteer(PATH);
const gazetteer = new Gazetteer(PATH);
for (const { kind, asked, reviewed, elsewhere, refused } of measureOwnNames(gazetteer)) {
  console.log(`${kind}: ${asked} texts`);
  console.log(`  find a reviewed place instead: ${reviewed}`);
  console.log(`  find another place: ${elsewhere.length}`);
  for (const { text, found, wanted } of elsewhere) console.log(`    ${text}: ${found}, not ${wanted}`);
  console.log(`  are refused: ${refused.length}`);
  for (const { text, found, wanted } of refused) console.log(`    ${text}: ${found}, not ${wanted}`);
}
gazetteer.close();
