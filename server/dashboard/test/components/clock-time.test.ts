import { expect, test } from "vitest";
import { ClockTime } from "../../src/components/format.js";

const NOW = new Date("2026-03-01T23:30:00Z");

test.each([
  ["2026-03-01T23:29:30Z", "UTC", "23:29:30", "just now: 1 Mar 2026, 23:29:30 (UTC)"],
  ["2026-03-01T00:00:00Z", "UTC", "00:00:00", "1 day ago: 1 Mar 2026, 00:00:00 (UTC)"],
  ["2026-02-28T23:59:59Z", "UTC", "28 Feb, 23:59:59", "1 day ago: 28 Feb 2026, 23:59:59 (UTC)"],
  ["2026-03-01T20:00:00Z", "Asia/Tokyo", "05:00:00", "4 h ago: 2 Mar 2026, 05:00:00 (Asia/Tokyo)"],
  ["2026-03-01T14:59:59Z", "Asia/Tokyo", "1 Mar, 23:59:59", "9 h ago: 1 Mar 2026, 23:59:59 (Asia/Tokyo)"],
  ["2025-12-31T12:00:00Z", "UTC", "31 Dec, 12:00:00", "31 Dec 2025, 12:00:00 (UTC)"],
])(
  "an entry of %s in a log shows in %s its clock time, its day if not today, and how long ago",
  (at, zone, shown, tip) => {
    const html = String(ClockTime({ at: new Date(at), zone, now: NOW }));
    const [, text, tooltip] = /tabindex="0">([^<]*)<span class="tip-text"> ([^<]*)</.exec(html) ?? [];
    expect([text, tooltip]).toEqual([shown, tip]);
  },
);
