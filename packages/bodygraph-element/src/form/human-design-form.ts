import { dateInWords, offsetText, readDate, readTime, timeInWords, weekdayOf } from "chart-reading";
import { addStyles, adoptProperties, ElementBase, type OwnEvents } from "../element-base.js";
import { loadZones } from "../load-zones.js";
import { Combobox, type PlaceSearch } from "./combobox.js";
import { Fields } from "./fields.js";
import type { FormBirth, HumanDesignFormEventMap } from "./form-birth.js";
import { missingField } from "./missing-field.js";
import { SearchError, searchPlaces, searchZones } from "./places.js";
import { STYLES } from "./styles.js";

type Zones = Awaited<ReturnType<typeof loadZones>>;

/** Time for which a chart of a birth without a time is drawn; its caption says so. */
const NOON = "12:00";

const FormBase: new () => OwnEvents<HumanDesignFormEventMap> & HTMLElement = ElementBase;

/**
 * The element `<human-design-form>`: asks for a birth, and fills the chart that its attribute `for` names.
 *
 * @example
 * import "bodygraph-element/form";
 *
 * const form = document.createElement("human-design-form");
 * form.addEventListener("birth-change", ({ detail }) => console.log(detail?.date, detail?.timeZone));
 * document.body.append(form);
 *
 * @attribute for The `id` of the chart to fill, which is in the page already.
 * @attribute second If present, fills the second birth of a composite.
 * @attribute places-url Address of a search for places; without it, the form asks for a time zone.
 * @csspart form The form.
 * @csspart input Each field.
 * @csspart suggestions The list of places or time zones.
 * @csspart fault What is wrong with the birth.
 * @slot - Content above the fields, or a form of the page's own.
 */
export class HumanDesignForm extends FormBase {
  /** Attributes that change the form. */
  static readonly observedAttributes: readonly string[] = ["places-url", "for", "second"];

  readonly #fields: Fields = new Fields(this.querySelector("form"));
  readonly #place = new Combobox(this.#fields.place, this.#zoneSearch(), () => this.#read());
  #asksForZone = true;
  #zones: Promise<Zones> | null = null;
  #birth: FormBirth | null = null;
  /** The instant for which the birth is drawn. */
  #instant = new Date(0);
  /** Number of the newest reading; an older one that waits for the zones is dropped. */
  #turn = 0;

