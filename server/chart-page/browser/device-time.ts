/** Moments in the local time of the visitor's device. */

import { shortDate, weekdayOf } from "chart-reading";

/** IANA name of the device's time zone. */
export const DEVICE_ZONE: string = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the local date and time as a field for them has it: `2026-11-29T19:12`. */
export function fieldValueOf(moment: Date): string {
  const two = (value: number) => `${value}`.padStart(2, "0");
  const date = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(two).join("-");
  return `${date}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Writes the local date: `29 Nov 2026`. */
export function dateText(moment: Date): string {
  return shortDate(fieldValueOf(moment).slice(0, 10));
}

/** Writes the local time: `19:12`. */
export function timeText(moment: Date): string {
  return fieldValueOf(moment).slice(11);
}

/** Writes the weekday, the local date and time: `Sunday, 29 Nov 2026, 19:12`. */
export function momentText(moment: Date): string {
  return `${weekdayOf(fieldValueOf(moment).slice(0, 10))}, ${dateText(moment)}, ${timeText(moment)}`;
}
