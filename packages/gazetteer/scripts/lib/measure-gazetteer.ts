import type { Coordinates } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { find as zonesAt } from "geo-tz/all";
import type { Gazetteer } from "../../src/file/gazetteer.js";
import { distanceKm } from "../../src/find/distance-km.js";
import { findPlace } from "../../src/find/locate-place.js";
import type { Question } from "./gazetteer-questions.js";

/** A result farther away is another place. */
export const NEAR_KM = 25;
/** Dates at which offsets are compared: both halves of a year in peace, under older rules and under today's. */
const MOMENTS = ["1950", "1990", "2020"].flatMap((year) => [`${year}-01-15`, `${year}-07-15`]);

/** A wrong result. */
export interface GazetteerMiss {
  readonly text: string;
  readonly population: number;
  /** Undefined if nothing was found. */
  readonly distanceKm: number | undefined;
  readonly sameUtc: boolean;
  readonly zones: string;
}

/** Results of a measurement. */
export interface GazetteerFigures {
  readonly asked: number;
  /** Number of results within {@link NEAR_KM}. */
  readonly near: number;
  /** Number of results with the right offset on all dates. If two zones are in use at a place, either is right. */
  readonly sameUtc: number;
  readonly misses: readonly GazetteerMiss[];
}

/** Looks the texts up, and compares positions and offsets with the other list. */
export function measureGazetteer(gazetteer: Gazetteer, questions: readonly Question[]): GazetteerFigures {
  const misses: GazetteerMiss[] = [];
  let [near, sameUtc] = [0, 0];
  for (const question of questions) {
    const found = findPlace(gazetteer, question.text);
    const place = found && { coords: { lat: found.lat, lng: found.lng }, zone: found.zone };
    const trueZones = zonesAt(question.coords.lat, question.coords.lng);
    const km = place && distanceKm(place.coords, question.coords);
    const isNear = km !== undefined && km <= NEAR_KM;
    const isSameUtc =
      place !== undefined && trueZones.some((zone) => hasSameUtc(place, question.coords, zone));
    near += Number(isNear);
    sameUtc += Number(isSameUtc);
    if (isNear && isSameUtc) continue;
    const { text, population } = question;
    const zones = `${place?.zone ?? "none"} for ${trueZones.join(" or ")}`;
    misses.push({ text, population, distanceKm: km, sameUtc: isSameUtc, zones });
  }
  return { asked: questions.length, near, sameUtc, misses };
}

/** A position and its time zone. */
interface ZonedPlace {
  readonly coords: Coordinates;
  readonly zone: string;
}

function hasSameUtc(found: ZonedPlace, trueCoords: Coordinates, trueZone: string): boolean {
  return MOMENTS.every(
    (date) => offsetSeconds(found, date) === offsetSeconds({ coords: trueCoords, zone: trueZone }, date),
  );
}

function offsetSeconds({ coords, zone }: ZonedPlace, date: string): number {
  return resolveBirthMoment({ date, time: "12:00", coords, zone }).offsetSeconds;
}
