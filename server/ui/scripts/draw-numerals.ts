/** Writes src/numerals.generated.ts from the letters of the bodygraph's pictures. */
import { writeFileSync } from "node:fs";
import { numeralsModule } from "./lib/numerals-module.js";

writeFileSync(new URL("../src/numerals.generated.ts", import.meta.url), numeralsModule());
