import type { Activations, Cross, Profile } from "../chart.js";
import { CROSSES } from "./crosses.js";
import { PROFILES } from "./profiles.js";

/** The incarnation cross: named by the personality Sun's gate and the profile's angle, with the gates of both Suns and Earths. */
export function incarnationCross({ personality, design }: Activations, profile: Profile): Cross {
  const { angle, name, number } = CROSSES[personality.sun.gate]![PROFILES[profile].angle];
  const gates = [personality.sun.gate, personality.earth.gate, design.sun.gate, design.earth.gate] as const;
  return { angle, name, number, gates };
}

/** A cross as charts write it: `Right Angle Cross of The Sphinx (1/2 | 7/13)`. */
export function crossLabel({ angle, name, gates }: Cross): string {
  const [personalitySun, personalityEarth, designSun, designEarth] = gates;
  return `${angle} Cross of ${name} (${personalitySun}/${personalityEarth} | ${designSun}/${designEarth})`;
}
