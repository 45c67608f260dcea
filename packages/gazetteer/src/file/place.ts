/** A place as results show it. */
export interface Place {
  /** The name as GeoNames writes it. */
  readonly name: string;
  /** Name of the first-level division in English; empty if GeoNames has none. */
  readonly region: string;
  /** Name of the country in English. */
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name of the time zone. */
  readonly zone: string;
  /** 0 if unknown. */
  readonly population: number;
}

/** Formats a place as "Philadelphia, Pennsylvania, United States". */
export function placeLabel({ name, region, country }: Place): string {
  return [name, region, country].filter((part) => part !== "").join(", ");
}
