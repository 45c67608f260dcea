import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { measureDeltaT } from "../../scripts/delta-t/measure-delta-t.js";
import { measureTimeScales } from "../../scripts/delta-t/measure-time-scales.js";
import { deltaTReport, timeScaleReport } from "../../scripts/delta-t/time-scale-report.js";

const document = readFileSync(new URL("../../docs/accuracy.md", import.meta.url), "utf8");

it("docs/accuracy.md shows the differences of Delta T that the command prints", () => {
  expect(document).toContain(deltaTReport(measureDeltaT()));
});

it("docs/accuracy.md shows what the command prints about UTC taken as UT1", () => {
  expect(document).toContain(timeScaleReport(measureTimeScales()));
});
