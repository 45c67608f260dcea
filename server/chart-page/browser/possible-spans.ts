import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import { exactSpan, type Span, spanAround } from "chart-reading";
import type { LocalClock } from "../src/tabs/holds.js";
import { type Birth, loadElements } from "./elements.js";

/** Computes the charts of all times at which a birth may have been; only its own chart if its time is exact. */
export async function possibleSpans(birth: Birth, chart: Chart): Promise<readonly ChartSpan[]> {
  const { time, aboutMinutes } = birth;
  if (time !== null && aboutMinutes === null) return exactSpan(chart);
  const { loadTime } = await loadElements();
  const { chartWindow } = await loadTime();
  const { from, to } =
    aboutMinutes === null ? (await placeOf(birth)).day : spanAround(new Date(birth.utc!), aboutMinutes);
  return (await chartWindow(from, to)).spans;
}

/** Local time at a birthplace. */
export interface Place {
  /** The local day of the birth, of 23 to 25 hours. */
  readonly day: Span;
  readonly clock: LocalClock;
  /** Returns the instant of a time of the birth's date. */
  readonly momentAt: (time: string, disambiguation: "earlier" | "later") => Date;
}

/** Loads local time for a birth. */
export async function placeOf({ date, timeZone: zone, lat, lng }: Birth): Promise<Place> {
  const { loadZones } = await loadElements();
  const { localTimeOf, resolveBirthMoment, resolveBirthSpan } = await loadZones();
  const coords = lat === null || lng === null ? undefined : { lat, lng };
  return {
    day: resolveBirthSpan({ date, zone, coords }),
    clock: (utc: Date) => localTimeOf(utc, zone, coords),
    momentAt: (time: string, disambiguation: "earlier" | "later") =>
      resolveBirthMoment({ date, time, zone, coords }, { disambiguation }).utc,
  };
}
