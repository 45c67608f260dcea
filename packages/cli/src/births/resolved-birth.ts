import type { Coordinates } from "chart-core";
import {
  type BirthMomentKind,
  type Disambiguation,
  findZone,
  resolveBirthMoment,
  resolveBirthSpan,
} from "chart-core/birth-moment";
import { ChartInputError } from "chart-core/tables";
import { dateInWords, guessNote, offsetText, possibleSpan, type Span } from "chart-reading";
import { CommandFailure } from "../terminal/failure.js";
import type { KnownPlace, Places } from "./places.js";
import { clockOf, type LocalToldBirth, type ToldBirth, type Where } from "./told-birth.js";

/** A place with its time zone. */
export interface ZonedWhere {
  readonly coords: Coordinates | undefined;
  readonly zone: string;
  /** Names of the place, its zone or its coordinates. */
  readonly label: string;
  /** Other places that the text may mean, in another time zone. */
  readonly alternatives: readonly KnownPlace[];
  /** True if the zone is that of the small map, which may be wrong near borders. */
  readonly isOfSmallMap: boolean;
}

/** A birth at an exact time. */
export interface ResolvedBirth {
  readonly utc: Date;
  readonly where: ZonedWhere;
  readonly offsetSeconds: number;
  readonly kind: BirthMomentKind;
  /** Local date, `YYYY-MM-DD`, and time, `HH:MM` or `HH:MM:SS`. */
  readonly date: string;
  readonly time: string;
}

/** A birth in a span of time. */
export interface ResolvedSpan extends Span {
  readonly where: ZonedWhere;
  readonly date: string;
  readonly told: LocalToldBirth["told"];
}

/** Choices for all births of a command. */
export interface BirthChoices {
  /** IANA zone of births by coordinates. */
  readonly timeZone?: string | undefined;
  readonly disambiguation?: Disambiguation | undefined;
}

/** Note about zones of the small map. */
export const SMALL_MAP_NOTE: string =
  "By coordinates, the time zone comes from a small map: near borders, 1.5 % of places get that of the neighbour.";

/** Turns told births into moments, and collects the notes that people should read, each once. */
export class BirthResolver {
  /** Sentences about places and zones that were taken. */
  readonly notes: Set<string> = new Set();
  /** Sentences about what else may be meant: another place of a name, a time that clocks skipped or showed twice. */
  readonly doubts: Set<string> = new Set();
  /** True once a zone was taken from the small map. */
  hasUsedSmallMap = false;
  readonly #places: Places;
  readonly #choices: BirthChoices;

  constructor(places: Places, choices: BirthChoices) {
    this.#places = places;
    this.#choices = choices;
  }

