import { resolve } from "node:path";
import { prepareGazetteer } from "./prepare/prepare-gazetteer.js";

/** Builds the gazetteer into the file that is named, where a service is to find it ready. */
const [, , path] = process.argv;
if (path === undefined) {
  process.stderr.write("Name the file to write.\n");
  process.exitCode = 2;
} else {
  await prepareGazetteer(resolve(path));
}
