import { localTime } from "@chart/base";
import { MONTHS } from "chart-reading";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { accountPath } from "./paths.js";
import { relativeTime } from "./relative-time.js";
import { Tooltip } from "./tooltip.js";

const numberFormat = new Intl.NumberFormat("en-GB");

/** Formats a number with thousands separators, such as "1,000". */
export function formatNumber(number: number): string {
  return numberFormat.format(number);
}

/** An instant relative to now, such as "5 min ago", with a tooltip of the exact time in a time zone. */
export const Time: FC<{ readonly at: Date; readonly zone: string; readonly now?: Date }> = ({
  at,
  zone,
  now = new Date(),
}) => {
  const local = localTime(at, zone);
  return (
    <time class="time" datetime={at.toISOString()}>
      <Tooltip text={`${formatSecond(local)} (${zoneName(zone)})`}>
        {relativeTime(at, now) ?? formatShortDay(local)}
      </Tooltip>
    </time>
  );
};

/**
 * An instant of a log as its time in a time zone, such as "21:17:04", with its day before if that is not today. The tooltip
 * says how long ago it was.
 */
export const ClockTime: FC<{ readonly at: Date; readonly zone: string; readonly now?: Date }> = ({
  at,
  zone,
  now = new Date(),
}) => {
  const local = localTime(at, zone);
  const isToday = formatShortDay(local) === formatShortDay(localTime(now, zone));
  const relative = relativeTime(at, now);
  return (
    <time class="time" datetime={at.toISOString()}>
      <Tooltip text={[relative, `${formatSecond(local)} (${zoneName(zone)})`].filter(Boolean).join(": ")}>
        {isToday ? formatClock(local) : `${formatDayAndMonth(local)}, ${formatClock(local)}`}
      </Tooltip>
    </time>
  );
};

/** An instant in a time zone to the second, such as "5 Sep 2026, 21:17:04", followed by how long ago it was. */
export const ExactTime: FC<{ readonly at: Date; readonly zone: string; readonly now?: Date }> = ({
  at,
  zone,
  now = new Date(),
}) => {
  const relative = relativeTime(at, now);
  return (
    <time datetime={at.toISOString()}>
      {formatSecond(localTime(at, zone))}
      {relative && <span class="quiet time"> ({relative})</span>}
    </time>
  );
};

/** An instant as a date in a time zone, such as "5 September 2026". */
export const DayOf: FC<{ readonly at: Date; readonly zone: string }> = ({ at, zone }) => (
  <time class="time" datetime={at.toISOString()}>
    {formatDay(localTime(at, zone))}
  </time>
);

const formatClock = (local: Date) => local.toISOString().slice(11, 19);

const formatSecond = (local: Date) => `${formatShortDay(local)}, ${formatClock(local)}`;

const formatShortDay = (local: Date) => `${formatDayAndMonth(local)} ${local.getUTCFullYear()}`;

const formatDay = (local: Date) => `${local.getUTCDate()} ${monthOf(local)} ${local.getUTCFullYear()}`;

/** Formats the UTC day of a date, such as "5 Sep". */
export function formatDayAndMonth(date: Date): string {
  return `${date.getUTCDate()} ${monthOf(date).slice(0, 3)}`;
}

const monthOf = (date: Date) => MONTHS[date.getUTCMonth()] ?? "";

const zoneName = (zone: string) => zone.replaceAll("_", " ");

export const ZoneNote: FC<{ readonly viewer: Viewer }> = ({ viewer: { account, profile } }) => (
  <p class="small quiet">
    Times are in {zoneName(profile.timeZone)}. Change this in{" "}
    <a href={`${accountPath(account.id)}/settings`}>Settings</a>.
  </p>
);

/** An email address, which breaks after its "@" where it does not fit in one line. */
export const EmailAddress: FC<{ readonly address: string }> = ({ address }) => (
  <>{address.split(/(?<=@)/).map((part, index) => (index === 0 ? part : [<wbr />, part]))}</>
);
