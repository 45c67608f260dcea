import { CHANNELS } from "../../src/bodygraph/channels.js";
import { CROSSES } from "../../src/bodygraph/crosses.js";
import { PROFILES } from "../../src/bodygraph/profiles.js";
import { TYPES } from "../../src/bodygraph/types.js";
import type {
  Activations,
  ChartType,
  ColorNumber,
  Profile,
  SideActivations,
  WheelPosition,
} from "../../src/chart.js";
import type { Coordinates } from "../../src/coordinates.js";
import {
  COGNITIONS,
  DETERMINATIONS,
  ENVIRONMENTS,
  MOTIVATIONS,
  PERSPECTIVES,
} from "../../src/variables/words.js";
import { derivedByClosure } from "../bodygraph/derivation-oracle.js";

const DEFINITIONS = ["No", "Single", "Split", "Triple Split", "Quad Split"];
const GATE_ORDER =
  "sun earth northNode southNode moon mercury mars venus jupiter saturn uranus neptune pluto";

/**
 * Derives a chart rule by rule over names and lists, without regard to speed. `chartOf` must give the same JSON
 * text, byte for byte.
 */
export function plainChart(activations: Activations, coords: Coordinates): object {
  const { birthMoment, designMoment, personality, design } = activations;

  const gates = [...new Set([...gatesOf(personality), ...gatesOf(design)])];
  const channels = CHANNELS.filter((channel) => channel.gates.every((gate) => gates.includes(gate)));
  const centers = [...new Set(channels.flatMap((channel) => channel.centers))].sort();
  const { type, authority, groups } = derivedByClosure(gates);
  const { strategy, signature, notSelfTheme } = TYPES[type as ChartType];

  const profile = `${personality.sun.line}/${design.sun.line}` as Profile;
  const { angle, name, number } = CROSSES[personality.sun.gate]![PROFILES[profile].angle];
  const crossGates = [personality.sun, personality.earth, design.sun, design.earth].map(({ gate }) => gate);
  const [personalitySun, personalityEarth, designSun, designEarth] = crossGates;

  const arrows = {
    personalitySun: arrow(personality.sun),
    personalityNode: arrow(personality.northNode),
    designSun: arrow(design.sun),
    designNode: arrow(design.northNode),
  };

  return {
    birthMoment,
    designMoment,
    coords,
    personality,
    design,
    type,
    profile,
    channelsShort: channels.map(({ id }) => id),
    centers,
    strategy,
    authority,
    incarnationCross: `${angle} Cross of ${name} (${personalitySun}/${personalityEarth} | ${designSun}/${designEarth})`,
    definition: `${DEFINITIONS[groups.length]} Definition`,
    signature,
    notSelfTheme,
    cognition: COGNITIONS[design.sun.tone],
    determination: DETERMINATIONS[design.sun.color]![arrow(design.sun)],
    variables: `P${arrows.personalitySun}${arrows.personalityNode} D${arrows.designSun}${arrows.designNode}`,
    motivation: MOTIVATIONS[personality.sun.color],
    transference: MOTIVATIONS[opposite(personality.sun.color)],
    perspective: PERSPECTIVES[personality.northNode.color],
    distraction: PERSPECTIVES[opposite(personality.northNode.color)],
    environment: ENVIRONMENTS[design.northNode.color]![arrow(design.northNode)],
    circuitries: [...new Set(channels.map(({ circuitry }) => circuitry))].join(", "),
    channelsLong: channels.map(({ id, name }) => `${name} (${id})`),
    gates: gates.map(String),
    activations: { design: gateLinesOf(design), personality: gateLinesOf(personality) },
    birthDateUtc: birthMoment.toISOString(),
    definedChannels: channels,
    definedCenters: groups.map((group) => group.split(", ")),
    arrows,
    cross: { angle, name, number, gates: crossGates },
  };
}

function gatesOf(side: SideActivations): number[] {
  return GATE_ORDER.split(" ").map((body) => side[body as keyof SideActivations].gate);
}

function gateLinesOf(side: SideActivations): object {
  return Object.fromEntries(Object.entries(side).map(([body, { gate, line }]) => [body, `${gate}.${line}`]));
}

function arrow({ tone }: WheelPosition): "L" | "R" {
  return tone > 3 ? "R" : "L";
}

function opposite(color: ColorNumber): ColorNumber {
  return (((color + 2) % 6) + 1) as ColorNumber;
}
