import type { Cross, CrossAngle, GateNumber, WheelPosition } from "../chart.js";
import { CROSSES } from "./crosses.js";

/** A cross with its label: `Right Angle Cross of The Sphinx (1/2 | 7/13)`. */
export interface LabelledCross {
  readonly cross: Cross;
  readonly label: string;
}

type LabelledCrosses = Readonly<Record<CrossAngle, LabelledCross>>;

/** Lookup table of the three crosses of each gate, by number; each is made when a chart first has it. */
const LABELLED: (LabelledCrosses | undefined)[] = Array.from({ length: 65 }, () => undefined);

/**
 * Returns the incarnation cross of the personality Sun's gate and the profile's angle.
 *
 * The angle determines how many gates the design Sun is behind. So `CROSSES` has the gates of both Suns and Earths.
 * Plain form: test/support/plain-chart.ts, which builds the label anew (see docs/decisions/0008).
 */
export function incarnationCross(personalitySun: WheelPosition, angle: CrossAngle): LabelledCross {
  const crosses = LABELLED[personalitySun.gate] ?? label(personalitySun.gate);
  // Uses constant property names, because `crosses[angle]` takes three times as long.
  if (angle === "Right Angle") return crosses["Right Angle"];
  return angle === "Left Angle" ? crosses["Left Angle"] : crosses.Juxtaposition;
}

function label(gate: GateNumber): LabelledCrosses {
  const crosses = CROSSES[gate];
  const made = {
    "Right Angle": labelled(crosses["Right Angle"]),
    Juxtaposition: labelled(crosses.Juxtaposition),
    "Left Angle": labelled(crosses["Left Angle"]),
  };
  LABELLED[gate] = made;
  return made;
}

function labelled(cross: Cross): LabelledCross {
  const { angle, name, gates } = cross;
  const [personalitySun, personalityEarth, designSun, designEarth] = gates;
  return {
    cross,
    label: `${angle} Cross of ${name} (${personalitySun}/${personalityEarth} | ${designSun}/${designEarth})`,
  };
}
