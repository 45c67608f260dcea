import { afterEach, beforeEach, expect, test } from "vitest";
import { ActivityRecorder } from "../../src/operators/activity-recorder.js";
import type { ActivityReport } from "../../src/operators/operator-store.js";

const at = (text: string) => new Date(`2026-11-21T${text}Z`);

let reports: ActivityReport[];
let fails: boolean;
let warnings: unknown[];
let recorder: ActivityRecorder;
beforeEach(() => {
  [reports, warnings, fails] = [[], [], false];
  recorder = new ActivityRecorder(
    {
      addActivity: async (report) => {
        if (fails) throw new Error("no store");
        reports.push(report);
      },
    },
    { warn: (...line: unknown[]) => void warnings.push(line) },
  );
});
afterEach(() => recorder.close());

test("requests are added up by account and UTC hour, with the last of them, sorted by both", async () => {
  recorder.record("acct_b", false, at("10:59:59.999"));
  recorder.record("acct_a", true, at("11:00:00.000"));
  recorder.record("acct_a", false, at("10:00:00.000"));
  recorder.record("acct_a", false, at("11:30:00.000"));
  await recorder.flush();
  expect(reports).toEqual([
    {
      hours: [
        { accountId: "acct_a", hour: "2026-11-21T10", calls: 1, failed: 0, lastAt: at("10:00:00.000") },
        { accountId: "acct_a", hour: "2026-11-21T11", calls: 2, failed: 1, lastAt: at("11:30:00.000") },
        { accountId: "acct_b", hour: "2026-11-21T10", calls: 1, failed: 0, lastAt: at("10:59:59.999") },
      ],
      keepFromHour: "2026-11-13T11",
    },
  ]);
  await recorder.flush();
  expect(reports).toHaveLength(1);
});

test("figures that could not be written are in the next report, once", async () => {
  fails = true;
  recorder.record("acct_a", false, at("10:00:00.000"));
  await recorder.flush();
  expect(warnings).toHaveLength(1);
  fails = false;
  recorder.record("acct_a", true, at("10:01:00.000"));
  await recorder.flush();
  expect(reports.map(({ hours }) => hours)).toEqual([
    [{ accountId: "acct_a", hour: "2026-11-21T10", calls: 2, failed: 1, lastAt: at("10:01:00.000") }],
  ]);
});

test("a report has at most 200 rows, so that charges never wait long for it", async () => {
  for (let n = 0; n < 450; n++) recorder.record(`acct_${n}`, false, at("10:00:00.000"));
  await recorder.flush();
  expect(reports.map(({ hours }) => hours.length)).toEqual([200, 200, 50]);
});
