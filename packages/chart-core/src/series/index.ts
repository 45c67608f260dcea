/** The direct series model: opt-in, exact, slow (about a millisecond a longitude), and the source of all tables. */
export type { EphemerisBody } from "../ephemeris/ephemeris-body.js";
export { longitudeDeg } from "./longitude.js";
