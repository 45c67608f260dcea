import type { Profile, WheelPosition } from "../chart.js";
import { PROFILES } from "./profiles.js";

/**
 * The profile: the line of the personality Sun, then that of the design Sun.
 *
 * @throws RangeError where the design Sun does not stand 88 degrees behind, so that the lines make no profile.
 */
export function profileOf(personalitySun: WheelPosition, designSun: WheelPosition): Profile {
  const profile = `${personalitySun.line}/${designSun.line}`;
  if (!isProfile(profile)) throw new RangeError(`no profile has the lines ${profile}`);
  return profile;
}

function isProfile(lines: string): lines is Profile {
  return Object.hasOwn(PROFILES, lines);
}
