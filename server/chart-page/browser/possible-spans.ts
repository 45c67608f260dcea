import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import {
  exactSpan,
  type LocalClock,
  possibleSpan,
  type Span,
  type SpanOfHours,
  timeKindOf,
} from "chart-reading";
import { type Birth, loadElements } from "./elements.js";

/** Computes the charts of all times at which a birth may have been; only its own chart if its time is exact. */
export async function possibleSpans(birth: Birth, chart: Chart): Promise<readonly ChartSpan[]> {
  if (timeKindOf(birth) === "exact") return exactSpan(chart);
  const elements = await loadElements();
  const [{ chartWindow }, place] = await Promise.all([elements.loadTime(), placeOf(birth)]);
  const { from, to } = possibleSpan(birth, chart.birthMoment, place.spanOfHours)!;
  return (await chartWindow(from, to)).spans;
}

/** Local time at a birthplace. */
export interface Place {
  /** The local day of the birth, of 23 to 25 hours. */
  readonly day: Span;
  readonly spanOfHours: SpanOfHours;
  readonly clock: LocalClock;
  /** Returns the instant of a time of the birth's date. */
  readonly momentAt: (time: string, half: "earlier" | "later") => Date;
}

/** Loads local time for a birth. */
export async function placeOf({ date, timeZone: zone, lat, lng }: Birth): Promise<Place> {
  const { loadZones } = await loadElements();
  const { localTimeOf, resolveBirthMoment, resolveBirthSpan } = await loadZones();
  const coords = lat === null || lng === null ? undefined : { lat, lng };
  const spanOfHours: SpanOfHours = (hours) => resolveBirthSpan({ date, ...hours, zone, coords });
  return {
    ...{ day: spanOfHours(), spanOfHours },
    clock: (utc) => localTimeOf(utc, zone, coords),
    momentAt: (time, disambiguation) =>
      resolveBirthMoment({ date, time, zone, coords }, { disambiguation }).utc,
  };
}
