import { type Disambiguation, timeZones } from "chart-core/birth-moment";
import type { BirthChoices, BirthResolver, ResolvedBirth } from "../births/resolved-birth.js";
import {
  isUncertain,
  readDateWords,
  readMoment,
  readTimeWords,
  type ToldBirth,
  type Where,
} from "../births/told-birth.js";
import { CommandFailure } from "../terminal/failure.js";
import type { BirthColumn, Columns } from "./columns.js";

const EXACT = { aboutMinutes: null, between: null } as const;
const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DISAMBIGUATIONS: readonly string[] = ["compatible", "earlier", "later", "reject"];

let zonesByLowerName: ReadonlyMap<string, string> | undefined;

/** Returns the time zone of a name, without regard to case. */
function zoneOf(name: string): string {
  zonesByLowerName ??= new Map([...timeZones(), "UTC"].map((zone) => [zone.toLowerCase(), zone]));
  const zone = zonesByLowerName.get(name.toLowerCase());
  if (zone === undefined) throw new CommandFailure(`the time zone “${name}” is unknown`);
  return zone;
}

/** Reads the birth of a row, and resolves it. A failure has a sentence without its row. */
export class RowReader {
  readonly #columns: Columns;
  readonly #resolverFor: (choices: BirthChoices) => BirthResolver;
  readonly #resolvers = new Map<string, BirthResolver>();

  /** @param resolverFor Creates the resolver of births with some choices. */
  constructor(columns: Columns, resolverFor: (choices: BirthChoices) => BirthResolver) {
    this.#columns = columns;
    this.#resolverFor = resolverFor;
  }

  /** True if a zone was found on the small map. */
  get hasUsedSmallMap(): boolean {
    return [...this.#resolvers.values()].some(({ hasUsedSmallMap }) => hasUsedSmallMap);
  }

  /**
   * Resolves the birth of a row, and says what else may be meant.
   *
   * @throws CommandFailure if the row tells no birth.
   */
  read(row: readonly string[]): { readonly birth: ResolvedBirth; readonly doubt: string } {
    const { birth: columns } = this.#columns;
    const cell = (column: BirthColumn) => {
      const at = columns[column];
      return at === undefined ? "" : (row[at] ?? "").trim();
    };
    const told = this.#toldBy(cell);
    const timeZone = "utc" in told || told.where.kind !== "coordinates" ? "" : cell("timeZone");
    const resolver = this.#resolver(timeZone === "" ? "" : zoneOf(timeZone), cell("disambiguation"));
    resolver.doubts.clear();
    const birth = resolver.exact(told);
    return { birth, doubt: [...resolver.doubts].join(" ") };
  }

  #toldBy(cell: (column: BirthColumn) => string): ToldBirth {
    const moment = cell("utc");
    if (moment !== "") {
      const utc = readMoment(moment);
      if (utc === undefined) throw new CommandFailure(`“${moment}” is no moment such as 1990-09-05T19:17Z`);
      return { utc };
    }
    const [dateText, timeText] = [cell("date"), cell("time")];
    const date = readDateWords(dateText);
    if (date === undefined)
      throw new CommandFailure(
        dateText === "" ? "the date is missing" : `“${dateText}” is no date such as 1990-09-05`,
      );
    const where = this.#whereOf(cell);
    if (CLOCK_TIME.test(timeText)) return { date, told: { time: timeText, ...EXACT }, seconds: "", where };
    const time = readTimeWords(timeText);
    if (time === undefined)
      throw new CommandFailure(
        timeText === "" ? "the time is missing" : `“${timeText}” is no time such as 21:17`,
      );
    const told = { date, ...time, where };
    if (isUncertain(told)) throw new CommandFailure(`the time “${timeText}” is not exact`);
    return told;
  }

  #whereOf(cell: (column: BirthColumn) => string): Where {
    const [lat, lng, zone, text] = [cell("lat"), cell("lng"), cell("timeZone"), cell("location")];
    if (lat !== "" || lng !== "") {
      const [latDeg, lngDeg] = [lat, lng].map((degrees) =>
        degrees === "" ? Number.NaN : Number(degrees.replace(",", ".")),
      );
      if (latDeg === undefined || lngDeg === undefined || Number.isNaN(latDeg) || Number.isNaN(lngDeg))
        throw new CommandFailure(`“${lat}” and “${lng}” are no coordinates in degrees`);
      return { kind: "coordinates", lat: latDeg, lng: lngDeg };
    }
    if (zone !== "") return { kind: "zone", zone: zoneOf(zone) };
    if (text === "") throw new CommandFailure("the place is missing");
    return { kind: "text", text };
  }

  #resolver(timeZone: string, disambiguation: string): BirthResolver {
    const key = `${timeZone}|${disambiguation}`;
    const known = this.#resolvers.get(key);
    if (known !== undefined) return known;
    if (disambiguation !== "" && !DISAMBIGUATIONS.includes(disambiguation))
      throw new CommandFailure(`“${disambiguation}” is none of ${DISAMBIGUATIONS.join(", ")}`);
    const resolver = this.#resolverFor({
      ...(timeZone !== "" && { timeZone }),
      ...(disambiguation !== "" && { disambiguation: disambiguation as Disambiguation }),
    });
    this.#resolvers.set(key, resolver);
    return resolver;
  }
}
