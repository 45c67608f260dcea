import { lineOfAllEntries } from "./all-entries.mjs";

process.stdout.write(`${await lineOfAllEntries()}\n`);