  constructor() {
    super();
    const { change } = this.#fields;
    const form = this.#fields.layOut();
    if (!this.contains(form)) {
      const root = this.attachShadow({ mode: "open" });
      addStyles(root, STYLES);
      root.append(form);
    }
    const { input } = this.#place;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#explain();
    });
    form.addEventListener("input", ({ target }) => {
      // The combobox reports what was chosen itself.
      if (target !== input) this.#read();
    });
    // Only once a time is typed out does it count as wrong.
    form.addEventListener("change", ({ target }) => {
      const { time, note } = this.#fields;
      if (target !== time || time.value.trim() === "" || readTime(time.value) !== null) return;
      note.textContent = "Enter a time such as 21:17 or 9:17 pm.";
      time.setAttribute("aria-invalid", "true");
    });
    const loadAhead = () => this.#loadZones().catch(() => undefined);
    if (form.matches(":focus-within")) loadAhead();
    else form.addEventListener("focusin", loadAhead, { once: true });
    change.addEventListener("click", () => {
      this.#askFor(!this.#asksForZone);
      this.#place.chosen = null;
      this.#read();
      input.focus();
    });
    this.#askFor(!this.hasAttribute("places-url"));
    this.#place.adopt();
    this.#read();
  }

  /** The birth as entered; null while it is incomplete. Set it to fill the form, to `{}` to empty it. */
  get birth(): FormBirth | null {
    return this.#birth;
  }
  set birth(birth: BirthToFill | null | undefined) {
    // Ignores the value that the form itself reported, so that a page may bind it.
    if (JSON.stringify(birth ?? null) === JSON.stringify(this.#birth)) return;
    const { date = "", time, aboutMinutes, timeZone, lat = null, lng = null, ...rest } = birth ?? {};
    const { name = "", place = timeZone ?? "", disambiguation } = rest;
    const fields = this.#fields;
    const [year = "", month = "", day = ""] = date.split("-");
    fields.year.value = year;
    fields.month.value = month === "" ? "" : `${Number(month)}`;
    fields.day.value = day === "" ? "" : `${Number(day)}`;
    fields.time.value = time ?? "";
    fields.kind = time === null ? "unknown" : aboutMinutes ? "about" : "exact";
    if (aboutMinutes) fields.aboutMinutes = aboutMinutes;
    fields.half = disambiguation ?? "earlier";
    fields.name.value = name;
    this.#askFor(lat === null || !this.hasAttribute("places-url"));
    this.#place.chosen = timeZone === undefined ? null : { label: place, timeZone, lat, lng };
    this.#read();
  }

  /** True if the form fills the second birth of a composite. */
  get second(): boolean {
    return this.hasAttribute("second") && !/^(?:off|false)$/.test(this.getAttribute("second")!);
  }
  set second(isSecond: boolean | string | null | undefined) {
    this.toggleAttribute("second", isSecond !== false && isSecond !== null && isSecond !== undefined);
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name !== "places-url") {
      this.#fill();
      return;
    }
    this.#askFor(after === null);
  }

  connectedCallback(): void {
    adoptProperties(this, ["birth", "second"]);
    this.#fill();
  }

  disconnectedCallback(): void {
    this.#place.stop();
  }

  /** Asks for a time zone, or for a place if there is a service that knows places. */
  #askFor(zone: boolean): void {
    const url = this.getAttribute("places-url");
    this.#asksForZone = zone || url === null;
    const { placeLabel, change } = this.#fields;
    change.hidden = url === null;
    placeLabel.textContent = this.#asksForZone ? "Time zone of the birthplace" : "Place of birth";
    change.textContent = this.#asksForZone ? "Search for a place instead" : "Not listed? Give its time zone";
    this.#place.input.placeholder = this.#asksForZone ? "Such as Europe/Berlin" : "City, town or village";
    this.#place.source =
      url === null || this.#asksForZone
        ? this.#zoneSearch()
        : {
            search: (text, signal) => searchPlaces(url, text, signal),
            none: "No place found. Try a larger one nearby, or give its time zone.",
          };
  }

  #zoneSearch(): PlaceSearch {
    return {
      search: async (text) => {
        const { timeZones } = await this.#loadZones();
        return searchZones(timeZones(), text);
      },
      none: "No time zone has this name. Try a large city nearby in the same country.",
    };
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

  /** Reads the fields, shows messages about them, and reports a changed birth. */
  async #read(): Promise<void> {
    const turn = ++this.#turn;
    const fields = this.#fields;
    const { kind, day, month, year, time, about } = fields;
    const { date, fault = "" } = readDate(day.value.trim(), month.value, year.value.trim());
    fields.fault.textContent = "";
    // What is wrong with the date stands beside it.
    fields.echo.textContent = date === undefined ? fault : `${weekdayOf(date)}, ${dateInWords(date)}`;
    fields.echo.classList.toggle("fault", fault !== "");
    for (const field of [day, month, year]) field.setAttribute("aria-invalid", `${fault !== ""}`);
    time.hidden = kind === "unknown";
    for (const field of [time, this.#place.input]) field.setAttribute("aria-invalid", "false");
    about.hidden = kind !== "about";
    const place = this.#place.chosen;
    const told = kind === "unknown" ? null : readTime(time.value);
    const words = told === null ? "" : timeInWords(told);
    if (date === undefined || (told === null && kind !== "unknown") || place === null) {
      this.#show(false, words);
      this.#report(null);
      return;
    }
    try {
      const zones = await this.#loadZones();
      if (turn !== this.#turn) return;
      const { timeZone, lat, lng, label } = place;
      const coords = lat === null || lng === null ? undefined : { lat, lng };
      const at = { date, time: told ?? NOON, zone: timeZone, coords };
      const [earlier, later] = (["earlier", "later"] as const).map((disambiguation) =>
        zones.resolveBirthMoment(at, { disambiguation }),
      ) as [Moment, Moment];
      const isTwice =
        told !== null && earlier.kind === "fold" && earlier.offsetSeconds !== later.offsetSeconds;
      const disambiguation = isTwice ? fields.half : null;
      const { utc, kind: momentKind } = zones.resolveBirthMoment(at, {
        disambiguation: disambiguation ?? "compatible",
      });
      const counted = zones.localTimeOf(utc, timeZone, coords);
      const on = counted.date === date ? "" : ` on ${dateInWords(counted.date)}`;
      const isSkipped = told !== null && momentKind === "gap";
      this.#show(
        isTwice,
        isSkipped ? `Clocks skipped this time. It counts as ${counted.time.slice(0, 5)}${on}.` : words,
        [earlier, later],
      );
      this.#instant = utc;
      this.#report({
        date,
        time: told,
        aboutMinutes: kind === "about" ? fields.aboutMinutes : null,
        timeZone,
        lat,
        lng,
        disambiguation,
        utc: told === null ? null : utc.toISOString(),
        // Without what no picture can show in a line.
        name: fields.name.value.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu, " ").trim(),
        place: label,
      });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#show(false, "");
      fields.fault.textContent =
        error instanceof SearchError
          ? error.message
          : "This place is not on the map. Choose another one, or a time zone.";
      if ((error as { code?: unknown }).code === "UNKNOWN_ZONE")
        fields.fault.textContent = `The time zone ${place.timeZone} is not known. Choose another place or time zone.`;
      this.#report(null);
    }
  }

  /** Says what is missing, and goes there, after somebody asked for the chart of a birth that is not complete. */
  #explain(): void {
    const missing = missingField(this.#fields, this.#place.chosen !== null);
    if (missing === null) return;
    const { field, text, dateText } = missing;
    const { fault, echo } = this.#fields;
    fault.textContent = text;
    if (dateText !== undefined) {
      echo.textContent = dateText;
      echo.classList.add("fault");
    }
    field.setAttribute("aria-invalid", "true");
    field.focus();
  }

  /** Shows or hides the choice of a half, and a note about the time. */
  #show(isTwice: boolean, note: string, moments: readonly Moment[] = []): void {
    const { fold, halves, note: noteElement } = this.#fields;
    fold.hidden = !isTwice;
    noteElement.textContent = note;
    for (const [index, { offsetSeconds }] of moments.entries())
      halves[index]!.parentElement!.lastChild!.textContent =
        `${index === 0 ? "the first" : "the second"}, UTC${offsetText(offsetSeconds)}`;
  }

  /** Reports a changed birth, and fills the chart. */
  #report(birth: FormBirth | null): void {
    if (JSON.stringify(birth) === JSON.stringify(this.#birth)) return;
    this.#birth = birth;
    this.#fill();
    this.#fire("birth-change", birth);
  }

  /** Sets the attributes of the chart that `for` names: of its birth, or with `second` of its second one. */
  #fill(): void {
    const id = this.getAttribute("for");
    const root = this.getRootNode() as Document | ShadowRoot;
    const chart = id && this.isConnected ? root.getElementById(id) : null;
    if (!chart || this.#birth === null) return;
    const { date, time, timeZone, lat, lng, disambiguation, name, place, aboutMinutes } = this.#birth;
    const shownTime =
      time === null ? `time unknown, drawn for ${NOON}` : `${aboutMinutes ? "about " : ""}${time}`;
    const texts = this.second
      ? {
          with: this.#instant.toISOString(),
          "with-caption": time === null ? `${name || "B"} (time unknown)` : name,
        }
      : {
          utc: null,
          date,
          time: time ?? NOON,
          "time-zone": timeZone,
          lat,
          lng,
          disambiguation,
          caption: name,
          born: `${dateInWords(date)}, ${shownTime}`,
          place,
        };
    for (const [attribute, value] of Object.entries(texts)) {
      if (value === null || value === "") chart.removeAttribute(attribute);
      else chart.setAttribute(attribute, `${value}`);
    }
  }

  #fire<Name extends keyof HumanDesignFormEventMap>(
    type: Name,
    detail: HumanDesignFormEventMap[Name]["detail"],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** Members of a birth that fill the form. */
type BirthToFill = { readonly [Member in keyof FormBirth]?: FormBirth[Member] | undefined };

type Moment = ReturnType<Zones["resolveBirthMoment"]>;
