import { dirname } from "node:path";
import { makeFolder, StartError } from "@chart/base";
import { Gazetteer, type PrepareInThreadOptions, prepareGazetteerInThread } from "chart-gazetteer";

/**
 * Opens the built-in gazetteer. Builds it first if it is absent or outdated.
 *
 * @param path Absolute path of the file.
 * @throws StartError if the gazetteer can be neither used nor built.
 */
export async function openGazetteer(path: string, options: PrepareInThreadOptions = {}): Promise<Gazetteer> {
  try {
    makeFolder(dirname(path));
    await prepareGazetteerInThread(path, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`GAZETTEER_PATH: ${path} cannot be used (${reason})`, { cause: error });
  }
  return new Gazetteer(path);
}
