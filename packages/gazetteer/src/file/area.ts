/** A country, or a division of one. Levels that are undefined are not restricted. */
export interface Area {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames' code of the first level: a state, province or region. */
  readonly admin1: string | undefined;
  /** GeoNames' code of the second level: a county or district. */
  readonly admin2: string | undefined;
  /** GeoNames' code of the third level, only where an area of the past or a German district needs it. */
  readonly admin3: string | undefined;
}

/** True if a place, or a whole area, lies in an area. */
export function contains(area: Area, other: Area): boolean {
  return (
    area.country === other.country &&
    (area.admin1 === undefined || area.admin1 === other.admin1) &&
    (area.admin2 === undefined || area.admin2 === other.admin2) &&
    (area.admin3 === undefined || area.admin3 === other.admin3)
  );
}

/**
 * Relations of an area to a name, the closest first: the area itself, a territory of the country, a division that lay in the
 * county or state of the name in the past, a former land of the country.
 */
export const AREA_RELATIONS = ["own", "territory", "past", "former"] as const;
/** One of {@link AREA_RELATIONS}. */
export type AreaRelation = (typeof AREA_RELATIONS)[number];

/** True if both are the same country or division. */
export function isSameArea(one: Area, other: Area): boolean {
  return contains(one, other) && contains(other, one);
}

/** Returns the code of an area, which {@link parseAreaCode} reads. */
export function areaCode({ country, admin1, admin2, admin3 }: Area): string {
  return [country, admin1, admin2, admin3].filter((code) => code !== undefined).join(".");
}

/** Parses GeoNames' code of an area, such as `NL`, `US.TX` or `GB.ENG.GLA.C8`. */
export function parseAreaCode(code: string): Area {
  const [country = "", admin1, admin2, admin3] = code.split(".");
  return { country, admin1, admin2, admin3 };
}
