import type { CrossAngle, Profile, WheelPosition } from "../chart.js";
import { PROFILES } from "./profiles.js";

/** A profile with the angle of its incarnation crosses. */
export interface ProfileAndAngle {
  readonly profile: Profile;
  readonly angle: CrossAngle;
}

/** The profiles at 6 x the personality Sun's line + the design Sun's; most pairs of lines make none. */
const PROFILE_OF_LINES: (ProfileAndAngle | undefined)[] = Array(6 * 6 + 7).fill(undefined);
for (const profile of Object.keys(PROFILES) as Profile[]) {
  const [personality, design] = profile.split("/").map(Number);
  PROFILE_OF_LINES[6 * personality! + design!] = { profile, angle: PROFILES[profile].angle };
}

/**
 * The profile: the line of the personality Sun, then that of the design Sun.
 *
 * @throws RangeError where the design Sun does not stand 88 degrees behind, so that the lines make no profile.
 */
export function profileOf(personalitySun: WheelPosition, designSun: WheelPosition): ProfileAndAngle {
  const profile = PROFILE_OF_LINES[6 * personalitySun.line + designSun.line];
  if (profile === undefined)
    throw new RangeError(`no profile has the lines ${personalitySun.line}/${designSun.line}`);
  return profile;
}
