import { expect, test } from "vitest";
import { relativeTime } from "../../src/components/relative-time.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, "just now"],
  [-44, "just now"],
  [-45, "1 min ago"],
  [-89, "1 min ago"],
  [-90, "2 min ago"],
  [-59 * MINUTE, "59 min ago"],
  [-59.6 * MINUTE, "1 h ago"],
  [-23 * HOUR, "23 h ago"],
  [-23.6 * HOUR, "1 day ago"],
  [-2 * DAY, "2 days ago"],
  [-30 * DAY, "30 days ago"],
  [-30 * DAY - 1, undefined],
  [20, "in a moment"],
  [5 * MINUTE, "in 5 min"],
  [30 * DAY, "in 30 days"],
  [31 * DAY, undefined],
])("%d seconds from now is %s", (seconds, expected) => {
  expect(relativeTime(new Date(NOW.getTime() + seconds * 1000), NOW)).toBe(expected);
});
