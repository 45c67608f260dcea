/** A place as an answer shows it. */
export interface Place {
  /** The name as GeoNames writes it. */
  readonly name: string;
  /** The first-level division in English; empty where GeoNames knows none. */
  readonly region: string;
  /** The country in English. */
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name of the time zone. */
  readonly zone: string;
  /** 0 where it is not known. */
  readonly population: number;
}

/** Writes a place as "Philadelphia, Pennsylvania, United States". */
export function placeLabel({ name, region, country }: Place): string {
  return [name, region, country].filter((part) => part !== "").join(", ");
}
