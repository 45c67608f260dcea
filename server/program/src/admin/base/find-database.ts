import { existsSync } from "node:fs";
import { StartError } from "@chart/base";
import type { DatabaseLocation } from "@chart/store";
import { readAccountsConfig } from "../../config/config.js";
import type { ProcessEnvironment } from "../../config/read-variable.js";

/**
 * Reads the location of the store. Without DATABASE_URL, it is the file of a service in development, which must exist:
 * otherwise an operator without the service's environment would create accounts in a store that nobody serves.
 *
 * @param root Folder of the repository, to which a relative path is relative.
 * @throws StartError if DATABASE_URL is invalid, or absent and there is no such file.
 */
export function findDatabase(environment: ProcessEnvironment, root: URL): DatabaseLocation {
  const { database } = readAccountsConfig(environment, root);
  if (!environment["DATABASE_URL"] && database.engine === "sqlite" && !existsSync(database.path)) {
    throw new StartError(
      `There is no store at ${database.path}, and DATABASE_URL is not set. Set the environment variables of the service, or start it once with npm start.`,
    );
  }
  return database;
}
