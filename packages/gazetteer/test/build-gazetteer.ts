import { prepareGazetteer } from "../src/prepare/prepare-gazetteer.js";

/** Builds the gazetteer at the path of its argument; a line on standard output once places have been written. */
const [, , path = ""] = process.argv;
await prepareGazetteer(path, {
  onProgress: (share) => {
    if (share > 0) process.stdout.write(`${share}\n`);
  },
});
