/** The bodies whose longitudes are computed; the Earth and the South Node stand opposite two of them. */
export const EPHEMERIS_BODIES = [
  "sun",
  "northNode",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
] as const;

export type EphemerisBody = (typeof EPHEMERIS_BODIES)[number];
