import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("../../../../tools/start/check-node.cjs", import.meta.url));

/** Runs the check as if it ran in a version of Node, and returns its exit code and message. */
function check(version: string): readonly [code: number | null, message: string] {
  const setVersion = `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
  const preload = `data:text/javascript,${encodeURIComponent(setVersion)}`;
  const { status, stderr } = spawnSync(process.execPath, ["--import", preload, SCRIPT], { encoding: "utf8" });
  return [status, stderr];
}

test.each(["10.24.1", "18.20.8", "20.18.3"])("Node %s is refused before anything is installed", (version) => {
  expect(check(version)).toEqual([1, `Node 20.19 or later is needed; this is ${version}.\n`]);
});

test.each(["20.19.0", "22.0.0", "24.11.1"])("Node %s is accepted", (version) => {
  expect(check(version)).toEqual([0, ""]);
});
