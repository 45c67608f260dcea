/** Writes dist/bodygraph-svg.js, the one module of the published package. Runs before it is packed. */
import { writeFileSync } from "node:fs";
import { bundle } from "./lib/bundle.js";

writeFileSync(new URL("../dist/bodygraph-svg.js", import.meta.url), await bundle());
