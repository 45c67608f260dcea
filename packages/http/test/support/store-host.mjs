/**
 * A store in a process of its own, which a test can kill: each message names a method of the store and its arguments, and
 * is answered by what the method resolved to or by the message of its error.
 */
import { openStore } from "../../dist/database/open-store.js";

const [location, options] = JSON.parse(process.argv[2]);
const store = await openStore(location, options);

process.on("message", async ({ id, method, parameters }) => {
  try {
    process.send({ id, result: await store[method](...parameters) });
  } catch (error) {
    process.send({ id, error: error.message });
  }
});
process.send({ id: "ready" });
