/** Writes the tables of docs/operators/configuration.md from the records of the variables. */
import { readFileSync, writeFileSync } from "node:fs";
import { withConfigurationTables } from "./lib/configuration-tables.js";

const DOCUMENT = new URL("../../../docs/operators/configuration.md", import.meta.url);

writeFileSync(DOCUMENT, withConfigurationTables(readFileSync(DOCUMENT, "utf8")));
