import type { Body } from "./chart.js";

/** The English names of the bodies, for showing them to people: `BODY_NAMES.northNode` is `North Node`. */
export const BODY_NAMES: Readonly<Record<Body, string>> = /* @__PURE__ */ Object.freeze({
  sun: "Sun",
  earth: "Earth",
  northNode: "North Node",
  southNode: "South Node",
  moon: "Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
  uranus: "Uranus",
  neptune: "Neptune",
  pluto: "Pluto",
});
