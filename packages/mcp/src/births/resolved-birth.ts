import type { Coordinates } from "chart-core";
import {
  type BirthMomentKind,
  findZone as findZoneOnMap,
  localTimeOf,
  resolveBirthMoment,
  resolveBirthSpan,
  timeZones,
} from "chart-core/birth-moment";
import { ChartInputError } from "chart-core/tables";
import {
  bornText,
  type ClockSpan,
  clockNote,
  dateInWords,
  findZones,
  NOON,
  offsetText,
  placeLabel,
  possibleSpan,
  readDate,
  readTime,
  readToldWords,
  type Span,
  splitClockSpan,
  type ToldTime,
  timeKindOf,
} from "chart-reading";
import type { AssistantHost, KnownPlace } from "../base/host.js";
import { quoted, ToolFailure } from "../base/tool-failure.js";
import type { BirthInput, RoughBirthInput } from "./birth-fields.js";
import { readMoment } from "./moments.js";

/** A place that a text may mean. */
interface Candidate extends Pick<KnownPlace, "lat" | "lng"> {
  /** Name with region and country: sent as `place`, it is found. */
  readonly place: string;
  readonly timeZone: string;
}

/** A place with its time zone. */
interface ZonedWhere {
  readonly coords: Coordinates | undefined;
  readonly zone: string;
  /** Names of the place, its zone or its coordinates. */
  readonly label: string;
  /** Other places that the text may mean, in other time zones. */
  readonly alternatives: readonly KnownPlace[];
}

/** A birth at an exact time. */
export interface ResolvedBirth {
  readonly utc: Date;
  /** Facts for the answer. */
  readonly birth: BirthFacts;
  /** Sentences that the person should hear. */
  readonly notes: readonly string[];
  /** Other places of that name: those whose clocks agreed and, if the name alone was sent, those that are less known. */
  readonly otherCandidates: readonly Candidate[];
  /** Local date and time in words, and the place. */
  readonly born: string;
}

/** A birth as an answer states it. */
interface BirthFacts {
  /** ISO 8601. */
  readonly utc: string;
  /** The place understood, or the zone or the coordinates that were sent. */
  readonly place: string;
  readonly timeZone: string;
  /** Local time minus UTC: `+02:00`. */
  readonly offset: string;
  /** `gap` for a local time that clocks skipped, `fold` for one that they showed twice, `local-mean-time`, or `unique`. */
  readonly clock: BirthMomentKind;
}

/** A birth within a span of time. */
export interface ResolvedSpan extends Span {
  readonly date: string;
  readonly told: ToldTime;
  readonly zone: string;
  readonly coords: Coordinates | undefined;
  readonly label: string;
  readonly otherCandidates: readonly Candidate[];
}

/** A question back to the person, because the place may be one of several whose clocks differed. */
export interface PlaceQuestion {
  readonly question: string;
  readonly otherCandidates: readonly Candidate[];
}

/** Returns true if the place of a birth has to be asked for. */
export function isQuestion<Other extends object>(result: Other | PlaceQuestion): result is PlaceQuestion {
  return "question" in result;
}

/**
 * Resolves a birth to its moment.
 *
 * @throws ToolFailure if it lacks something.
 */
