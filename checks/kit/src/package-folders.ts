import { existsSync, readdirSync } from "node:fs";

/** Folders whose folders are packages. */
const ROOFS = ["packages", "server", "checks"];

/**
 * Returns the folders of all packages, relative to the repository, such as `packages/http`. Skips what a move has left
 * behind in a checkout: folders without a package.json.
 *
 * @param root URL of the repository's folder.
 */
export function packageFolders(root: URL): string[] {
  return ROOFS.flatMap((roof) =>
    readdirSync(new URL(`${roof}/`, root))
      .map((name) => `${roof}/${name}`)
      .filter((folder) => existsSync(new URL(`${folder}/package.json`, root))),
  );
}
