/** Measures what a day changes in a chart, and writes the table into docs/time.md: `npm run measure -- day-table`. */
import { readFileSync, writeFileSync } from "node:fs";
import { randomNumbers } from "../bench/lib/random.js";
import { dayTable, replaceDayTable } from "./lib/day-table.js";
import { measureDays } from "./lib/measure-days.js";

const DAYS = 400;
const GUIDE = new URL("../docs/time.md", import.meta.url);

const table = dayTable(measureDays(DAYS, randomNumbers(400)));
writeFileSync(GUIDE, replaceDayTable(readFileSync(GUIDE, "utf8"), table));
console.log(table);
