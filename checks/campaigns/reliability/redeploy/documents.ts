import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@chart/kit/stand-ins/stand-in-machine";

const PAGE = readFileSync(join(ROOT, "docs/operators/upgrades.md"), "utf8");

/** Returns the blocks of commands of a section, without the indentation of a list. */
function blocksOf(heading: string): readonly string[] {
  const start = PAGE.indexOf(`\n## ${heading}\n`);
  const section = PAGE.slice(start + 1).split(/\n## /)[0] ?? "";
  if (start < 0) throw new Error(`docs/operators/upgrades.md has no section ${heading}`);
  const blocks = [...section.matchAll(/^ *```(?:sh|shell)\n(.*?)^ *```/gms)];
  return blocks.map(([, code = ""]) => code.replaceAll(/^ {3}/gm, ""));
}

const [build = "", change = "", goBack = ""] = blocksOf("Upgrade one machine");
const [drain = ""] = blocksOf("Upgrade several nodes");

/** The commands that upgrade a machine: one block builds, the other changes the folders and restarts. */
export const BUILD = build;
export const CHANGE = change;
/** The commands that lead back to the release before. */
export const GO_BACK = goBack;

/** Returns the commands that change the state of a node in HAProxy. */
export function nodeState(node: string, state: "drain" | "ready"): string {
  return drain.replace("nodes/node1 state drain", `nodes/${node} state ${state}`);
}
