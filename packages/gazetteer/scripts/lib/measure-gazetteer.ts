import type { Coordinates } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { find as zonesAt } from "geo-tz/all";
import type { Gazetteer } from "../../src/file/gazetteer.js";
import { distanceKm } from "../../src/find/distance-km.js";
import { findPlace } from "../../src/find/locate-place.js";
import type { Question } from "./gazetteer-questions.js";

/** Beyond this an answer is another place. */
export const NEAR_KM = 25;
/** When the offsets are compared: both halves of a year without war, with old rules, with today's. */
const MOMENTS = ["1950", "1990", "2020"].flatMap((year) => [`${year}-01-15`, `${year}-07-15`]);

export interface GazetteerMiss {
  readonly text: string;
  readonly population: number;
  /** Undefined where nothing was found. */
  readonly distanceKm: number | undefined;
  readonly sameUtc: boolean;
  readonly zones: string;
}

export interface GazetteerFigures {
  readonly asked: number;
  /** Answers within {@link NEAR_KM}. */
  readonly near: number;
  /** Answers whose zone has, at every moment compared, the offset of the place's zone or, where two are in use, of either. */
  readonly sameUtc: number;
  readonly misses: readonly GazetteerMiss[];
}

/** Asks the gazetteer for places whose coordinates another list gives, and compares place and time. */
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

/** A place to take the offset at. */
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
