import type { Coordinates } from "./coordinates.js";

/** The thirteen bodies of a side, in the order in which charts list them. */
export const BODIES = [
  "sun",
  "earth",
  "northNode",
  "southNode",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
] as const;
Object.freeze(BODIES);

/** One of the thirteen {@link BODIES}. */
export type Body = (typeof BODIES)[number];

/** The two halves of a chart: the birth moment, and the moment 88 degrees of the Sun's arc before it. */
export type Side = "personality" | "design";

/** The position of a longitude on the wheel. All members count from 1, except the gate, which has its own number. */
export interface WheelPosition {
  /** 1 to 64. */
  readonly gate: number;
  /** 1 to 6, as are color and tone. */
  readonly line: number;
  readonly color: number;
  readonly tone: number;
  /** 1 to 5. */
  readonly base: number;
}

/** One body at one moment, with its place on the wheel. */
export interface Activation extends WheelPosition {
  /** Apparent geocentric longitude, true ecliptic and equinox of date, degrees in [0, 360). */
  readonly longitudeDeg: number;
}

/** The thirteen activations of one side. */
export type SideActivations = Readonly<Record<Body, Activation>>;

/** The sky of a chart, before anything is derived from it. */
export interface Activations {
  /** The birth moment as it was given. */
  readonly birthMoment: Date;
  /** The design moment, rounded to the millisecond; the longitudes are taken at the unrounded one. */
  readonly designMoment: Date;
  readonly personality: SideActivations;
  readonly design: SideActivations;
}

/** `"<gate>.<line>"` for each body of a side. */
export type GateLines = Readonly<Record<Body, string>>;

/** The five types. */
export type ChartType = "Generator" | "Manifesting Generator" | "Projector" | "Manifestor" | "Reflector";

/** `"<personality Sun line>/<design Sun line>"`; 88 degrees between the two Suns allow only these twelve. */
export type Profile =
  | "1/3"
  | "1/4"
  | "2/4"
  | "2/5"
  | "3/5"
  | "3/6"
  | "4/6"
  | "4/1"
  | "5/1"
  | "5/2"
  | "6/2"
  | "6/3";

/** The eight authorities. */
export type Authority =
  | "Emotional"
  | "Sacral"
  | "Splenic"
  | "Ego Manifested"
  | "Ego Projected"
  | "Self Projected"
  | "Sounding Board"
  | "Lunar";

/** The number of groups of connected centers, in words: none to four. */
export type Definition =
  | "No Definition"
  | "Single Definition"
  | "Split Definition"
  | "Triple Split Definition"
  | "Quad Split Definition";

/** The nine centers. */
export type Center = "Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat";

/** The direction of a variable's arrow. */
export type Arrow = "L" | "R";

/** The four arrows of a chart; each comes from a tone (1 to 3 left, 4 to 6 right). */
export interface Arrows {
  readonly personalitySun: Arrow;
  readonly personalityNode: Arrow;
  readonly designSun: Arrow;
  readonly designNode: Arrow;
}

/** Two gates that, both active, connect their centers. */
export interface Channel {
  /** `"<lower gate>-<higher gate>"`. */
  readonly id: string;
  /** The lower gate first. */
  readonly gates: readonly [number, number];
  /** The centers that it connects, in the order of its gates. */
  readonly centers: readonly [Center, Center];
  readonly name: string;
  readonly circuit: Circuit;
  readonly circuitry: Circuitry;
}

/** The seven circuits. */
export type Circuit =
  | "Knowing"
  | "Centering"
  | "Integration"
  | "Understanding"
  | "Sensing"
  | "Ego"
  | "Defense";

/** The group that a circuit belongs to. */
export type Circuitry = "Individual" | "Collective Logic" | "Collective Abstract" | "Tribal";

/** The three angles of incarnation crosses. */
export type CrossAngle = "Right Angle" | "Left Angle" | "Juxtaposition";

/** The incarnation cross as an object; `Chart.incarnationCross` is its label. */
export interface Cross {
  readonly angle: CrossAngle;
  /** Its name as in the label, with its article if it has one: `The Sphinx`, `Tension`. */
  readonly name: string;
  /** Its number among the crosses of that name and angle, 1 to 4; null if the name is used once. */
  readonly number: number | null;
  /** Personality Sun, personality Earth, design Sun, design Earth. */
  readonly gates: readonly [number, number, number, number];
}

/**
 * A whole chart. The members from `type` to `birthDateUtc` are those of the service's answer, with its
 * exact strings; the others serve library users. Plain data: `JSON.stringify` gives the same bytes for the
 * same input on every machine.
 *
 * Charts share frozen objects from small tables: `centers`, the members of `definedCenters` and `definedChannels`,
 * `arrows` and `cross`. All other objects are new.
 */
export interface Chart extends Activations {
  /** The coordinates, if they were given. They have no influence: a chart is geocentric. */
  readonly coords?: Coordinates;

  readonly type: ChartType;
  readonly profile: Profile;
  /** `"<lower gate>-<higher gate>"`, sorted as strings. */
  readonly channelsShort: readonly string[];
  /** The defined centers, A to Z. */
  readonly centers: readonly Center[];
  readonly strategy: string;
  readonly authority: Authority;
  readonly incarnationCross: string;
  readonly definition: Definition;
  readonly signature: string;
  readonly notSelfTheme: string;
  readonly cognition: string;
  readonly determination: string;
  /** `"P<Sun><Node> D<Sun><Node>"`, each an arrow. */
  readonly variables: string;
  readonly motivation: string;
  readonly transference: string;
  readonly perspective: string;
  readonly distraction: string;
  readonly environment: string;
  /** The circuitries joined by `", "`; empty without defined channels. */
  readonly circuitries: string;
  /** `"<name> (<a>-<b>)"`, in the order of `channelsShort`. */
  readonly channelsLong: readonly string[];
  /** Every active gate once, as a decimal string. */
  readonly gates: readonly string[];
  readonly activations: { readonly design: GateLines; readonly personality: GateLines };
  /** The birth moment, ISO 8601 with milliseconds and Z. */
  readonly birthDateUtc: string;

  /** The channels of `channelsShort` as objects, in the same order. */
  readonly definedChannels: readonly Channel[];
  /** The defined centers grouped into connected components; `definition` counts the groups. */
  readonly definedCenters: readonly (readonly Center[])[];
  readonly arrows: Arrows;
  readonly cross: Cross;
}
