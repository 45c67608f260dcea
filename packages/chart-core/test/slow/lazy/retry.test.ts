import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { computeChart } from "../../../src/compute-chart.js";

const folder = mkdtempSync(join(tmpdir(), "lazy-retry-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Program for a Node without the loader of the tests, which would remember that an import failed. */
const PROGRAM = `
import { renameSync } from "node:fs";
import { computeActivations, computeChart } from "./dist/lazy/index.js";

const part = "dist/chunks/from-1950.js";
const birth = new Date("1990-09-05T19:17:00Z");
const reasonOf = (promise) => promise.then(() => "none", ({ message }) => message);

renameSync(part, part + ".away");
const first = await reasonOf(computeChart(birth));
const second = await reasonOf(computeActivations(birth));
const otherYears = await computeChart(new Date("1890-09-05T19:17:00Z"));
renameSync(part + ".away", part);
console.log(JSON.stringify({ first, second, otherYears, retried: await computeChart(birth) }));
`;

it("charts whose tables cannot be loaded reject, others do not, and the next call loads the tables again", () => {
  cpSync(fileURLToPath(new URL("../../../dist", import.meta.url)), join(folder, "dist"), { recursive: true });
  writeFileSync(join(folder, "program.mjs"), PROGRAM);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const output = execFileSync(process.execPath, ["program.mjs"], { cwd: folder, encoding: "utf8" });

  const { first, second, otherYears, retried } = JSON.parse(output);
  expect([first, second]).toEqual(Array(2).fill(expect.stringContaining("from-1950.js")));
  const jsonOf = (utc: string) => JSON.parse(JSON.stringify(computeChart(new Date(utc))));
  expect(otherYears).toEqual(jsonOf("1890-09-05T19:17:00Z"));
  expect(retried).toEqual(jsonOf("1990-09-05T19:17:00Z"));
});
