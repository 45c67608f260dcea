/** A place of the index, with the facts by which a person recognises it. */
export interface ListedPlace {
  /** Name of the city, town or village. */
  readonly name: string;
  /** Name of the first-level division in English; empty if unknown. */
  readonly region: string;
  /** Name of the country in English. */
  readonly country: string;
  /** Latitude in degrees; positive north of the equator. */
  readonly lat: number;
  /** Longitude in degrees; positive east of Greenwich. */
  readonly lng: number;
  /** IANA name of its time zone. */
  readonly zone: string;
  /** Number of inhabitants; 0 if unknown. */
  readonly population: number;
  /** Name of the former city whose coordinates and inhabitants these are; absent for a place of today. */
  readonly formerName?: string | undefined;
}

/** Time zone of a city. */
export interface CityZone {
  /** IANA name. */
  readonly zone: string;
  /** Number of inhabitants; 0 if unknown. */
  readonly population: number;
}

/** Port to the index that completes the place names that a person types. */
export interface PlaceIndex {
  /**
   * Finds the places whose name begins with a text, the likeliest first; undefined while the index is not open.
   *
   * @param limit Maximum number of places.
   */
  search(text: string, limit: number): readonly ListedPlace[] | undefined;

  /**
   * Finds the time zones of the cities, countries and states of exactly this name, in any language, for the message about
   * an unknown time zone. Undefined if the index knows none or is not open; empty if the name has no clear time zone, as
   * that of a country with several. Optional: without it only names of time zones are suggested.
   */
  zonesNamed?(name: string): readonly CityZone[] | undefined;
}
