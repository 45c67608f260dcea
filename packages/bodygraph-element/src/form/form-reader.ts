import {
  type BirthFault,
  birthFault,
  dateInWords,
  FIELD_TEXTS,
  middleOfHours,
  NOON,
  offsetText,
  oneLine,
  plainText,
  readClockSpan,
  readDate,
  readToldTime,
  SEARCH_TEXTS,
  SPAN_SKIPPED,
  type SpanOfHours,
  skippedNote,
  TIME_UNREADABLE,
  type ToldTime,
  timeKindOf,
  toldInWords,
  weekdayOf,
  zoneNamed,
} from "chart-reading";
import { loadZones } from "../load-zones.js";
import { Combobox, type PlaceSearch } from "./combobox.js";
import { Fields } from "./fields.js";
import type { BirthToFill, FormBirth } from "./form-birth.js";
import { placeOfZone, SearchError, searchPlaces, searchZones } from "./places.js";

type Zones = Awaited<ReturnType<typeof loadZones>>;
type Moment = ReturnType<Zones["resolveBirthMoment"]>;

/** A complete birth, and the instant for which it is drawn. */
export interface ReadForm {
  readonly birth: FormBirth;
  readonly instant: Date;
}

/** Reads a form: shows messages about its fields while somebody types, and reports what it reads. */
export class FormReader {
  /** The form that is read, to be shown: the page's own, or a new one. */
  readonly form: HTMLFormElement;
  readonly #fields: Fields;
  readonly #place: Combobox;
  readonly #report: (read: ReadForm | null) => void;
  readonly #listening = new AbortController();
  #placesUrl: string | null;
  #asksForZone = true;
  #zones: Promise<Zones> | null = null;
  /** Number of the newest reading; an older one that waits for the zones is dropped. */
  #turn = 0;

  /**
   * @param own The page's own form; null to create one.
   * @param placesUrl Address of a search for places; null to ask for time zones.
   * @param report Is told what the form reads, whenever that may have changed; null while it is not complete.
   */
  constructor(
    own: HTMLFormElement | null,
    placesUrl: string | null,
    report: (read: ReadForm | null) => void,
  ) {
    this.#fields = new Fields(own);
    this.#place = new Combobox(this.#fields.place, this.#zoneSearch(), () => this.read());
    this.#placesUrl = placesUrl;
    this.#report = report;
    this.form = this.#fields.layOut();
    this.#listen();
    this.#askFor(placesUrl === null);
    this.#place.adopt();
  }

  /** True while this reads a form of the page, as it stands there now; of null, while it reads one of its own. */
  reads(own: HTMLFormElement | null): boolean {
    return this.#fields.areThoseOf(own);
  }

  /** Changes the address of the search for places. */
  set placesUrl(url: string | null) {
    this.#placesUrl = url;
    this.#askFor(url === null);
  }

  /** Fills the form. */
  fill({
    date = "",
    time,
    aboutMinutes,
    between,
    timeZone,
    lat = null,
    lng = null,
    ...rest
  }: BirthToFill): void {
    const { name = "", place = timeZone ?? "", disambiguation } = rest;
    const fields = this.#fields;
    const [year = "", month = "", day = ""] = date.split("-");
    fields.year.value = year;
    fields.month.value = month === "" ? "" : `${Number(month)}`;
    fields.day.value = day === "" ? "" : `${Number(day)}`;
    const told = { time: time ?? "", aboutMinutes: aboutMinutes || null, between: between ?? null };
    fields.kind = time === null ? "unknown" : timeKindOf(told);
    if (told.between !== null) this.#showSpan(told.between);
    else {
      fields.time.value = told.time;
      fields.until.value = "";
    }
    if (told.aboutMinutes !== null) fields.aboutMinutes = told.aboutMinutes;
    fields.half = disambiguation ?? "earlier";
    fields.name.value = name;
    // A place has coordinates; a time zone stands for itself.
    this.#askFor(lat === null && timeZone !== undefined);
    this.#place.chosen = timeZone === undefined ? null : { label: place, timeZone, lat, lng };
    this.read();
  }

