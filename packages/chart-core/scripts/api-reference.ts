/**
 * Writes docs/api.md: every export of every entry, from the types and doc comments, with the output of the examples.
 * Needs a build.
 *
 *   npm run api-reference
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { apiReference } from "./reference/api-reference.js";

writeFileSync(fileURLToPath(new URL("../docs/api.md", import.meta.url)), apiReference());
