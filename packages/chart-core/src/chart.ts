import type { Coordinates } from "./coordinates.js";
import type {
  Arrow,
  Authority,
  BaseNumber,
  Center,
  ChannelId,
  ChartType,
  Circuit,
  Circuitry,
  Cognition,
  ColorNumber,
  CrossAngle,
  Definition,
  Determination,
  Environment,
  GateLabel,
  GateLine,
  GateNumber,
  LineNumber,
  Motivation,
  NotSelfTheme,
  Perspective,
  Profile,
  Signature,
  Strategy,
  ToneNumber,
  Variables,
} from "./values.js";

export type * from "./values.js";

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

/** One of the thirteen {@link BODIES} that activate gates. `BODY_NAMES` has their names for people. */
export type Body = (typeof BODIES)[number];

/** The two halves of a chart: the birth moment, and the moment 88 degrees of the Sun's arc before it. */
export type Side = "personality" | "design";

/** The position of a longitude on the wheel. All members count from 1, except the gate, which has its own number. */
export interface WheelPosition {
  /** One of 64 equal parts of the wheel, 5.625 degrees each: 1 to 64. {@link GATES} has its name and center. */
  readonly gate: GateNumber;
  /** One of the six parts of a gate, 0.9375 degrees each: 1 to 6. The lines of the two Suns make the profile. */
  readonly line: LineNumber;
  /**
   * One of the six parts of a line, 9.4 minutes of arc each: 1 to 6. Those of Sun and North Node decide motivation,
   * transference, perspective, distraction, determination and environment.
   */
  readonly color: ColorNumber;
  /** One of the six parts of a color, 93.75 seconds of arc each: 1 to 6. Decides arrows and cognition. */
  readonly tone: ToneNumber;
  /** One of the five parts of a tone, 18.75 seconds of arc each: 1 to 5. Decides no other member. */
  readonly base: BaseNumber;
}

/** One body at one moment, with its place on the wheel. */
export interface Activation extends WheelPosition {
  /** Apparent geocentric longitude, true ecliptic and equinox of date, degrees in [0, 360). */
  readonly longitudeDeg: number;
}

/** The thirteen activations of one side, by body: `chart.design.moon.gate`. */
export type SideActivations = Readonly<Record<Body, Activation>>;

/** The sky of a chart, before anything is derived from it. */
export interface Activations {
  /** The instant of birth in UTC. The personality side is the sky of this instant. A copy of the Date that was given. */
  readonly birthMoment: Date;
  /**
   * The instant, 86 to 92 days before birth, at which the Sun stood 88 degrees behind its place at birth. The design side
   * is its sky. Rounded to the millisecond; the longitudes are taken at the unrounded instant.
   */
  readonly designMoment: Date;
  /** The thirteen activations of the birth moment: traits that the person is aware of. */
  readonly personality: SideActivations;
  /** The thirteen activations of the design moment: traits that the person is not aware of. */
  readonly design: SideActivations;
}

/** Gate and line of each body of a side, as charts write them: `"34.2"`. */
export type GateLines = Readonly<Record<Body, GateLine>>;

/** The four arrows of a chart; each comes from a tone (1 to 3 left, 4 to 6 right). */
export interface Arrows {
  /** Arrow of the personality Sun, beside the motivation. */
  readonly personalitySun: Arrow;
  /** Arrow of the personality North Node, beside the perspective. */
  readonly personalityNode: Arrow;
  /** Arrow of the design Sun, beside the determination. */
  readonly designSun: Arrow;
  /** Arrow of the design North Node, beside the environment. */
  readonly designNode: Arrow;
}

/** Two gates that, both active, connect their centers. */
export interface Channel {
  /** The channel's id: `"<lower gate>-<higher gate>"`. */
  readonly id: ChannelId;
  /** The channel's two gates, the lower one first. */
  readonly gates: readonly [GateNumber, GateNumber];
  /** The centers that it connects, in the order of its gates. */
  readonly centers: readonly [Center, Center];
  /** The channel's name, such as `Community`. */
  readonly name: string;
  /** The family of channels that it belongs to. */
  readonly circuit: Circuit;
  /** The group of circuits that its circuit belongs to. */
  readonly circuitry: Circuitry;
}

/** The incarnation cross as an object; `Chart.incarnationCross` is its label. */
export interface Cross {
  /** The relation of a life's theme to others; it comes from the profile. */
  readonly angle: CrossAngle;
  /** Its name as in the label, with its article if it has one: `The Sphinx`, `Tension`. */
  readonly name: string;
  /** Its number among the crosses of that name and angle, 1 to 4; null if the name is used once. */
  readonly number: 1 | 2 | 3 | 4 | null;
  /** The gates of personality Sun, personality Earth, design Sun and design Earth. */
  readonly gates: readonly [GateNumber, GateNumber, GateNumber, GateNumber];
}

/**
 * Everything that follows from the positions of the two sides, with the positions themselves: a {@link Chart} without its
 * moments. The members from `type` to `activations` are those of the service's answer, with its exact strings; the others
 * serve library users.
 *
 * The types are readonly: a chart is a result, not a place to keep things. At run time, its own objects are not frozen,
 * which would make a chart four times as slow; those that charts share from small tables are: `centers`, the members of
 * `definedCenters` and `definedChannels`, `arrows` and `cross`.
 */
export interface DerivedChart {
  /** The thirteen activations of the birth moment: traits that the person is aware of. */
  readonly personality: SideActivations;
  /** The thirteen activations of the design moment: traits that the person is not aware of. */
  readonly design: SideActivations;

