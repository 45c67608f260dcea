/**
 * Checks the transit changes of random spans against a walk through charts, and every station of 400 years against
 * measured speeds: `npm run measure -- check:transits [<spans> [<days>]]`, by default 400 spans of up to 60 days.
 */
import { randomNumbers } from "../bench/lib/random.js";
import { BODIES, checkStations, checkTransitSpan } from "./lib/random-transits.js";

const spans = Number(process.argv[2] ?? 400);
const days = Number(process.argv[3] ?? 60);
const random = randomNumbers(2026);
let [changes, turned, wrong] = [0, 0, 0];
for (let span = 0; span < spans; span++) {
  const { from, to, listed, walked, stations, wrongStations } = checkTransitSpan(random, days);
  changes += walked.length;
  turned += stations;
  const differing = listed.join("\n") === walked.join("\n") ? [] : ["changes differ"];
  for (const fault of [...differing, ...wrongStations]) {
    wrong++;
    console.log(`wrong: ${from.toISOString()} to ${to.toISOString()}: ${fault}`);
  }
}
console.log(`${spans} spans: ${changes} changes and ${turned} stations, ${wrong} wrong`);

const [first, end] = [new Date(Date.UTC(1800, 0, 2)), new Date(Date.UTC(2199, 11, 31))];
for (const body of BODIES) {
  const { count, wrong: turns } = checkStations(body, first, end);
  wrong += turns.length;
  console.log(`${body}: ${count} stations, ${turns.length} wrong`);
  for (const turn of turns.slice(0, 5)) console.log(`wrong: ${turn}`);
}
if (wrong > 0) process.exitCode = 1;
