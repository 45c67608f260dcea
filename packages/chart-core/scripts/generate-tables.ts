/**
 * Compiles the series model into the packed tables of longitudes. It takes about ten minutes, nearly all of it for
 * sampling, which resumes after an interruption.
 *
 *   npm run --prefix packages/chart-core generate:tables            writes them
 *   npm run --prefix packages/chart-core generate:tables --check    compares them with what is committed
 */
import { publish } from "./lib/generated-module.js";
import { compileBodies, compileNutation } from "./tables/compile-tables.js";
import { sampleSpan } from "./tables/sample-span.js";
import { packedTotalBytes, tableModules } from "./tables/table-modules.js";

const bodies = compileBodies(await sampleSpan());
const nutation = compileNutation();
publish(tableModules(bodies, nutation));
console.log(`${packedTotalBytes(Object.values(bodies), nutation)} bytes packed`);
