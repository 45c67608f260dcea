import type { Chart } from "chart-core";
import { minutesOf } from "../src/chart/reading/spread.js";
import { type Birth, loadElements } from "./elements.js";

/** Computes the charts of all minutes at which a birth may have been; none if its time is exact. */
export async function possibleCharts({
  date,
  time,
  aboutMinutes,
  timeZone,
  lat,
  lng,
}: Birth): Promise<readonly Chart[]> {
  if (time !== null && aboutMinutes === null) return [];
  const { computeChart, loadZones } = await loadElements();
  const { resolveBirthMoment } = await loadZones();
  const coords = lat === null || lng === null ? undefined : { lat, lng };
  const moments = minutesOf(time, aboutMinutes).map(
    (at) => resolveBirthMoment({ date, time: at, zone: timeZone, coords }).utc,
  );
  return Promise.all(moments.map((utc) => computeChart(utc)));
}
