/** The changes of the day of a birth, loaded with the first one. */
import { type DayOptions, renderDay } from "bodygraph-svg";
import type { Chart } from "chart-core";
import { chartWindow } from "chart-core/lazy";
import { loadZones } from "../load-zones.js";
import { placeOf } from "../picture/births.js";
import type { Drawn } from "../picture/drawn.js";
import { loaded } from "../picture/not-loaded-error.js";
import type { PictureRequest } from "../picture/picture-request.js";

/** A name, birth and place above a picture; false for none. */
export type Caption = DayOptions["caption"] & {};

const HALF_DAY_MS = 12 * 3_600_000;

/** First moment that charts are computed for, and their end. */
const FIRST_MS = Date.UTC(1799, 11, 31);
const END_MS = Date.UTC(2200, 0, 2);

/** Draws the local day of a birth; without zone and coordinates the 24 hours around it, in UTC. */
export async function drawDay(chart: Chart, request: PictureRequest, caption: Caption): Promise<Drawn> {
  const { theme, narrow } = request;
  const { from, to, offsetSeconds } = await hoursOf(chart.birthMoment, request);
  const window = await loaded(chartWindow(from, to));
  const utcOffsetMinutes = Math.round(offsetSeconds / 60);
  const svg = renderDay(window, { theme, narrow, caption, utcOffsetMinutes });
  return { svg, sides: {}, words: {} };
}

async function hoursOf(utc: Date, request: PictureRequest) {
  const place = placeOf(request);
  if (place === null)
    return {
      from: new Date(Math.max(utc.getTime() - HALF_DAY_MS, FIRST_MS)),
      to: new Date(Math.min(utc.getTime() + HALF_DAY_MS, END_MS)),
      offsetSeconds: 0,
    };
  const { localTimeOf, resolveBirthMoment, resolveBirthSpan } = await loaded(loadZones());
  const { coords } = place;
  // Any local time finds the zone of coordinates.
  const zone = place.zone ?? resolveBirthMoment({ date: "2000-01-01", time: "12:00", coords }).zone;
  const { date } = localTimeOf(utc, zone, coords);
  const { from, to } = resolveBirthSpan({ date, zone, coords });
  return { from, to, offsetSeconds: localTimeOf(from, zone, coords).offsetSeconds };
}