export function resolveBirth(
  input: BirthInput,
  host: Pick<AssistantHost, "places" | "findZone">,
): ResolvedBirth | PlaceQuestion {
  if (input.utc !== undefined) return resolveUtc({ ...input, utc: input.utc });
  const date = checkedDate(input.date);
  const time = exactTime(input.time);
  const where = whereOf(input, host);
  const disambiguation = input.clock === undefined ? undefined : { disambiguation: input.clock };
  const at = ({ coords, zone }: Pick<ZonedWhere, "coords" | "zone">) =>
    resolveBirthMoment({ date, time, coords, zone }, disambiguation);
  const { utc, offsetSeconds, kind } = sentenceOf(() => at(where));
  const isOther = ({ lat, lng, zone }: KnownPlace) =>
    at({ coords: { lat, lng }, zone }).offsetSeconds !== offsetSeconds;
  if (where.alternatives.some(isOther)) return questionAbout(input.place ?? "", where);

  const notes: string[] = [];
  const shown = localTimeOf(utc, where.zone, where.coords);
  if (kind === "gap")
    notes.push(
      `Clocks skipped ${time} on ${dateInWords(date)}; it counts as ${shown.time.slice(0, 5)}${
        shown.date === date ? "" : ` on ${dateInWords(shown.date)}`
      }. Ask whether the time is right.`,
    );
  if (kind === "fold" && input.clock === undefined)
    notes.push(
      `Clocks showed ${time} twice that day. This is the first; send clock: "later" for the second.`,
    );
  const others = [...where.alternatives, ...namesakes(input.place, where, host.places)];
  const different = others.filter((place) => isOther(place)).map(labelOf);
  if (different.length > 0)
    notes.push(
      `Others of that name had another clock: ${different.join("; ")}. If one of them is meant, send its full name.`,
    );
  const doubt = clockNote({
    date,
    timeZone: where.zone,
    lat: where.coords?.lat ?? null,
    lng: where.coords?.lng ?? null,
    place: where.label,
  });
  if (doubt !== undefined)
    notes.push(`${doubt} Ask whether the time on the certificate was kept by another clock.`);
  if (kind === "local-mean-time")
    notes.push("Clocks there kept local mean time then, by the Sun at that longitude.");
  return {
    utc,
    birth: factsOf(utc, where, offsetSeconds, kind),
    notes,
    otherCandidates: others.map(candidate),
    born: `${bornText(date, { time, aboutMinutes: null, between: null })} · ${where.label}`,
  };
}

function resolveUtc({ utc: text, ...input }: BirthInput & { readonly utc: string }): ResolvedBirth {
  const other = Object.keys(input).find((name) => input[name as keyof typeof input] !== undefined);
  if (other !== undefined)
    throw new ToolFailure(`utc names the whole moment. Leave out ${other}, or leave out utc.`);
  const utc = readMoment("utc", text, false);
  const iso = utc.toISOString();
  const where = { coords: undefined, zone: "UTC", label: "UTC", alternatives: [] };
  const time = iso.slice(11, iso.slice(17, 19) === "00" ? 16 : 19);
  return {
    utc,
    birth: factsOf(utc, where, 0, "unique"),
    notes: [],
    otherCandidates: [],
    born: `${dateInWords(iso.slice(0, 10))}, ${time} UTC`,
  };
}

function factsOf(
  utc: Date,
  { label, zone }: ZonedWhere,
  offsetSeconds: number,
  kind: BirthMomentKind,
): BirthFacts {
  return {
    utc: utc.toISOString(),
    place: label,
    timeZone: zone,
    offset: offsetText(offsetSeconds),
    clock: kind,
  };
}

/** Returns true if a birth is told without an exact time. */
export function isRough({ utc, time }: BirthInput): boolean {
  if (utc !== undefined) return false;
  if (time === undefined || pastMidnight(time) !== undefined) return true;
  const read = readToldWords(time);
  return read !== null && "told" in read && timeKindOf(read.told) !== "exact";
}

/**
 * Resolves the time in which a birth may lie.
 *
 * @throws ToolFailure if it lacks something, or if its time is exact.
 */
export function resolveSpan(
  input: { readonly [Name in keyof RoughBirthInput]?: RoughBirthInput[Name] | undefined },
  host: Pick<AssistantHost, "places" | "findZone">,
): ResolvedSpan | PlaceQuestion {
  const date = checkedDate(input.date);
  const twoDates = pastMidnight(input.time);
  const told =
    twoDates === undefined
      ? roughTime(input.time)
      : { time: twoDates.from, aboutMinutes: null, between: twoDates };
  const where = whereOf(input, host);
  const spanAt = ({ coords, zone }: Pick<ZonedWhere, "coords" | "zone">): Span => {
    if (twoDates !== undefined) {
      const evening = resolveBirthSpan({ date, from: twoDates.from, to: "24:00", coords, zone });
      const night = twoDates.to === "00:00" ? 0 : minutesOf(twoDates.to) * 60_000;
      return { from: evening.from, to: new Date(+evening.to + night) };
    }
    const time = told.aboutMinutes === null || told.between !== null ? "12:00" : (told.time ?? "12:00");
    const { utc } = resolveBirthMoment({ date, time, coords, zone });
    const span = possibleSpan(told, utc, (hours) => resolveBirthSpan({ date, ...hours, coords, zone }));
    return span ?? { from: utc, to: new Date(+utc + 1) };
  };
  const { from, to } = sentenceOf(() => spanAt(where));
  const isOther = ({ lat, lng, zone }: KnownPlace) => {
    const other = spanAt({ coords: { lat, lng }, zone });
    return +other.from !== +from || +other.to !== +to;
  };
  if (where.alternatives.some(isOther)) return questionAbout(input.place ?? "", where);
  const { zone, coords, label } = where;
  return { from, to, date, told, zone, coords, label, otherCandidates: where.alternatives.map(candidate) };
}

