/** A place as results show it. */
export interface Place {
  /** The name as GeoNames writes it. */
  readonly name: string;
  /** Name of the first-level division in English; empty if GeoNames has none. */
  readonly region: string;
  /** Name of the country in English. */
  readonly country: string;
  /** Latitude in degrees, positive north. */
  readonly lat: number;
  /** Longitude in degrees, positive east. */
  readonly lng: number;
  /** IANA name of the time zone. */
  readonly zone: string;
  /** Number of inhabitants; 0 if unknown. */
  readonly population: number;
  /** Name of the former city that the position and the population are of; absent for a place of today. */
  readonly formerName?: string;
}

/** Formats the names of a place as "Philadelphia, Pennsylvania, United States"; leaves out empty ones. */
export function placeLabel({ name, region, country }: Pick<Place, "name" | "region" | "country">): string {
  return [name, region, country].filter((part) => part !== "").join(", ");
}
