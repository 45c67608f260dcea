import type { Cross, CrossAngle, WheelPosition } from "../chart.js";
import { CROSSES } from "./crosses.js";

/** A cross and how charts write it: `Right Angle Cross of The Sphinx (1/2 | 7/13)`. */
export interface LabelledCross {
  readonly cross: Cross;
  readonly label: string;
}

/** The three crosses of each gate, at its number. */
const LABELLED: readonly (Readonly<Record<CrossAngle, LabelledCross>> | undefined)[] = Array.from(
  { length: 65 },
  (_, gate) => {
    const crosses = CROSSES[gate];
    return (
      crosses && {
        "Right Angle": labelled(crosses["Right Angle"]),
        Juxtaposition: labelled(crosses.Juxtaposition),
        "Left Angle": labelled(crosses["Left Angle"]),
      }
    );
  },
);

/**
 * The incarnation cross: that of the personality Sun's gate and the profile's angle. The angle tells how far behind the
 * design Sun stands, so the gates of both Suns and Earths are those of `CROSSES`.
 */
export function incarnationCross(personalitySun: WheelPosition, angle: CrossAngle): LabelledCross {
  const crosses = LABELLED[personalitySun.gate]!;
  // By names that stand in the text, engines know the member's place; `crosses[angle]` takes three times as long.
  if (angle === "Right Angle") return crosses["Right Angle"];
  return angle === "Left Angle" ? crosses["Left Angle"] : crosses.Juxtaposition;
}

function labelled(cross: Cross): LabelledCross {
  const { angle, name, gates } = cross;
  const [personalitySun, personalityEarth, designSun, designEarth] = gates;
  return {
    cross,
    label: `${angle} Cross of ${name} (${personalitySun}/${personalityEarth} | ${designSun}/${designEarth})`,
  };
}
