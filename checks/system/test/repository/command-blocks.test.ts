import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** Documents whose blocks an operator pastes into a root shell. */
const DOCUMENTS = [
  "docs/guides/self-hosting.md",
  ...readdirSync(`${ROOT}docs/operators`).map((name) => `docs/operators/${name}`),
];

/** Returns the commands of a shell block, one a line: without comments, heredocs, and breaks within a command. */
function commandsOf(block: string): readonly string[] {
  return block
    .replace(/^(.*<<'?([A-Z]+)'?.*)\n(?:.*\n)*?\2\n/gm, "$1\n")
    .replace(/\\\n */g, " ")
    .replace(/'[^']*'/g, (quoted) => quoted.replaceAll("\n", " "))
    .replace(/(&&|\|)\n */g, "$1 ")
    .replace(/\n *(\|)/g, " $1")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** Assignments cannot fail, and nginx may not be there. */
const HARMLESS = [/^[A-Z_]+=\S*$/, /^sudo systemctl disable --now nginx$/];

describe.each(DOCUMENTS)("%s", (path) => {
  test("has only blocks of commands that stop at the first failure", () => {
    const text = readFileSync(ROOT + path, "utf8");
    const blocks = [...text.matchAll(/^( *)```(?:sh|shell)\n(.*?)^ *```/gms)].map(([, , code = ""]) => code);
    const going = blocks.filter((block) => {
      const before = commandsOf(block).slice(0, -1);
      return before.some((command) => !HARMLESS.some((pattern) => pattern.test(command)));
    });
    expect(going).toEqual([]);
  });
});
