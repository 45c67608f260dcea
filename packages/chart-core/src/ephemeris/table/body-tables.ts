import type { PackedConjunctions } from "./conjunctions.js";
import type { EphemerisBody } from "./ephemeris-body.js";
import type { PackedSegments } from "./segments.js";

/** The table of a body: its apparent longitude on the mean equinox of date. */
export interface BodyTables {
  readonly segments: PackedSegments;
  /** A planet's superior conjunctions, whose sharp deflection the segments leave out. */
  readonly conjunctions?: PackedConjunctions;
}

/** The tables of every body; a planet has conjunctions. */
export type AllTables = Readonly<
  Record<"sun" | "northNode" | "moon", BodyTables> &
    Record<Exclude<EphemerisBody, "sun" | "northNode" | "moon">, Required<BodyTables>>
>;
