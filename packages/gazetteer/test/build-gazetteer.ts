import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";

/** Builds the gazetteer at the path given as argument, and prints the completed share to standard output. */
const [, , path = ""] = process.argv;
await prepareGazetteer(path, {
  onProgress: (share) => {
    if (share > 0) process.stdout.write(`${share}\n`);
  },
});
