/** From the texts of attributes to charts. */
import type { Chart } from "chart-core";
import type { Birth, Disambiguation } from "chart-core/birth-moment";
import { computeChart } from "chart-core/lazy";
import { ChartInputError } from "chart-core/tables";
import type { BirthTexts } from "../attributes/chart-attributes.js";
import { loadZones } from "../load-zones.js";
import { loaded } from "./not-loaded-error.js";

/** Tests whether any attribute of a birth is there. */
export function hasBirth({ utc, date, time }: BirthTexts): boolean {
  return utc !== null || date !== null || time !== null;
}

/** Computes the chart of a birth. */
export async function chartOfBirth(texts: BirthTexts): Promise<Chart> {
  return loaded(computeChart(await momentOf(texts)));
}

/**
 * Computes the chart of the attribute `with`.
 *
 * @param text An instant with Z or an offset, or a local time with its zone in brackets, as in RFC 9557:
 * `1990-02-06T22:55Z`, `1990-02-06T23:55+01:00`, `1990-02-06T23:55[Europe/Berlin]`.
 */
export async function chartOfText(text: string): Promise<Chart> {
  const [, date, time = "", zone = ""] = ZONED.exec(text) ?? [];
  try {
    const moment =
      date === undefined ? instantOf("with", text) : await resolve({ date, time, zone }, "compatible");
    return await loaded(computeChart(moment));
  } catch (error) {
    throw error instanceof ChartInputError ? new ChartInputError({ ...error, field: "with" }) : error;
  }
}

const ZONED = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)\[([^\]]+)\]$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

async function momentOf(texts: BirthTexts): Promise<Date> {
  const { utc, date, time, disambiguation } = texts;
  if (utc !== null) return instantOf("utc", utc);
  const place = placeOf(texts);
  if (place === null)
    throw new ChartInputError({
      code: "UNKNOWN_ZONE",
      field: "time-zone",
      received: null,
      expected: "the name of a time zone, such as Europe/Amsterdam, or coordinates in lat and lng",
    });
  const birth = { date: date ?? "", time: time ?? "", ...place };
  return resolve(birth, (disambiguation ?? "compatible") as Disambiguation);
}

/** Returns coordinates and zone of a birth; null if neither is there. */
export function placeOf({ timeZone, lat, lng }: BirthTexts): Pick<Birth, "coords" | "zone"> | null {
  const coords = lat === null && lng === null ? undefined : { lat: numberOf(lat), lng: numberOf(lng) };
  return timeZone === null && coords === undefined ? null : { coords, zone: timeZone ?? undefined };
}

/** Resolves a local time. The zones are loaded with the first birth that needs them. */
async function resolve(birth: Birth, disambiguation: Disambiguation): Promise<Date> {
  const { resolveBirthMoment } = await loaded(loadZones());
  return resolveBirthMoment(birth, { disambiguation }).utc;
}

/** Reads an instant with Z or an offset. */
export function instantOf(field: string, text: string): Date {
  const moment = INSTANT.test(text) ? new Date(text) : undefined;
  if (moment === undefined || Number.isNaN(moment.getTime()) || !isOnCalendar(text))
    throw new ChartInputError({
      code: "INVALID_MOMENT",
      field,
      received: text,
      expected:
        field === "with"
          ? "an instant such as 1990-02-06T22:55Z, or a local time with its zone: 1990-02-06T23:55[Europe/Berlin]"
          : `an instant such as 1990-09-05T19:17Z${field === "at" ? ", or now" : ""}`,
    });
  return moment;
}

/** Checks the date: `new Date` reads 30 February as 1 or 2 March. */
function isOnCalendar(text: string): boolean {
  const date = text.slice(0, 10);
  const midnight = new Date(`${date}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
}

/** Reads a number of degrees; NaN for anything else, which chart-core refuses. */
function numberOf(text: string | null): number {
  return text === null || text.trim() === "" ? Number.NaN : Number(text);
}
