import type { Body } from "../../chart.js";

/** The bodies with computed longitudes. The Earth and the South Node are opposite two of them. */
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

/** A body that the models compute. The Earth and the South Node are opposite the Sun and the North Node. */
export type EphemerisBody = (typeof EPHEMERIS_BODIES)[number];

/** Returns the body of the tables that determines a body's longitude: the body itself, the Sun or the North Node. */
export function leaderOf(body: Body): EphemerisBody {
  if (body === "earth") return "sun";
  return body === "southNode" ? "northNode" : body;
}
