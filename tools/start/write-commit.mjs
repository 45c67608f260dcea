/**
 * Writes the commit of this checkout into server/program/dist/commit, for the name of the release. Runs at the end of a
 * build, so that it is the commit of the built code, whatever is checked out later. Without git or its folder, the file
 * says `unknown`. The Dockerfile writes the file from its argument COMMIT, because .dockerignore excludes .git.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

writeFileSync(new URL("../../server/program/dist/commit", import.meta.url), `${commitOf(ROOT)}\n`);

/** @param {string} folder */
function commitOf(folder) {
  try {
    const stdio = /** @type {const} */ (["ignore", "pipe", "ignore"]);
    const parameters = ["-C", folder, "rev-parse", "--show-prefix", "--short=8", "HEAD"];
    const [prefix, commit] = execFileSync("git", parameters, { encoding: "utf8", stdio }).split("\n");
    // With a prefix, it is the commit of another repository, in which an archive of this one was unpacked.
    return prefix === "" && commit ? commit : "unknown";
  } catch {
    return "unknown";
  }
}
