/**
 * Writes src/shapes/the generated modules of src/shapes from scripts/shapes: all geometry is computed here and rounded
 * to two decimals, so that a picture is put together from constants.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { bodyModule } from "./lib/body-module.js";
import { glyphModule, signModule } from "./lib/glyph-module.js";

const FOLDER = new URL("../src/shapes/", import.meta.url);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL("body.generated.ts", FOLDER), bodyModule());
writeFileSync(new URL("glyphs.generated.ts", FOLDER), glyphModule());
writeFileSync(new URL("signs.generated.ts", FOLDER), signModule());
