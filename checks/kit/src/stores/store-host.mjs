/**
 * Runs a store in a separate process, which a test can kill. A message contains the path of a method, such as
 * `accounts.find`, and its arguments; the reply contains the result, or the message of the error.
 */
import { openStore } from "@chart/store";

const [location, options] = JSON.parse(process.argv[2]);
const store = await openStore(location, options);

process.on("message", async ({ id, path, parameters }) => {
  const owner = path.slice(0, -1).reduce((object, name) => object[name], store);
  try {
    process.send({ id, result: await owner[path.at(-1)](...parameters) });
  } catch (error) {
    process.send({ id, error: error.message });
  }
});
process.send({ id: "ready" });
