import { formatInTimeZone } from "date-fns-tz/formatInTimeZone";
import type { FC } from "hono/jsx";

const numberFormat = new Intl.NumberFormat("en-GB");

/** Formats a number with separators between thousands. */
export function formatNumber(number: number): string {
  return numberFormat.format(number);
}

/** An instant as date and time in a time zone. */
export const Time: FC<{ readonly at: Date; readonly zone: string }> = ({ at, zone }) => (
  <time class="time" datetime={at.toISOString()}>
    {formatInTimeZone(at, zone, "d MMM yyyy, HH:mm")}
  </time>
);

/** An instant as a date in a time zone. */
export const DayOf: FC<{ readonly at: Date; readonly zone: string }> = ({ at, zone }) => (
  <time class="time" datetime={at.toISOString()}>
    {formatInTimeZone(at, zone, "d MMMM yyyy")}
  </time>
);

/** A note that names the time zone of a page. */
export const ZoneNote: FC<{ readonly zone: string }> = ({ zone }) => (
  <p class="small quiet">Times and days are those of {zone}.</p>
);
