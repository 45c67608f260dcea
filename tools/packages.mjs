import { existsSync, readdirSync } from "node:fs";

/** Folders whose folders are packages. */
export const ROOFS = ["packages", "server", "checks"];

/**
 * Returns the folders of all packages, relative to the repository, such as `packages/http`. Skips what a move has left
 * behind in a checkout: folders without a package.json.
 *
 * @param {URL} root URL of the repository's folder.
 * @returns {string[]}
 */
export function packageFolders(root) {
  return ROOFS.flatMap((roof) =>
    readdirSync(new URL(`${roof}/`, root))
      .map((name) => `${roof}/${name}`)
      .filter((folder) => existsSync(new URL(`${folder}/package.json`, root))),
  );
}
