import { resolve } from "node:path";
import { prepareGazetteer } from "./prepare/prepare-gazetteer.js";

/** Builds the gazetteer at the path given as argument, so that a service starts without building it. */
const [, , path] = process.argv;
if (path === undefined) {
  process.stderr.write("Name the file to write.\n");
  process.exitCode = 2;
} else {
  await prepareGazetteer(resolve(path));
}
