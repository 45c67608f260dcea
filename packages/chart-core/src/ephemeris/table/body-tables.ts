import type { EphemerisBody } from "../ephemeris-body.js";
import type { PackedConjunctions } from "./conjunctions.js";
import { JUPITER, JUPITER_CONJUNCTIONS } from "./jupiter.generated.js";
import { MARS, MARS_CONJUNCTIONS } from "./mars.generated.js";
import { MERCURY, MERCURY_CONJUNCTIONS } from "./mercury.generated.js";
import { MOON } from "./moon.generated.js";
import { NEPTUNE, NEPTUNE_CONJUNCTIONS } from "./neptune.generated.js";
import { NORTH_NODE } from "./north-node.generated.js";
import { PLUTO, PLUTO_CONJUNCTIONS } from "./pluto.generated.js";
import { SATURN, SATURN_CONJUNCTIONS } from "./saturn.generated.js";
import type { PackedSegments } from "./segments.js";
import { SUN } from "./sun.generated.js";
import { URANUS, URANUS_CONJUNCTIONS } from "./uranus.generated.js";
import { VENUS, VENUS_CONJUNCTIONS } from "./venus.generated.js";

/** The table of a body: its apparent longitude on the mean equinox of date. */
export interface BodyTables {
  readonly segments: PackedSegments;
  /** A planet's superior conjunctions, whose sharp deflection the segments leave out. */
  readonly conjunctions?: PackedConjunctions;
}

/** The tables of a planet. */
export type PlanetTables = Required<BodyTables>;

/** The tables of every body. */
export const BODY_TABLES: Readonly<
  Record<"sun" | "northNode" | "moon", BodyTables> &
    Record<Exclude<EphemerisBody, "sun" | "northNode" | "moon">, PlanetTables>
> = {
  sun: { segments: SUN },
  northNode: { segments: NORTH_NODE },
  moon: { segments: MOON },
  mercury: { segments: MERCURY, conjunctions: MERCURY_CONJUNCTIONS },
  venus: { segments: VENUS, conjunctions: VENUS_CONJUNCTIONS },
  mars: { segments: MARS, conjunctions: MARS_CONJUNCTIONS },
  jupiter: { segments: JUPITER, conjunctions: JUPITER_CONJUNCTIONS },
  saturn: { segments: SATURN, conjunctions: SATURN_CONJUNCTIONS },
  uranus: { segments: URANUS, conjunctions: URANUS_CONJUNCTIONS },
  neptune: { segments: NEPTUNE, conjunctions: NEPTUNE_CONJUNCTIONS },
  pluto: { segments: PLUTO, conjunctions: PLUTO_CONJUNCTIONS },
};
