import { dirname } from "node:path";
import { Gazetteer, prepareGazetteer } from "chart-gazetteer";
import { StartError } from "../config/start-error.js";
import { makeFolder } from "../lib/make-folder.js";

/**
 * Opens the built-in gazetteer. Builds it first if it is absent or outdated.
 *
 * @param path Absolute path of the SQLite file.
 * @param prepare Brings the file up to date; by default in this thread, which a build keeps busy for seconds.
 * @throws StartError if the gazetteer can be neither used nor built.
 */
export async function openGazetteer(
  path: string,
  prepare: (path: string) => Promise<void> = prepareGazetteer,
): Promise<Gazetteer> {
  try {
    makeFolder(dirname(path));
    await prepare(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`GAZETTEER_PATH: ${path} cannot be used (${reason})`, { cause: error });
  }
  return new Gazetteer(path);
}
