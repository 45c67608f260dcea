import fc from "fast-check";
import { expect } from "vitest";
import { Report } from "../reliability/lib/report.js";

/** Seed of the short campaigns. */
export const { seed: SEED = 1 } = fc.readConfigureGlobal() ?? {};

/** Runs a campaign and shows its output if it fails. */
export async function expectToHold(campaign: (report: Report) => Promise<void>): Promise<void> {
  const lines: string[] = [`seed ${SEED}`];
  const report = new Report((line) => lines.push(line));
  await campaign(report);
  expect(report.violations, lines.join("\n")).toEqual([]);
}
