import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the arguments with which the unit file of a build starts Node, such as `--max-semi-space-size=32`; none for a
 * file that is not the main file of a build.
 *
 * @param main Main file of the build, `server/program/dist/main.js` in its folder.
 */
export function nodeArgumentsOf(main: string): readonly string[] {
  const unit = join(main, "../../../../deploy/chart.service");
  if (!existsSync(unit)) return [];
  const [, words = ""] = /^ExecStart=\S+ (.*)$/m.exec(readFileSync(unit, "utf8")) ?? [];
  return words.split(" ").filter((word) => word.startsWith("--"));
}