function checkedDate(text: string | undefined): string {
  if (text === undefined)
    throw new ToolFailure("date is missing. Send date, time and place of birth, or the moment as utc.");
  const [year = "", month = "", day = ""] = text.split("-");
  const { date, fault } = readDate(day, month, year);
  if (date === undefined)
    throw new ToolFailure(`date: ${quoted(text)} cannot be used. ${fault ?? "Check it."}`);
  return date;
}

function exactTime(text: string | undefined): string {
  const window =
    "If the person does not know it exactly, call chart_window: it tells what is certain, and what to ask.";
  if (text === undefined)
    throw new ToolFailure(`time is missing. Ask for the clock time of birth. ${window}`);
  const read = readToldWords(text);
  if (read === null || "fault" in read)
    throw new ToolFailure(`time: ${quoted(text)} is no time. Write it as 21:17. ${window}`);
  const { told, seconds } = read;
  if (told.time === null || timeKindOf(told) !== "exact")
    throw new ToolFailure(`time: ${quoted(text)} is not exact, and this tool needs an exact time. ${window}`);
  return `${told.time}${seconds}`;
}

const UNKNOWN_TIME: ToldTime = { time: null, aboutMinutes: null, between: null };

function roughTime(text: string | undefined): ToldTime {
  if (text === undefined) return UNKNOWN_TIME;
  const plain = text.replace(/^(?:approximately|approx\.?|ca\.?) /i, "about ");
  const read = /^(?:(?:i )?(?:do not|don['’]t) know|no idea)$/i.test(plain.trim())
    ? { told: UNKNOWN_TIME }
    : readToldWords(plain);
  if (read === null || "fault" in read)
    throw new ToolFailure(
      `time: ${quoted(text)} cannot be read. Turn what the person said into one of “morning”, “afternoon”, “evening”, “about 7 pm”, “21:00~15”, “18:00-20:00”, “before 7 am”; ask for am or pm. Leave it out if it is unknown.`,
    );
  if (timeKindOf(read.told) === "exact")
    throw new ToolFailure(
      `time: ${quoted(text)} is exact: call compute_chart. If it may be off, write “about ${read.told.time}” or “${read.told.time}~15”.`,
    );
  return read.told;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Reads two times of which the second is on the next date: `23:00-01:00`. Both lie within twelve hours of midnight. */
function pastMidnight(text: string | undefined): ClockSpan | undefined {
  const [from, to] = splitClockSpan(text ?? "")?.map(readTime) ?? [];
  return from != null && to != null && from >= NOON && to <= NOON ? { from, to } : undefined;
}

function whereOf(
  { place, timeZone, lat, lng }: Pick<BirthInput, "place" | "timeZone" | "lat" | "lng">,
  { places, findZone = findZoneOnMap }: Pick<AssistantHost, "places" | "findZone">,
): ZonedWhere {
  const hasCoordinates = lat !== undefined || lng !== undefined;
  if (place !== undefined) {
    if (hasCoordinates) throw new ToolFailure("Send either place, or lat and lng.");
    const where = locate(place, places);
    if (timeZone !== undefined && knownZone(timeZone) !== where.zone)
      throw new ToolFailure(
        `${where.label} has the time zone ${where.zone}. Leave out timeZone, or send it without place.`,
      );
    return where;
  }
  const zone = timeZone === undefined ? undefined : knownZone(timeZone);
  if (!hasCoordinates) {
    if (zone === undefined)
      throw new ToolFailure(
        "place is missing. Ask for the place of birth; its time zone or coordinates do as well (timeZone, or lat and lng).",
      );
    return { coords: undefined, zone, label: zone, alternatives: [] };
  }
  if (lat === undefined || lng === undefined)
    throw new ToolFailure(`${lat === undefined ? "lat" : "lng"} is missing. Send lat and lng together.`);
  const coords = { lat, lng };
  return {
    coords,
    zone: zone ?? sentenceOf(() => findZone(coords)),
    label: `${lat}, ${lng}`,
    alternatives: [],
  };
}

function knownZone(text: string): string {
  const zones = timeZones();
  const wanted = text.toLowerCase();
  const zone = wanted === "utc" ? "UTC" : zones.find((each) => each.toLowerCase() === wanted);
  if (zone !== undefined) return zone;
  const close = findZones(zones, text).slice(0, 3);
  const hint =
    close.length === 0 ? "Write it as Europe/Amsterdam, or send place." : `Did you mean ${close.join(", ")}?`;
  throw new ToolFailure(`timeZone: ${quoted(text)} is no time zone. ${hint}`);
}

/** Inhabitants from which a place of the same name is named beside the one that was taken, and the most that are. */
const MIN_NAMESAKE = 40_000;
const MAX_NAMESAKES = 3;

/** Lists larger places of the same name, if no region or country was told. */
function namesakes(
  text: string | undefined,
  { label, alternatives }: ZonedWhere,
  places: AssistantHost["places"],
): readonly KnownPlace[] {
  if (text === undefined || text.includes(",")) return [];
  const name = label.split(",", 1)[0]!;
  const taken = [label, ...alternatives.map(labelOf)];
  return (places.search(name, 12) ?? [])
    .filter(
      (place) => place.name === name && place.population >= MIN_NAMESAKE && !taken.includes(labelOf(place)),
    )
    .slice(0, MAX_NAMESAKES);
}

/** Finds the place of a text. */
function locate(text: string, places: AssistantHost["places"]): ZonedWhere {
  const found = places.locate(text);
  if (found === undefined)
    throw new ToolFailure(
      "Places cannot be looked up for a few seconds. Try again, or send timeZone in place of place.",
    );
  if ("notFound" in found) {
    const hint =
      found.suggestions.length > 0
        ? `Did you mean ${found.suggestions.map(quoted).join(", ")}? Ask the person if you are not sure.`
        : "Ask for the town, with region and country; a larger town close by has the same clock.";
    throw new ToolFailure(`place: ${quoted(text)} is no place that is known for sure. ${hint}`);
  }
  const { place, alternatives } = found;
  const { lat, lng, zone } = place;
  return { coords: { lat, lng }, zone, label: labelOf(place), alternatives };
}

/** Writes the names of a place. */
export function labelOf(place: KnownPlace): string {
  const name = place.formerName ?? place.name;
  return placeLabel({ ...place, name, region: place.region === name ? "" : place.region });
}

function candidate(place: KnownPlace): Candidate {
  const { lat, lng, zone } = place;
  return { place: labelOf(place), lat, lng, timeZone: zone };
}

function questionAbout(text: string, where: ZonedWhere): PlaceQuestion {
  const { coords, zone, label, alternatives } = where;
  const first = coords === undefined ? [] : [{ place: label, ...coords, timeZone: zone }];
  const otherCandidates = [...first, ...alternatives.map(candidate)];
  return {
    question: `Which ${quoted(text)}: ${otherCandidates.map(({ place }) => place).join("; ")}, or another?`,
    otherCandidates,
  };
}

/** Turns an error of the library about an input into a sentence. */
export function sentenceOf<Result>(compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof ChartInputError)) throw error;
    throw new ToolFailure(sentenceFor(error), { cause: error });
  }
}

function sentenceFor({ code, field, expected }: ChartInputError): string {
  switch (code) {
    case "INVALID_WINDOW":
      return "Clocks skipped the time between these two, or the span is longer than 48 hours. Ask for another span.";
    case "MOMENT_OUT_OF_RANGE":
    case "DATE_OUT_OF_RANGE":
      return "Charts reach from 1800 to 2199. Check the year.";
    default:
      return `${field} must be ${expected}.`;
  }
}
