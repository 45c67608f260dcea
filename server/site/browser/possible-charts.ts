import type { Chart } from "chart-core";
import { minutesAround, minutesBetween } from "../src/chart/reading/spread.js";
import { type Birth, loadElements } from "./elements.js";

/** Computes the charts of all minutes at which a birth may have been; only its own chart if its time is exact. */
export async function possibleCharts(birth: Birth, chart: Chart): Promise<readonly Chart[]> {
  const { time, aboutMinutes } = birth;
  if (time !== null && aboutMinutes === null) return [chart];
  const { computeChart } = await loadElements();
  const instants =
    aboutMinutes === null ? await dayOf(birth) : minutesAround(new Date(birth.utc!), aboutMinutes);
  return Promise.all(instants.map((utc) => computeChart(utc)));
}

/** Lists the minutes of the local day: 23 or 25 hours of them if clocks were changed. */
async function dayOf({ date, timeZone, lat, lng }: Birth): Promise<readonly Date[]> {
  const { loadZones } = await loadElements();
  const { resolveBirthMoment } = await loadZones();
  const coords = lat === null || lng === null ? undefined : { lat, lng };
  const at = (time: string) => resolveBirthMoment({ date, time, zone: timeZone, coords }).utc;
  return minutesBetween(at("00:00"), at("23:59"));
}
