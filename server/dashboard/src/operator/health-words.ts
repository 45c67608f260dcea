/** Formats a time in milliseconds with two significant digits, such as "4.2 ms"; a dash if there is none. */
export function formatMs(ms: number | undefined): string {
  if (ms === undefined) return "–";
  return ms < 1000 ? `${Number(ms.toPrecision(2))} ms` : `${Number((ms / 1000).toPrecision(2))} s`;
}

/** Formats a part of a whole as a percentage, such as "0.4 %"; a dash without a whole. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return "–";
  const percent = (100 * part) / whole;
  // A single failure among many must not look like none.
  if (part > 0 && percent < 0.1) return "< 0.1 %";
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)} %`;
}

const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** Formats a size in decimal units, such as "12 MB". */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value < 10 && power > 0 ? Number(value.toFixed(1)) : Math.round(value)} ${UNITS[power]}`;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a span of time in its two greatest units, such as "3 d 4 h". */
export function formatSpan(ms: number): string {
  const [days, hours, minutes] = [DAY_MS, HOUR_MS, MINUTE_MS].map((unit, index) =>
    Math.floor((index === 0 ? ms : ms % [0, DAY_MS, HOUR_MS][index]!) / unit),
  ) as [number, number, number];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min` : "under a minute";
}
