/** Prints the outcomes of the texts in test/fixtures/place-texts.txt by class. */
import { fileURLToPath } from "node:url";
import { Gazetteer } from "../src/file/gazetteer.js";
import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";
import { measurePlaceTexts, readPlaceTexts } from "./lib/place-texts.js";

const PATH = fileURLToPath(new URL("../../../data/gazetteer.db", import.meta.url));

await prepareGazetteer(PATH);
const gazetteer = new Gazetteer(PATH);
const { classes, all, wrong, missed, answered } = await measurePlaceTexts(gazetteer, readPlaceTexts());
console.table(Object.fromEntries([...classes, ["all", all]]));
console.log({ wrong, missed, answered });
gazetteer.close();