  /** @throws CommandFailure if the place is not known, or the time cannot be resolved. */
  exact(birth: ToldBirth): ResolvedBirth {
    if ("utc" in birth) {
      const where = { coords: undefined, zone: "UTC", label: "UTC", alternatives: [], isOfSmallMap: false };
      const text = birth.utc.toISOString();
      const [date, time] = [text.slice(0, 10), text.slice(11, text.slice(16, 19) === ":00" ? 16 : 19)];
      return { utc: birth.utc, where, offsetSeconds: 0, kind: "unique", date, time };
    }
    const where = this.#whereOf(birth.where);
    const { date, seconds } = birth;
    const time = `${birth.told.time ?? "12:00"}${seconds}`;
    const at = ({ coords, zone }: Pick<ZonedWhere, "coords" | "zone">) =>
      resolveBirthMoment({ date, time, coords, zone }, this.#disambiguation());
    const { utc, offsetSeconds, kind } = sentenceOf(() => at(where));
    const resolved = { utc, where, offsetSeconds, kind, date, time };
    if (where.isOfSmallMap) this.hasUsedSmallMap = true;
    const others = where.alternatives.filter(
      ({ lat, lng, zone }) => at({ coords: { lat, lng }, zone }).offsetSeconds !== offsetSeconds,
    );
    this.#note(birth.where, where, others);
    const shown = clockOf(where)(utc);
    if (kind === "gap")
      this.doubts.add(
        `Clocks skipped ${time} on ${dateInWords(date)}. It counts as ${shown.time.slice(0, 5)}${
          shown.date === date ? "" : ` on ${dateInWords(shown.date)}`
        }.`,
      );
    if (kind === "fold" && this.#choices.disambiguation === undefined)
      this.doubts.add(
        `Clocks showed ${time} twice that day. This is the first; --disambiguation later takes the second.`,
      );
    return resolved;
  }

  /** Resolves the time in which a birth may lie. */
  span(birth: LocalToldBirth): ResolvedSpan {
    const { date, told } = birth;
    const where = this.#whereOf(birth.where);
    const spanAt = ({ coords, zone }: Pick<ZonedWhere, "coords" | "zone">): Span => {
      const time = told.aboutMinutes === null || told.between !== null ? "12:00" : (told.time ?? "12:00");
      const { utc } = resolveBirthMoment({ date, time, coords, zone }, this.#disambiguation());
      const span = possibleSpan(told, utc, (hours) => resolveBirthSpan({ date, ...hours, coords, zone }));
      return span ?? { from: utc, to: new Date(+utc + 1) };
    };
    const { from, to } = sentenceOf(() => spanAt(where));
    const others = where.alternatives.filter(({ lat, lng, zone }) => {
      const other = spanAt({ coords: { lat, lng }, zone });
      return +other.from !== +from || +other.to !== +to;
    });
    this.#note(birth.where, where, others);
    return { from, to, where, date, told };
  }

  #disambiguation() {
    const { disambiguation } = this.#choices;
    return disambiguation === undefined ? undefined : { disambiguation };
  }

  #whereOf(told: Where): ZonedWhere {
    const { timeZone } = this.#choices;
    switch (told.kind) {
      case "zone":
        return {
          ...{ coords: undefined, zone: told.zone, label: told.zone },
          ...{ alternatives: [], isOfSmallMap: false },
        };
      case "coordinates": {
        const { lat, lng } = told;
        const zone = sentenceOf(() => timeZone ?? findZone({ lat, lng }));
        const isOfSmallMap = timeZone === undefined;
        return { coords: { lat, lng }, zone, label: `${lat}, ${lng}`, alternatives: [], isOfSmallMap };
      }
      case "text": {
        const { place, alternatives, label } = this.#places.locate(told.text);
        const { lat, lng, zone } = place;
        if (timeZone !== undefined)
          throw new CommandFailure("--time-zone goes with coordinates: a place has its own time zone.");
        return { coords: { lat, lng }, zone, label, alternatives, isOfSmallMap: false };
      }
    }
  }

  #note(told: Where, where: ZonedWhere, others: readonly KnownPlace[]): void {
    if (where.isOfSmallMap) this.notes.add(`${SMALL_MAP_NOTE} Taken: ${where.zone}; --time-zone decides.`);
    if (told.kind !== "text") return;
    if (others.length === 0) {
      if (guessNote(told.text, where.label) !== undefined)
        this.notes.add(`“${told.text}” was taken as ${where.label}.`);
      return;
    }
    const names = others.slice(0, 3).map((place) => this.#places.labelOf(place));
    this.doubts.add(
      `“${told.text}” was taken as ${where.label}. Other places of that name have other clocks: ${names.join("; ")}.`,
    );
  }
}

/** Turns an error of the library about an input into a sentence. */
export function sentenceOf<Result>(compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof ChartInputError)) throw error;
    throw new CommandFailure(sentenceFor(error), undefined, { cause: error });
  }
}

function sentenceFor({ code, field, received, expected }: ChartInputError): string {
  switch (code) {
    case "AMBIGUOUS_TIME":
      return "Clocks showed this time twice. Choose one with --disambiguation earlier or later.";
    case "SKIPPED_TIME":
      return "Clocks skipped this time. Check date and time, or choose --disambiguation earlier or later.";
    case "INVALID_WINDOW":
      return "Clocks skipped the time between these two, or the span is longer than 48 hours.";
    case "MOMENT_OUT_OF_RANGE":
    case "DATE_OUT_OF_RANGE":
      return "Charts reach from 1800 to 2199.";
    case "UNKNOWN_ZONE":
      return `The time zone “${String(received)}” is unknown. Write it as Europe/Amsterdam.`;
    case "INVALID_LATITUDE":
      return `The latitude ${String(received)} is not from -90 to 90. Latitude comes first: 52.37,4.89.`;
    case "INVALID_LONGITUDE":
      return `The longitude ${String(received)} is not from -180 to 180. Latitude comes first: 52.37,4.89.`;
    default:
      return `${field}: “${String(received)}” is not ${expected}.`;
  }
}

/** Writes an offset from UTC: `UTC+02:00`. */
export function offsetLabel(offsetSeconds: number): string {
  return `UTC${offsetText(offsetSeconds)}`;
}
