/**
 * Packs the bundle of the tools for assistants:
 *
 *   npm run pack:mcpb -- [folder]    dist-packages by default, which `npm run pack` empties
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { packBundle } from "../../packages/cli/scripts/bundle-mcpb.mjs";
import { packedManifest } from "./packed-files.mjs";
import { PUBLICATION } from "./publication.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../../dist-packages", import.meta.url));
await packBundle(resolve(folder), { publication: PUBLICATION, packedManifest });
