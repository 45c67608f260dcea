import { formatInTimeZone } from "date-fns-tz/formatInTimeZone";
import type { FC } from "hono/jsx";

/** An instant in the account's zone. */
export const Time: FC<{ readonly at: Date; readonly zone: string }> = ({ at, zone }) => (
  <time class="time" datetime={at.toISOString()}>
    {formatInTimeZone(at, zone, "d MMM yyyy, HH:mm")}
  </time>
);

/** Its day alone. */
export const DayOf: FC<{ readonly at: Date; readonly zone: string }> = ({ at, zone }) => (
  <time class="time" datetime={at.toISOString()}>
    {formatInTimeZone(at, zone, "d MMMM yyyy")}
  </time>
);

/** Which zone the times of a page are in. */
export const ZoneNote: FC<{ readonly zone: string }> = ({ zone }) => (
  <p class="small quiet">Times and days are those of {zone}.</p>
);
