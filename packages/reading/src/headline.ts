import type { Chart } from "chart-core";
import { certaintyOf, type Spread } from "./spread.js";

/** Writes the shortest answer to who somebody is, or how much of it is certain. */
export function headlineOf(
  { type, profile, authority }: Chart,
  spread: Spread,
  time: string | null,
  aboutMinutes: number | null,
): string {
  const { certain, all } = certaintyOf(spread);
  if (time === null) return `Time unknown, drawn for 12:00. ${certain} of ${all} values hold all day.`;
  if (aboutMinutes !== null) return `About ${time}: ${certain} of ${all} values are certain.`;
  return `${type} ${profile}, ${authority}`;
}

/** Writes of which time a chart is; nothing if the time is exact. */
export function scopeOf({
  time,
  aboutMinutes,
  name,
}: {
  readonly time: string | null;
  readonly aboutMinutes: number | null;
  readonly name: string;
}): string {
  const whose = name === "" ? "This chart" : `The chart of ${name}`;
  if (time === null) return `${whose} is that of 12:00, because the time is unknown.`;
  if (aboutMinutes !== null)
    return `${whose} is that of ${time}, which may be off by ${aboutMinutes} minutes.`;
  return "";
}
