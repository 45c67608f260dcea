/**
 * Lists every "City, Country" with an alternative that had another offset from UTC in January or July of 1950, 1990 or
 * 2020. Each line has the text, the place with its zone, and the alternatives.
 */
import { fileURLToPath } from "node:url";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { Gazetteer } from "../src/file/gazetteer.js";
import { NAME_KINDS } from "../src/file/gazetteer-format.js";
import { type Place, placeLabel } from "../src/file/place.js";
import { countAlternatives } from "../src/find/alternatives.js";
import { locatePlace } from "../src/find/locate-place.js";
import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";

const PATH = fileURLToPath(new URL("../../../data/gazetteer.db", import.meta.url));
const DATES = ["1950", "1990", "2020"].flatMap((year) => [`${year}-01-15`, `${year}-07-15`]);

await prepareGazetteer(PATH);
const gazetteer = new Gazetteer(PATH);
let count = 0;
for (const text of textsOfSeveralZones()) {
  const found = locatePlace(gazetteer, text);
  if ("notFound" in found || !DATES.some((date) => countAlternatives(found, offsetOn(date)) > 0)) continue;
  count++;
  const rivals = found.alternatives.map(described).join("; ");
  console.log(`${text}: ${described(found.place)}; rivals: ${rivals}`);
}
console.error(`${count} texts with a rival`);
gazetteer.close();

/** Lists each "name, country" of places in several time zones. */
function textsOfSeveralZones(): readonly string[] {
  const texts = gazetteer.query<string>(
    `select json_group_array(text) as found from (
       select min(places.name) || ', ' || divisions.name as text
       from names join places on places.id = place join divisions on divisions.code = country
       where kind = ${NAME_KINDS.own} group by key, country having count(distinct places.zone) > 1 order by text)`,
  );
  return texts();
}

function offsetOn(date: string): (place: Place) => number {
  return ({ lat, lng, zone }) =>
    resolveBirthMoment({ date, time: "12:00", coords: { lat, lng }, zone }).offsetSeconds;
}

function described(place: Place): string {
  return `${placeLabel(place)} (${place.population.toLocaleString("en")}, ${place.zone})`;
}
