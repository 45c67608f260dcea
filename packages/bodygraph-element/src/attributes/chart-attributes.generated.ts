/**
 * Generated from packages/bodygraph-element/src/attributes/chart-attributes.ts. Do not edit.
 * Command: npm run generate -- element
 */

/** A value of a property that stands for an attribute; null, undefined or an empty text removes it. */
export type AttributeValue = string | number | boolean | null | undefined;

/** The properties that stand for attributes: the same names in camel case. */
export interface ChartAttributes {
  /** The instant of birth, such as `1990-09-05T19:17Z`, in place of date, time, zone and coordinates. */
  get utc(): string;
  set utc(value: AttributeValue);
  /** The local date of birth, `YYYY-MM-DD`, 1800 to 2199. */
  get date(): string;
  set date(value: AttributeValue);
  /** The local time of birth, `HH:MM` or `HH:MM:SS`. */
  get time(): string;
  set time(value: AttributeValue);
  /** The IANA name of the time zone, such as `Europe/Amsterdam`. */
  get timeZone(): string;
  set timeZone(value: AttributeValue);
  /** Latitude of the birthplace in degrees, north positive; with `lng` it may take the place of a zone, found on a small map. */
  get lat(): string;
  set lat(value: AttributeValue);
  /** Longitude of the birthplace in degrees, east positive. */
  get lng(): string;
  set lng(value: AttributeValue);
  /** The choice for a time that clocks showed twice or never: `compatible` (default), `earlier`, `later` or `reject`. */
  get disambiguation(): string;
  set disambiguation(value: AttributeValue);
  /** `bodygraph` (default), which is a `composite` if there is `with`; or, of the first birth, the `wheel` or the `day`. */
  get picture(): string;
  set picture(value: AttributeValue);
  /** The moment of transits in a bodygraph of one birth, such as `2026-11-22T12:00Z`, or `now`. */
  get at(): string;
  set at(value: AttributeValue);
  /** `light` (default), `dark`, `print`, or `auto` as the system prefers; give the page `color-scheme: light dark`, too. */
  get theme(): string;
  set theme(value: AttributeValue);
  /** A text above the facts, such as the person's name; of a composite, the name of the first person. */
  get caption(): string;
  set caption(value: AttributeValue);
  /** Date and time of birth, as the caption shows them. */
  get born(): string;
  set born(value: AttributeValue);
  /** The birthplace, as the caption shows it. */
  get place(): string;
  set place(value: AttributeValue);
  /** Name of the second person of a composite. */
  get withCaption(): string;
  set withCaption(value: AttributeValue);
  /** `off` leaves away the columns of bodies. */
  get columns(): string;
  set columns(value: AttributeValue);
  /** `off` leaves away what stands below the bodygraph, the caption too. */
  get facts(): string;
  set facts(value: AttributeValue);
  /** If present, words stand beside the arrows, such as "Low Sound". */
  get arrowWords(): string;
  set arrowWords(value: AttributeValue);
}

/** The attributes and their properties, as frameworks set them. */
export interface ChartAttributeProps {
  /** The instant of birth, such as `1990-09-05T19:17Z`, in place of date, time, zone and coordinates. */
  utc?: AttributeValue;
  /** The local date of birth, `YYYY-MM-DD`, 1800 to 2199. */
  date?: AttributeValue;
  /** The local time of birth, `HH:MM` or `HH:MM:SS`. */
  time?: AttributeValue;
  /** The IANA name of the time zone, such as `Europe/Amsterdam`. */
  timeZone?: AttributeValue;
  /** The IANA name of the time zone, such as `Europe/Amsterdam`. */
  "time-zone"?: AttributeValue;
  /** Latitude of the birthplace in degrees, north positive; with `lng` it may take the place of a zone, found on a small map. */
  lat?: AttributeValue;
  /** Longitude of the birthplace in degrees, east positive. */
  lng?: AttributeValue;
  /** The choice for a time that clocks showed twice or never: `compatible` (default), `earlier`, `later` or `reject`. */
  disambiguation?: "compatible" | "earlier" | "later" | "reject" | null | undefined;
  /** `bodygraph` (default), which is a `composite` if there is `with`; or, of the first birth, the `wheel` or the `day`. */
  picture?: "bodygraph" | "wheel" | "day" | "composite" | null | undefined;
  /** The moment of transits in a bodygraph of one birth, such as `2026-11-22T12:00Z`, or `now`. */
  at?: AttributeValue;
  /** `light` (default), `dark`, `print`, or `auto` as the system prefers; give the page `color-scheme: light dark`, too. */
  theme?: "light" | "dark" | "print" | "auto" | null | undefined;
  /** A text above the facts, such as the person's name; of a composite, the name of the first person. */
  caption?: AttributeValue;
  /** Date and time of birth, as the caption shows them. */
  born?: AttributeValue;
  /** The birthplace, as the caption shows it. */
  place?: AttributeValue;
  /** Name of the second person of a composite. */
  withCaption?: AttributeValue;
  /** Name of the second person of a composite. */
  "with-caption"?: AttributeValue;
  /** `off` leaves away the columns of bodies. */
  columns?: AttributeValue;
  /** `off` leaves away what stands below the bodygraph, the caption too. */
  facts?: AttributeValue;
  /** If present, words stand beside the arrows, such as "Low Sound". */
  arrowWords?: AttributeValue;
  /** If present, words stand beside the arrows, such as "Low Sound". */
  "arrow-words"?: AttributeValue;
}
