import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compareDeltaTBySpan } from "../../scripts/time-scales/compare-delta-t.js";
import { compareLeapSeconds } from "../../scripts/time-scales/compare-leap-seconds.js";
import { deltaTBySpanReport, leapSecondReport } from "../../scripts/time-scales/time-scale-report.js";

const document = readFileSync(new URL("../../docs/accuracy.md", import.meta.url), "utf8");

it("docs/accuracy.md shows what the command prints about the published Delta T", () => {
  expect(document).toContain(deltaTBySpanReport(compareDeltaTBySpan()));
});

it("docs/accuracy.md shows what the command prints about UTC taken as UT1", () => {
  expect(document).toContain(leapSecondReport(compareLeapSeconds()));
});
