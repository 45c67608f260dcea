import { type DayRule, midnightOfRule, parseClockSeconds, parseDayRule } from "./posix-day-rule.js";

/** A stretch of time in which a zone kept one offset. It ends where the next one starts. */
export interface Period {
  /** First instant, whole UTC seconds since 1970; -Infinity for the first period of a zone. */
  readonly startUtcSeconds: number;
  /** Local time minus UTC, whole seconds, east positive. */
  readonly offsetSeconds: number;
}

/** The offsets of a zone in all years after its last listed change. */
export interface PosixFooter {
  readonly standardOffsetSeconds: number;
  /** The daylight-saving offset and its rules; null if the zone keeps one offset all year. */
  readonly daylight: Daylight | null;
}

interface Daylight {
  readonly offsetSeconds: number;
  readonly start: DayRule;
  readonly end: DayRule;
}

const NAME = "(?:<[^>]+>|[A-Za-z]+)";
const OFFSET = "([+-]?[\\d:]+)";
const FOOTER = new RegExp(`^${NAME}${OFFSET}(?:${NAME}${OFFSET}?,([^,]+),([^,]+))?$`);

/**
 * Reads the POSIX TZ string at the end of a TZif file, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
 *
 * Source: IEEE Std 1003.1, section 8.3, with the hours from -167 to 167 of RFC 9636, section 3.3.2.
 *
 * @throws RangeError if the text is not a POSIX TZ string.
 */
export function parsePosixFooter(text: string): PosixFooter {
  const [, standard, daylight, start, end] = FOOTER.exec(text) ?? [];
  if (standard === undefined) throw new RangeError(`not a POSIX TZ string: ${text}`);
  const standardOffsetSeconds = 0 - parseClockSeconds(standard);
  if (start === undefined || end === undefined) return { standardOffsetSeconds, daylight: null };
  return {
    standardOffsetSeconds,
    daylight: {
      offsetSeconds: daylight === undefined ? standardOffsetSeconds + 3600 : 0 - parseClockSeconds(daylight),
      start: parseDayRule(start),
      end: parseDayRule(end),
    },
  };
}

/**
 * Returns the periods that start in the given years (both included) by the rules of a footer, the earliest first.
 *
 * Each rule states local time in the offset that it ends. Daylight time may be behind standard time, as in Dublin's
 * winter.
 */
export function footerPeriods(footer: PosixFooter, firstYear: number, lastYear: number): Period[] {
  const { standardOffsetSeconds, daylight } = footer;
  if (daylight === null) return [];
  const periods: Period[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    periods.push(
      {
        startUtcSeconds:
          midnightOfRule(daylight.start, year) + daylight.start.clockSeconds - standardOffsetSeconds,
        offsetSeconds: daylight.offsetSeconds,
      },
      {
        startUtcSeconds:
          midnightOfRule(daylight.end, year) + daylight.end.clockSeconds - daylight.offsetSeconds,
        offsetSeconds: standardOffsetSeconds,
      },
    );
  }
  return periods.sort((a, b) => a.startUtcSeconds - b.startUtcSeconds);
}
