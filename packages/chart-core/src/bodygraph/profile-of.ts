import type { CrossAngle, Profile, WheelPosition } from "../chart.js";
import { PROFILES } from "./profiles.js";

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
