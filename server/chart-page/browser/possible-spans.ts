import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import {
  type Askable,
  type ClockSpan,
  exactSpan,
  type LocalClock,
  possibleSpan,
  type Span,
  type SpanOfHours,
  timeKindOf,
} from "chart-reading";
import { type Birth, loadElements } from "./elements.js";

/** The charts of all times at which a birth may have been. */
interface PossibleCharts {
  readonly spans: readonly ChartSpan[];
  /** The time, to ask about; null if it is exact. */
  readonly askable: Askable | null;
}

/** Computes the charts of all times at which a birth may have been; only its own chart if its time is exact. */
export async function possibleCharts(birth: Birth, chart: Chart): Promise<PossibleCharts> {
  if (timeKindOf(birth) === "exact") return { spans: exactSpan(chart), askable: null };
  const elements = await loadElements();
  const [{ chartWindow }, place] = await Promise.all([elements.loadTime(), placeOf(birth)]);
  const { clock, spanOn } = place;
  const { from, to } = possibleSpan(birth, chart.birthMoment, place.spanOfHours)!;
  const { spans, questions } = await chartWindow(from, to);
  return { spans, askable: { spans, questions, clock, spanOn } };
}

/** Local time at a birthplace. */
export interface Place {
  /** The local day of the birth, of 23 to 25 hours. */
  readonly day: Span;
  readonly spanOfHours: SpanOfHours;
  /** Returns the span of hours of any date. */
  readonly spanOn: (date: string, hours?: ClockSpan) => Span;
  readonly clock: LocalClock;
  /** Returns the instant of a time of the birth's date. */
  readonly momentAt: (time: string, half: "earlier" | "later") => Date;
}

/** Loads local time for a birth. */
export async function placeOf({ date, timeZone: zone, lat, lng }: Birth): Promise<Place> {
  const { loadZones } = await loadElements();
  const { localTimeOf, resolveBirthMoment, resolveBirthSpan } = await loadZones();
  const coords = lat === null || lng === null ? undefined : { lat, lng };
  const spanOn = (on: string, hours?: ClockSpan) => resolveBirthSpan({ date: on, ...hours, zone, coords });
  const spanOfHours: SpanOfHours = (hours) => spanOn(date, hours);
  return {
    ...{ day: spanOfHours(), spanOfHours, spanOn },
    clock: (utc) => localTimeOf(utc, zone, coords),
    momentAt: (time, disambiguation) =>
      resolveBirthMoment({ date, time, zone, coords }, { disambiguation }).utc,
  };
}
