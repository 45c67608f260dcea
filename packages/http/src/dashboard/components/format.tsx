import type { FC } from "hono/jsx";
import { localTime } from "../../lib/local-time.js";

const numberFormat = new Intl.NumberFormat("en-GB");

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** Formats a number with thousands separators, such as "1,000". */
export function formatNumber(number: number): string {
  return numberFormat.format(number);
}

/** An instant as date and time in a time zone, such as "5 Sep 2026, 21:17". */
export const Time: FC<{ readonly at: Date; readonly zone: string }> = ({ at, zone }) => (
  <time class="time" datetime={at.toISOString()}>
    {formatTime(localTime(at, zone))}
  </time>
);

/** An instant as a date in a time zone, such as "5 September 2026". */
export const DayOf: FC<{ readonly at: Date; readonly zone: string }> = ({ at, zone }) => (
  <time class="time" datetime={at.toISOString()}>
    {formatDay(localTime(at, zone))}
  </time>
);

const formatTime = (local: Date) =>
  `${formatDayAndMonth(local)} ${local.getUTCFullYear()}, ${local.toISOString().slice(11, 16)}`;

const formatDay = (local: Date) => `${local.getUTCDate()} ${monthOf(local)} ${local.getUTCFullYear()}`;

/** Formats the UTC day of a date, such as "5 Sep". */
export function formatDayAndMonth(date: Date): string {
  return `${date.getUTCDate()} ${monthOf(date).slice(0, 3)}`;
}

const monthOf = (date: Date) => MONTHS[date.getUTCMonth()] ?? "";

/** A note below a page that names its time zone. */
export const ZoneNote: FC<{ readonly zone: string }> = ({ zone }) => (
  <p class="small quiet">Times are in {zone}. Change this in Settings.</p>
);
