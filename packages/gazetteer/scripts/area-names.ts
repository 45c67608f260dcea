/**
 * Looks up names of countries, of divisions with 200,000 people or more, and of towns with 15,000 in Britain, Ireland and
 * Germany, alone. Prints those that find a place in another country and are not reviewed (lib/reviewed-names.ts).
 */
import { fileURLToPath } from "node:url";
import { Gazetteer } from "../src/file/gazetteer.js";
import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";
import { measureAreaNames } from "./lib/area-names.js";

const PATH = fileURLToPath(new URL("../../../data/gazetteer.db", import.meta.url));

await prepareGazetteer(PATH);
const gazetteer = new Gazetteer(PATH);
for (const { kind, asked, reviewed, unreviewed } of measureAreaNames(gazetteer)) {
  console.log(`${kind}: ${asked} names, ${reviewed.length} find a reviewed place in another country`);
  for (const { name, found } of unreviewed) console.log(`  not reviewed: ${name}: ${found}`);
}
gazetteer.close();
