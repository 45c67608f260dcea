import type { CrossAngle, Profile } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The name of a profile, and the angle of its incarnation crosses. */
export interface ProfileFacts {
  /** The names of its two lines: `Investigator / Martyr`. */
  readonly name: string;
  /** The angle of the incarnation crosses of everybody with this profile. */
  readonly angle: CrossAngle;
}

/**
 * The twelve profiles, in the order in which they follow one another as the Sun crosses a gate.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system.
 */
export const PROFILES: Readonly<Record<Profile, ProfileFacts>> = /* @__PURE__ */ deepFreeze({
  "1/3": { name: "Investigator / Martyr", angle: "Right Angle" },
  "1/4": { name: "Investigator / Opportunist", angle: "Right Angle" },
  "2/4": { name: "Hermit / Opportunist", angle: "Right Angle" },
  "2/5": { name: "Hermit / Heretic", angle: "Right Angle" },
  "3/5": { name: "Martyr / Heretic", angle: "Right Angle" },
  "3/6": { name: "Martyr / Role Model", angle: "Right Angle" },
  "4/6": { name: "Opportunist / Role Model", angle: "Right Angle" },
  "4/1": { name: "Opportunist / Investigator", angle: "Juxtaposition" },
  "5/1": { name: "Heretic / Investigator", angle: "Left Angle" },
  "5/2": { name: "Heretic / Hermit", angle: "Left Angle" },
  "6/2": { name: "Role Model / Hermit", angle: "Left Angle" },
  "6/3": { name: "Role Model / Martyr", angle: "Left Angle" },
});
