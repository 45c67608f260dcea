import { LruCache } from "./lru-cache.js";

const HOUR_MS = 60 * 60 * 1000;
const MAX_CLOCKS = 100;

const clocks = new LruCache<string, ZoneClock>(MAX_CLOCKS);

/**
 * Returns the local time of an instant in a time zone, as a date whose UTC fields (and ISO text) are the local ones. The
 * plain form is `Intl.DateTimeFormat`, which takes ten times as long: a list or an export would spend most of its time
 * in it.
 */
export function localTime(instant: Date, zone: string): Date {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new ZoneClock(zone);
    clocks.set(zone, clock);
  }
  const ms = instant.getTime();
  return new Date(ms + clock.offsetMs(ms));
}

/** Offsets of one time zone from UTC. Keeps the offset of the latest hour, because lists are in the order of time. */
class ZoneClock {
  readonly #format: Intl.DateTimeFormat;
  #hour: number | undefined;
  #offsetMs = 0;

  constructor(zone: string) {
    this.#format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
      ...{ year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric" },
      hourCycle: "h23",
      timeZone: zone,
    });
  }

  offsetMs(ms: number): number {
    const hour = Math.floor(ms / HOUR_MS);
    if (hour === this.#hour) return this.#offsetMs;
    const first = this.#askIntl(hour * HOUR_MS);
    const last = this.#askIntl((hour + 1) * HOUR_MS - 1);
    // Clocks change within this hour.
    if (first !== last) return this.#askIntl(ms);
    this.#hour = hour;
    this.#offsetMs = first;
    return first;
  }

  #askIntl(ms: number): number {
    const parts = this.#format.formatToParts(ms);
    const field = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((part) => part.type === type)?.value);
    const localMs = Date.UTC(
      field("year"),
      field("month") - 1,
      field("day"),
      field("hour"),
      field("minute"),
      field("second"),
    );
    return localMs - Math.floor(ms / 1000) * 1000;
  }
}
