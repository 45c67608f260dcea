/** A country, or a division of it, that places lie in. An absent level stands for the whole of the one above. */
export interface Area {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames' code of the first level: a state, province or region. */
  readonly admin1: string | undefined;
  /** GeoNames' code of the second level: a county or district. */
  readonly admin2: string | undefined;
}

/** Tells if a place, or a whole area, lies in an area. */
export function contains(area: Area, other: Area): boolean {
  return (
    area.country === other.country &&
    (area.admin1 === undefined || area.admin1 === other.admin1) &&
    (area.admin2 === undefined || area.admin2 === other.admin2)
  );
}

/** Relations of an area to a name, the closest first: the area itself, a territory of the named country, a land it once held. */
export const AREA_RELATIONS = ["own", "territory", "former"] as const;
export type AreaRelation = (typeof AREA_RELATIONS)[number];

export function isSameArea(one: Area, other: Area): boolean {
  return contains(one, other) && contains(other, one);
}

/** Writes the code that {@link parseAreaCode} reads. */
export function areaCode({ country, admin1, admin2 }: Area): string {
  return [country, admin1, admin2].filter((code) => code !== undefined).join(".");
}

/** Reads a code such as `NL`, `US.TX` or `US.TX.201`, as GeoNames writes it. */
export function parseAreaCode(code: string): Area {
  const [country = "", admin1, admin2] = code.split(".");
  return { country, admin1, admin2 };
}