  /**
   * One of five ways in which energy works in a person; a reading begins with it. It follows from which centers are
   * defined and how they are connected.
   */
  readonly type: ChartType;
  /**
   * The lines of the personality Sun and the design Sun: the role that a person plays, as known to oneself and as seen by
   * others. {@link PROFILES} has its name.
   */
  readonly profile: Profile;
  /**
   * The defined channels by the numbers of their two gates. A channel is defined when both gates are active; it connects
   * two centers. Such as `37-40`, sorted as text.
   */
  readonly channelsShort: readonly ChannelId[];
  /**
   * The centers in which a defined channel ends. A defined center works in the same way all the time; the others take in
   * and amplify what is around. Listed from A to Z.
   */
  readonly centers: readonly Center[];
  /** The way of acting that Human Design advises for a type: how to begin things and meet what comes. */
  readonly strategy: Strategy;
  /**
   * The inner voice to trust with decisions, from the first defined center in a fixed order: Solar Plexus, Sacral, Spleen,
   * Ego, G.
   */
  readonly authority: Authority;
  /**
   * The theme of a life, named after the gates of the Sun and the Earth on both sides. The angle comes from the profile.
   * Such as `Right Angle Cross of Tension (38/39 | 48/21)`: personality Sun/Earth, then design Sun/Earth.
   */
  readonly incarnationCross: string;
  /**
   * The number of separate groups that the defined centers form. A group works by itself; what joins it to another may
   * come from other people. In words: none, one, two, three or four.
   */
  readonly definition: Definition;
  /** The feeling that shows a person is living according to their type. */
  readonly signature: Signature;
  /** The feeling that shows a person is not living according to their type. */
  readonly notSelfTheme: NotSelfTheme;
  /** The sense through which the body takes in most. From the tone of the design Sun. */
  readonly cognition: Cognition;
  /** The way of eating that Human Design names for a person. From the color of the design Sun, worded by its tone. */
  readonly determination: Determination;
  /**
   * The four arrows of a chart in one text: personality Sun and Node, design Sun and Node, each left (L, focused) or
   * right (R, receptive). Such as `PRL DRL`.
   */
  readonly variables: Variables;
  /** The force that moves the mind when one is at ease. From the color of the personality Sun. */
  readonly motivation: Motivation;
  /**
   * The motivation that the mind slips into under pressure: the opposite of one's own. The pairs are Fear and Need, Hope
   * and Guilt, Desire and Innocence.
   */
  readonly transference: Motivation;
  /** The view that the mind takes when one is at ease. From the color of the personality North Node. */
  readonly perspective: Perspective;
  /**
   * The view that the mind slips into under pressure: the opposite of one's own. The pairs are Survival and Wanting,
   * Possibility and Probability, Power and Personal.
   */
  readonly distraction: Perspective;
  /** The kind of place that suits a person. From the color of the design North Node, worded by its tone. */
  readonly environment: Environment;
  /**
   * The families of the defined channels, each once. They say what the channels are about: oneself, what all share, or
   * the community. Individual, Collective Logic, Collective Abstract or Tribal, joined by a comma and a space in the order
   * of the channels; empty without channels.
   */
  readonly circuitries: string;
  /**
   * The defined channels with their names and the numbers of their gates. Such as `Community (37-40)`, in the same
   * order.
   */
  readonly channelsLong: readonly string[];
  /**
   * Every active gate once. A gate is active when any of the 26 activations stands in it. First those of the
   * personality, then the others of the design.
   */
  readonly gates: readonly GateLabel[];
  /**
   * Gate and line of each of the thirteen bodies on both sides. Gate 34, line 2, is written `34.2`.
   */
  readonly activations: {
    /** Gate and line of each body at the design moment. */
    readonly design: GateLines;
    /** Gate and line of each body at the birth moment. */
    readonly personality: GateLines;
  };

  /** The defined channels with gates, centers, name, circuit and circuitry. In the order of `channelsShort`. */
  readonly definedChannels: readonly Channel[];
  /**
   * The defined centers in separate groups: defined channels connect the centers of a group. `definition` counts the
   * groups.
   */
  readonly definedCenters: readonly (readonly Center[])[];
  /**
   * The four arrows of a chart: for determination, environment, motivation and perspective. The tone of each decides
   * between left and right.
   */
  readonly arrows: Arrows;
  /** The incarnation cross with its angle, name, number and four gates. */
  readonly cross: Cross;
}

/**
 * The chart of a birth: the sky of its two moments, and everything that follows from it. The members from `type` to
 * `birthDateUtc` are those of the service's answer, with its exact strings; the others serve library users. Plain data:
 * `JSON.stringify` gives the same bytes for the same input on every machine, and {@link ChartJson} is the type of those
 * bytes parsed again.
 */
export interface Chart extends Activations, DerivedChart {
  /**
   * The birthplace as it was given. Only the time zone depends on it: at one instant, the chart is the same all over the
   * Earth. Absent if it was not given.
   */
  readonly coords?: Coordinates;
  /** The birth moment in UTC, as text with milliseconds. ISO 8601 with Z: `1990-09-05T19:17:00.000Z`. */
  readonly birthDateUtc: string;
}

/**
 * A chart that went through JSON: `JSON.parse(JSON.stringify(chart))`. Its moments are texts, all else is the same.
 *
 * @example
 * import { type ChartJson, computeChart, deriveChart } from "chart-core";
 *
 * const text = JSON.stringify(computeChart(new Date("1990-09-05T19:17Z")));
 * const stored: ChartJson = JSON.parse(text);
 * console.log(stored.birthMoment, stored.type);
 * console.log(deriveChart(stored.personality, stored.design).profile);
 */
export interface ChartJson extends Omit<Chart, "birthMoment" | "designMoment"> {
  /** The instant of birth in UTC, ISO 8601 with milliseconds and Z. */
  readonly birthMoment: string;
  /** The design moment in UTC, ISO 8601 with milliseconds and Z. */
  readonly designMoment: string;
}
