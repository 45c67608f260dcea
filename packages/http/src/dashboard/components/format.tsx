import { formatInTimeZone } from "date-fns-tz/formatInTimeZone";
import type { FC } from "hono/jsx";

const numberFormat = new Intl.NumberFormat("en-GB");

/** Formats a number with thousands separators, such as "1,000". */
export function formatNumber(number: number): string {
  return numberFormat.format(number);
}

/** An instant as date and time in a time zone, such as "5 Sep 2026, 21:17". */
export const Time: FC<{ readonly at: Date; readonly zone: string }> = ({ at, zone }) => (
  <time class="time" datetime={at.toISOString()}>
    {formatInTimeZone(at, zone, "d MMM yyyy, HH:mm")}
  </time>
);

/** An instant as a date in a time zone, such as "5 September 2026". */
export const DayOf: FC<{ readonly at: Date; readonly zone: string }> = ({ at, zone }) => (
  <time class="time" datetime={at.toISOString()}>
    {formatInTimeZone(at, zone, "d MMMM yyyy")}
  </time>
);

/** A note below a page that names its time zone. */
export const ZoneNote: FC<{ readonly zone: string }> = ({ zone }) => (
  <p class="small quiet">Times are in {zone}. Change this in Settings.</p>
);
