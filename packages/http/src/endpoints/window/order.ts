import { localOffsets } from "chart-core/birth-moment";
import { type ChartWindow, chartWindow } from "chart-core/time";
import type { ChosenDisambiguation, KnownPlace, LocalBirth } from "../../charts/birth-data.js";
import { chartFailure } from "../../charts/chart-failure.js";
import type { ChartTools } from "../../charts/chart-tools.js";
import { computedOrder } from "../../charts/computed-order.js";
import type { Order } from "../../charts/order.js";
import { foundFor, resolveBirth } from "../../charts/resolve-birth.js";
import { Failure } from "../../errors/failure.js";
import type { ZonedPlace } from "../../ports/geocoder.js";

/** A birth without an exact time: hours of a local date, or a span of UTC. */
export type WindowData = LocalWindow | UtcWindow;

export interface LocalWindow {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly place: LocalBirth["place"];
  readonly hours: DayHours | AroundTime;
}

interface UtcWindow {
  readonly fromUtc: Date;
  /** Exclusive. */
  readonly toUtc: Date;
  readonly place: KnownPlace & { readonly zone: string };
}

/** Hours of the local date; the whole date if both ends are absent. */
interface DayHours {
  /** `HH:MM`. */
  readonly from?: string | undefined;
  /** `HH:MM` or `24:00`. */
  readonly to?: string | undefined;
}

/** A local time, with the minutes by which it may be wrong. */
interface AroundTime {
  /** `HH:MM`. */
  readonly time: string;
  readonly plusMinusMinutes: number;
  readonly disambiguation?: ChosenDisambiguation | undefined;
}

export interface ResolvedWindow {
  /** ISO 8601. */
  readonly fromUtc: string;
  /** Exclusive. */
  readonly toUtc: string;
  readonly zone: string;
  /** Seconds of local time minus UTC, each with the first instant at which it counts. */
  readonly offsets: readonly (readonly [fromUtc: string, offsetSeconds: number])[];
}

export type WriteWindow = (window: ChartWindow, resolved: ResolvedWindow) => string;

/** Creates the order of all charts that a birth without an exact time may have. */
export function windowOrder(data: WindowData, write: WriteWindow): Order {
  return computedOrder<ResolvedWindow>({
    places: [data],
    isPaced: true,
    resolve(tools, [place]) {
      const found = place as KnownPlace;
      const span = spanAt(tools, data, found);
      if (span instanceof Failure) return span;
      const { from, to, zone } = span;
      const offsets = localOffsets(from, to, { coords: found.coords, zone });
      return {
        resolved: {
          fromUtc: from.toISOString(),
          toUtc: to.toISOString(),
          zone,
          offsets: offsets.map(({ from: first, offsetSeconds }) => [first.toISOString(), offsetSeconds]),
        },
        birth: {
          ...foundFor(data, found),
          moment: { zone },
          alternatives: countOtherSpans(tools, data, found, span),
        },
      };
    },
    compute(_tools, resolved) {
      return write(chartWindow(new Date(resolved.fromUtc), new Date(resolved.toUtc)), resolved);
    },
  });
}

interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly zone: string;
}

function spanAt(tools: ChartTools, data: WindowData, place: KnownPlace): Span | Failure {
  if ("fromUtc" in data) return { from: data.fromUtc, to: data.toUtc, zone: data.place.zone };
  const { date, place: given, hours } = data;
  if ("time" in hours) {
    const { time, disambiguation } = hours;
    const birth = resolveBirth(tools, { date, time, place: given, disambiguation }, place);
    if (birth instanceof Failure) return birth;
    const { utc, zone } = birth.moment;
    const reachMs = hours.plusMinusMinutes * 60_000;
    return { from: new Date(utc.getTime() - reachMs), to: new Date(utc.getTime() + reachMs), zone };
  }
  try {
    return tools.resolveBirthSpan({ date, ...hours, coords: place.coords, zone: place.zone });
  } catch (error) {
    const failure = chartFailure(error, "TIMEZONE_LOOKUP_FAILED");
    if (failure.code !== "INVALID_WINDOW") return failure;
    return new Failure("INVALID_WINDOW", {
      message:
        "A change of the clocks at this place skipped the times between from and to. Ask for a longer window.",
    });
  }
}

/** Counts the other places that the text may mean at which the window starts or ends at another instant. */
function countOtherSpans(tools: ChartTools, data: WindowData, place: KnownPlace, { from, to }: Span): number {
  // Another place may reject a time that this one takes.
  const isRejecting = "hours" in data && "time" in data.hours && data.hours.disambiguation === "reject";
  const ofOthers = isRejecting ? { ...data, hours: { ...data.hours, disambiguation: undefined } } : data;
  const isOther = (other: ZonedPlace) => {
    const span = spanAt(tools, ofOthers, other);
    return (
      span instanceof Failure || span.from.getTime() !== from.getTime() || span.to.getTime() !== to.getTime()
    );
  };
  return place.alternatives?.filter(isOther).length ?? 0;
}