  /** Takes over the picked place of a reader whose form has lost or got other fields. */
  takeOver(before: FormReader): void {
    const { input, chosen } = before.#place;
    if (input !== this.#place.input) return;
    this.#askFor(before.#asksForZone);
    if (chosen !== null) this.#place.chosen = chosen;
  }

  /** Stops a search that is under way. */
  pause(): void {
    this.#place.stop();
  }

  /** Leaves the form to another reader. */
  stop(): void {
    this.#turn += 1;
    this.#listening.abort();
    this.#place.leave();
  }

  /** Reads the fields, shows messages about them, and reports the birth. */
  async read(): Promise<void> {
    const turn = ++this.#turn;
    const fields = this.#fields;
    const { day, month, year, time, until, and, about, texts } = fields;
    const { date, fault = "" } = readDate(texts.day, texts.month, texts.year);
    fields.fault.textContent = "";
    // What is wrong with the date stands beside it.
    fields.echo.textContent = date === undefined ? fault : `${weekdayOf(date)}, ${dateInWords(date)}`;
    fields.echo.classList.toggle("fault", fault !== "");
    for (const field of [day, month, year]) field.setAttribute("aria-invalid", `${fault !== ""}`);
    time.hidden = texts.kind === "unknown";
    until.hidden = texts.kind !== "between";
    and.hidden = until.hidden;
    about.hidden = texts.kind !== "about";
    for (const field of [time, until, this.#place.input]) field.setAttribute("aria-invalid", "false");
    const place = this.#place.chosen;
    const told = readToldTime(texts);
    const words = told === null ? "" : toldInWords(told);
    if (date === undefined || told === null || place === null) {
      this.#showTime(false, words);
      this.#report(null);
      return;
    }
    try {
      const zones = await this.#loadZones();
      if (turn !== this.#turn) return;
      const { timeZone, lat, lng, label } = place;
      const coords = lat === null || lng === null ? undefined : { lat, lng };
      const momentAt = (time: string, disambiguation: "earlier" | "later" | "compatible") =>
        zones.resolveBirthMoment({ date, time, zone: timeZone, coords }, { disambiguation });
      const clock = (utc: Date) => zones.localTimeOf(utc, timeZone, coords);
      const spanOfHours: SpanOfHours = (hours) =>
        zones.resolveBirthSpan({ date, ...hours, zone: timeZone, coords });
      const middle =
        told.between &&
        middleOfHours(told.between, spanOfHours, clock, (time, half) => momentAt(time, half).utc);
      const drawn = middle?.told ?? told;
      const time = drawn.time ?? NOON;
      const halves = [momentAt(time, "earlier"), momentAt(time, "later")] as const;
      const isTwice = isOneTime(told) && areTwo(halves);
      const disambiguation = middle === null ? (isTwice ? fields.half : null) : middle.disambiguation;
      const { utc, kind } = momentAt(time, disambiguation ?? "compatible");
      const isSkipped = isOneTime(told) && kind === "gap";
      this.#showTime(isTwice, isSkipped ? skippedNote(date, clock(utc)) : words, halves);
      this.#report({
        instant: utc,
        birth: {
          date,
          ...drawn,
          timeZone,
          lat,
          lng,
          disambiguation,
          utc: told.time === null ? null : utc.toISOString(),
          name: oneLine(fields.name.value),
          place: label,
        },
      });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#showTime(false, "");
      fields.fault.textContent = faultOf(error, place.timeZone);
      this.#report(null);
    }
  }

  #listen(): void {
    const { form } = this;
    const { signal } = this.#listening;
    const { change, place } = this.#fields;
    const on = (type: string, listen: (event: Event) => void) =>
      form.addEventListener(type, listen, { signal });
    on("submit", (event) => {
      event.preventDefault();
      this.#explain();
    });
    on("input", ({ target }) => {
      // The combobox reports what was chosen itself.
      if (target !== place.input) this.read();
    });
    on("change", ({ target }) => this.#onTypedOut(target));
    // The fields have their first values only after the event.
    on("reset", () => setTimeout(() => !signal.aborted && this.#startAnew()));
    const loadAhead = () => this.#loadZones().catch(() => undefined);
    if (form.matches(":focus-within")) loadAhead();
    else form.addEventListener("focusin", loadAhead, { once: true, signal });
    change.addEventListener(
      "click",
      () => {
        this.#askFor(!this.#asksForZone);
        this.#place.chosen = null;
        this.read();
        place.input.focus();
      },
      { signal },
    );
  }

  /** Reads the form as a reset has left it. */
  #startAnew(): void {
    this.#askFor(this.#placesUrl === null);
    this.#place.forget();
    this.#place.adopt();
    this.read();
  }

  /** Says what is wrong with a time that has been typed out, and shows two times in fields of their own. */
  #onTypedOut(target: EventTarget | null): void {
    const fields = this.#fields;
    const { time, until, note, texts } = fields;
    if ((target !== time && target !== until) || time.value.trim() === "") return;
    const span = readClockSpan(time.value);
    if (span !== null && fields.hasUntil) {
      fields.kind = "between";
      this.#showSpan(span);
      this.read();
      return;
    }
    if (readToldTime(texts) !== null || (texts.kind === "between" && until.value.trim() === "")) return;
    const fault = texts.kind === "between" ? timeFault(texts) : null;
    note.textContent = fault?.sentence ?? TIME_UNREADABLE;
    (fault?.field === "until" ? until : time).setAttribute("aria-invalid", "true");
  }

  #showSpan({ from, to }: { readonly from: string; readonly to: string }): void {
    const { time, until, hasUntil } = this.#fields;
    time.value = hasUntil ? from : `${from} - ${to}`;
    until.value = hasUntil ? to : "";
  }

  /** Asks for a time zone, or for a place if there is a service that knows places. */
  #askFor(zone: boolean): void {
    const url = this.#placesUrl;
    this.#asksForZone = zone || url === null;
    const { placeLabel, change } = this.#fields;
    change.hidden = url === null;
    placeLabel.textContent = this.#asksForZone ? FIELD_TEXTS.zone : FIELD_TEXTS.place;
    change.textContent = this.#asksForZone ? FIELD_TEXTS.askForPlace : FIELD_TEXTS.askForZone;
    this.#place.input.placeholder = this.#asksForZone ? FIELD_TEXTS.zoneExample : FIELD_TEXTS.placeExample;
    this.#place.source = url === null || this.#asksForZone ? this.#zoneSearch() : this.#placeSearch(url);
  }

