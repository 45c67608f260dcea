/**
 * Checks the questions of random windows against a search over every instant, and plays true answers:
 * `npm run measure -- check:questions [<windows> [<days>]]`, by default 300 windows and 400 days.
 */
import { randomNumbers } from "../bench/lib/random.js";
import { checkQuestions, playAnswers } from "./lib/random-questions.js";

const windows = Number(process.argv[2] ?? 300);
const days = Number(process.argv[3] ?? 400);
const random = randomNumbers(2026);
const checked = Array.from({ length: windows }, () => checkQuestions(random));
const wrong = checked.filter(({ asked, searched }) => asked.join() !== searched.join());
for (const { from, to } of wrong) console.log(`wrong: ${from.toISOString()} to ${to.toISOString()}`);
console.log(`${windows - wrong.length} of ${windows} windows have the questions that a search finds`);
const parts = checked.map(({ partOfBest }) => partOfBest).sort((a, b) => a - b);
const mean = parts.reduce((sum, part) => sum + part, 0) / windows;
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
console.log(`they tell ${percent(mean)} of what the best instants tell, at least ${percent(parts[0]!)}`);
const { unasked, answered, askedAnew, halved } = playAnswers(days, 20, random);
console.log(`share of the true type in ${days} days with several types: ${percent(unasked)} of the day`);
console.log(`after the three questions of the day: ${percent(answered)}; asked anew: ${percent(askedAnew)}`);
console.log(`after halving the day three times: ${percent(halved)}`);
if (wrong.length > 0) process.exitCode = 1;
