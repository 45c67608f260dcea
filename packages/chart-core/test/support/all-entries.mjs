import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { GLOSSARY } from "chart-core/glossary";
import { computeChart as computeChartLazily } from "chart-core/lazy";
import { composite } from "chart-core/people";
import { CHANNELS, GATES } from "chart-core/tables";
import { nextChange } from "chart-core/time";

/** Returns a line of results of every entry but `series`: environments that give the same line run them all. */
export async function lineOfAllEntries() {
  const { utc } = resolveBirthMoment({
    date: "1990-09-05",
    time: "21:17",
    coords: { lat: 52.37, lng: 4.89 },
  });
  const chart = computeChart(utc);
  const other = await computeChartLazily(new Date("2010-01-31T12:00:00Z"));
  return JSON.stringify([
    utc,
    chart,
    JSON.stringify(await computeChartLazily(utc)) === JSON.stringify(chart),
    composite(chart, other),
    nextChange("moon", utc),
    GLOSSARY.type.meaning,
    [CHANNELS.length, GATES[1].name],
  ]);
}