  #zoneSearch(): PlaceSearch {
    return {
      search: async (text) => {
        const { timeZones } = await this.#loadZones();
        return searchZones(timeZones(), text);
      },
      none: SEARCH_TEXTS.noZone,
    };
  }

  #placeSearch(url: string): PlaceSearch {
    return {
      search: async (text, signal) => {
        const zone = await this.#zoneNamed(text);
        return zone === undefined ? searchPlaces(url, text, signal) : [placeOfZone(zone)];
      },
      none: SEARCH_TEXTS.noPlace,
    };
  }

  /** Returns the zone that a text names with its area, such as Europe/Berlin; undefined if it names none. */
  async #zoneNamed(text: string): Promise<string | undefined> {
    if (!plainText(text).includes("/")) return undefined;
    try {
      const { timeZones } = await this.#loadZones();
      return zoneNamed(timeZones(), text);
    } catch {
      // Places can still be searched.
      return undefined;
    }
  }

  /** Loads the time zones, once. */
  async #loadZones(): Promise<Zones> {
    this.#zones ??= loadZones();
    try {
      return await this.#zones;
    } catch {
      this.#zones = null;
      throw new SearchError("The time zones could not be loaded. Check your connection and try again.");
    }
  }

  /** Says what is missing, and goes there, after somebody asked for the chart of a birth that is not complete. */
  #explain(): void {
    const fields = this.#fields;
    const missing = birthFault(fields.texts, this.#place.chosen !== null);
    if (missing === null) return;
    const { field, sentence, code } = missing;
    const isDate = code === "INVALID_DATE" || code === "YEAR_INCOMPLETE";
    const reason = field === "place" ? this.#place.problem : "";
    fields.fault.textContent = isDate ? "Check the date above." : reason || sentence;
    // Said once.
    if (reason !== "") fields.place.status.textContent = "";
    if (isDate) {
      fields.echo.textContent = sentence;
      fields.echo.classList.add("fault");
    }
    const element = field === "place" ? fields.place.input : fields[field];
    element.setAttribute("aria-invalid", "true");
    element.focus();
  }

  /** Shows or hides the choice of a half, and a note about the time. */
  #showTime(isTwice: boolean, note: string, moments: readonly Moment[] = []): void {
    const { fold, halves, note: noteElement } = this.#fields;
    fold.hidden = !isTwice;
    noteElement.textContent = note;
    for (const [index, { offsetSeconds }] of moments.entries())
      halves[index]!.parentElement!.lastChild!.textContent =
        `${index === 0 ? FIELD_TEXTS.earlier : FIELD_TEXTS.later}, UTC${offsetText(offsetSeconds)}`;
  }
}

/** Returns what is wrong with the times of a form whose date is right. */
function timeFault(texts: Fields["texts"]): BirthFault | null {
  return birthFault({ ...texts, day: "1", month: "1", year: "2000" }, true);
}

/** Writes why a complete birth has no moment. */
function faultOf(error: unknown, timeZone: string): string {
  if (error instanceof SearchError) return error.message;
  switch ((error as { code?: unknown }).code) {
    case "INVALID_WINDOW":
      return SPAN_SKIPPED;
    case "UNKNOWN_ZONE":
      return `The time zone ${timeZone} is not known. Choose another place or time zone.`;
    default:
      return SEARCH_TEXTS.notOnMap;
  }
}

function isOneTime({ time, between }: ToldTime): boolean {
  return time !== null && between === null;
}

/** Returns true if clocks showed a time twice. */
function areTwo([earlier, later]: readonly [Moment, Moment]): boolean {
  return earlier.kind === "fold" && earlier.offsetSeconds !== later.offsetSeconds;
}
