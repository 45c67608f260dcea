import type { CrossAngle, Profile, WheelPosition } from "../chart.js";
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
 * Source: facts of the system, cross-checked between independent open sources.
 */
export const PROFILES: Readonly<Record<Profile, ProfileFacts>> = deepFreeze({
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

/** A profile with the angle of its incarnation crosses. */
export interface ProfileAndAngle {
  readonly profile: Profile;
  readonly angle: CrossAngle;
}

/**
 * Lookup table of the profiles at 6 * personality Sun's line + design Sun's line; undefined for pairs of lines that
 * form no profile.
 */
const PROFILE_OF_LINES: (ProfileAndAngle | undefined)[] = Array(6 * 6 + 7).fill(undefined);
for (const profile of Object.keys(PROFILES) as Profile[]) {
  const [personality, design] = profile.split("/").map(Number);
  PROFILE_OF_LINES[6 * personality! + design!] = { profile, angle: PROFILES[profile].angle };
}

/**
 * Returns the profile: the line of the personality Sun, then that of the design Sun.
 *
 * Plain form: `"<line>/<line>"` looked up in {@link PROFILES}, as in test/support/plain-chart.ts (see
 * docs/decisions/0008).
 *
 * @throws RangeError if the lines form no profile, which means that the design Sun is not 88 degrees behind.
 */
export function profileOf(personalitySun: WheelPosition, designSun: WheelPosition): ProfileAndAngle {
  const profile = PROFILE_OF_LINES[6 * personalitySun.line + designSun.line];
  if (profile === undefined)
    throw new RangeError(`no profile has the lines ${personalitySun.line}/${designSun.line}`);
  return profile;
}
