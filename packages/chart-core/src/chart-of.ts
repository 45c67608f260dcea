import { activeGates, GATE_LABELS } from "./bodygraph/active-gates.js";
import { authority } from "./bodygraph/authority.js";
import { centersOf } from "./bodygraph/center-sets.js";
import { chartType } from "./bodygraph/chart-type.js";
import { connectedCenters } from "./bodygraph/connected-centers.js";
import {
  CHANNEL_OBJECTS,
  circuitries,
  definedChannels,
  LONG_NAMES,
  SHORT_NAMES,
} from "./bodygraph/defined-channels.js";
import { DEFINITIONS } from "./bodygraph/definitions.js";
import { incarnationCross } from "./bodygraph/incarnation-cross.js";
import { pick } from "./bodygraph/pick.js";
import { profileOf } from "./bodygraph/profile-of.js";
import type { Activations, Chart } from "./chart.js";
import type { Coordinates } from "./coordinates.js";
import { isoUtc } from "./iso-utc.js";
import { arrowsOf } from "./variables/arrows-of.js";
import {
  cognition,
  determination,
  distraction,
  environment,
  motivation,
  perspective,
  transference,
} from "./variables/words-of.js";
import { gateLines } from "./wheel/side.js";

/**
 * Derives everything in a chart that follows from its two sides.
 *
 * Plain form: `plainChart` in test/support/plain-chart.ts, to which a test compares every chart. Reason for the bit
 * masks and lookup tables here: see docs/decisions/0008.
 *
 * @param place Kept in the chart unchanged; without it, the chart has no member `coords`.
 * @throws RangeError if the design Sun is not 88 degrees behind the personality Sun.
 */
export function chartOf(activations: Activations, place: Coordinates | undefined): Chart {
  if (place !== undefined) return chartWithPlace(activations, place);
  const { coords: _, ...chart } = chartWithPlace(activations, NOWHERE);
  return chart;
}

/** Placeholder for a birthplace that was not given; it is removed from the chart. */
const NOWHERE: Coordinates = { lat: 0, lng: 0 };

function chartWithPlace(activations: Activations, coords: Coordinates): Chart {
  const { birthMoment, designMoment, personality, design } = activations;

  const gates = activeGates(activations);
  const channels = definedChannels(gates);

  const centerGroups = connectedCenters(channels);
  const definedCenters = centerGroups.map(centersOf);
  const centers = centerGroups.reduce((all, group) => all | group, 0);

  const { type, strategy, signature, notSelfTheme } = chartType(centerGroups);

  const { profile, angle } = profileOf(personality.sun, design.sun);
  const { cross, label: incarnationCrossLabel } = incarnationCross(personality.sun, angle);
  const { arrows, label: arrowsLabel } = arrowsOf(activations);

  const designLines = gateLines(design);
  const personalityLines = gateLines(personality);
  const birthDateUtc = isoUtc(birthMoment);

  return {
    birthMoment,
    designMoment,
    coords,
    personality,
    design,

    type,
    profile,
    channelsShort: pick(SHORT_NAMES, channels),
    centers: centersOf(centers),
    strategy,
    authority: authority(centers, type),
    incarnationCross: incarnationCrossLabel,
    definition: DEFINITIONS[centerGroups.length]!,
    signature,
    notSelfTheme,
    cognition: cognition(design.sun),
    determination: determination(design.sun),
    variables: arrowsLabel,
    motivation: motivation(personality.sun),
    transference: transference(personality.sun),
    perspective: perspective(personality.northNode),
    distraction: distraction(personality.northNode),
    environment: environment(design.northNode),
    circuitries: circuitries(channels),
    channelsLong: pick(LONG_NAMES, channels),
    gates: pick(GATE_LABELS, gates),
    activations: { design: designLines, personality: personalityLines },
    birthDateUtc,

    definedChannels: pick(CHANNEL_OBJECTS, channels),
    definedCenters,
    arrows,
    cross,
  };
}
