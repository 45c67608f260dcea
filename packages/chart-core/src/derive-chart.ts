import { activeGates } from "./bodygraph/active-gates.js";
import { authority } from "./bodygraph/authority.js";
import { centersOf } from "./bodygraph/center-set.js";
import { chartType } from "./bodygraph/chart-type.js";
import { circuitries } from "./bodygraph/circuitries.js";
import { connectedCenters } from "./bodygraph/connected-centers.js";
import { definedChannels } from "./bodygraph/defined-channels.js";
import { DEFINITIONS } from "./bodygraph/definitions.js";
import { crossLabel, incarnationCross } from "./bodygraph/incarnation-cross.js";
import { profileOf } from "./bodygraph/profile.js";
import { TYPES } from "./bodygraph/types.js";
import type { Activations, Chart } from "./chart.js";
import type { Coordinates } from "./coordinates.js";
import { isoUtc } from "./iso-utc.js";
import { arrowsLabel, arrowsOf } from "./variables/arrows.js";
import { cognition } from "./variables/cognition.js";
import { determination } from "./variables/determination.js";
import { environment } from "./variables/environment.js";
import { motivation, transference } from "./variables/motivation.js";
import { distraction, perspective } from "./variables/perspective.js";
import { gateLines } from "./wheel/gate-lines.js";

/**
 * Everything of a chart that follows from its two sides. `coords` are only carried along.
 *
 * @throws RangeError where the design Sun does not stand 88 degrees behind the personality Sun.
 */
export function deriveChart(activations: Activations, coords: Coordinates): Chart {
  const { birthMoment, designMoment, personality, design } = activations;

  const gates = activeGates(activations);
  const channels = definedChannels(gates.set);
  const centerGroups = connectedCenters(channels);
  const centers = centerGroups.reduce((all, group) => all | group, 0);

  const type = chartType(centerGroups);
  const { strategy, signature, notSelfTheme } = TYPES[type];

  const profile = profileOf(personality.sun, design.sun);
  const cross = incarnationCross(personality.sun, profile);

  const arrows = arrowsOf(activations);

  return {
    birthMoment,
    designMoment,
    coords,
    personality,
    design,

    type,
    profile,
    channelsShort: channels.map(({ shortName }) => shortName),
    centers: centersOf(centers),
    strategy,
    authority: authority(centers, type),
    incarnationCross: crossLabel(cross),
    definition: DEFINITIONS[centerGroups.length]!,
    signature,
    notSelfTheme,
    cognition: cognition(design.sun),
    determination: determination(design.sun),
    variables: arrowsLabel(arrows),
    motivation: motivation(personality.sun),
    transference: transference(personality.sun),
    perspective: perspective(personality.northNode),
    distraction: distraction(personality.northNode),
    environment: environment(design.northNode),
    circuitries: circuitries(channels),
    channelsLong: channels.map(({ longName }) => longName),
    gates: gates.labels,
    activations: { design: gateLines(design), personality: gateLines(personality) },
    birthDateUtc: isoUtc(birthMoment),

    definedChannels: channels.map(({ channel }) => channel),
    definedCenters: centerGroups.map(centersOf),
    arrows,
    cross,
  };
}
