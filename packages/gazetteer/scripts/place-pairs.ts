/**
 * Asks 20,000 random texts of a known place and an area that has none of its name (half a minute). Prints how many find a
 * large city, and every one that finds another place or does not suggest the known one first. Argument: a seed.
 */
import { fileURLToPath } from "node:url";
import { Gazetteer } from "../src/file/gazetteer.js";
import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";
import { measurePairs } from "./lib/place-pairs.js";

const PATH = fileURLToPath(new URL("../../../data/gazetteer.db", import.meta.url));
const COUNT = 20_000;

await prepareGazetteer(PATH);
const gazetteer = new Gazetteer(PATH);
console.log(measurePairs(gazetteer, COUNT, Number(process.argv[2] ?? 1)));
gazetteer.close();
