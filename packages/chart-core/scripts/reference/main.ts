/**
 * Writes the library's reference into `dist/reference/parts.json`, from which the documentation site makes its pages. The
 * bundle of this file is beside it: the same relative path leads to the package from both.
 *
 * `entries.ts` reads the exports by the TypeScript compiler, `doc-comment.ts` their comments and `types.ts` their types;
 * `parts.ts` writes the Markdown, with a file for each larger table.
 *
 * @module
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE } from "./entries.js";
import { referenceParts } from "./parts.js";

writeFileSync(join(PACKAGE, "dist/reference/parts.json"), JSON.stringify(referenceParts()));
