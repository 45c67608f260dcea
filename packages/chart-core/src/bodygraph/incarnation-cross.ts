import type { Cross, CrossAngle, Profile, WheelPosition } from "../chart.js";
import { CROSSES } from "./crosses.js";
import { PROFILES } from "./profiles.js";

/**
 * The incarnation cross: that of the personality Sun's gate and the profile's angle, as an object of the caller's own.
 * The angle tells how far behind the design Sun stands, so the gates of both Suns and Earths are those of `CROSSES`.
 */
export function incarnationCross(personalitySun: WheelPosition, profile: Profile): Cross {
  const { angle, name, number, gates } = CROSSES[personalitySun.gate]![PROFILES[profile].angle];
  return { angle, name, number, gates: [gates[0], gates[1], gates[2], gates[3]] };
}

const LABELS: Readonly<Record<number, Readonly<Record<CrossAngle, string>>>> = Object.fromEntries(
  Object.entries(CROSSES).map(([gate, crosses]) => [
    gate,
    {
      "Right Angle": write(crosses["Right Angle"]),
      Juxtaposition: write(crosses.Juxtaposition),
      "Left Angle": write(crosses["Left Angle"]),
    },
  ]),
);

/** A cross as charts write it: `Right Angle Cross of The Sphinx (1/2 | 7/13)`. */
export function crossLabel({ angle, gates }: Cross): string {
  return LABELS[gates[0]]![angle];
}

function write({ angle, name, gates }: Cross): string {
  const [personalitySun, personalityEarth, designSun, designEarth] = gates;
  return `${angle} Cross of ${name} (${personalitySun}/${personalityEarth} | ${designSun}/${designEarth})`;
}
