import type {
  Arrow,
  Authority,
  Center,
  Chart,
  ChartType,
  Circuitry,
  Cognition,
  CrossAngle,
  Definition,
  Determination,
  Environment,
  Motivation,
  NotSelfTheme,
  Perspective,
  Profile,
  Signature,
  Strategy,
} from "../chart.js";
import type { GlossaryEntry } from "./entry.js";

/** The meaning of each type. */
const TYPES: Readonly<Record<ChartType, string>> = {
  Generator:
    "The Sacral center is defined, and no motor reaches the Throat. Steady energy, which works best on what it responds to.",
  "Manifesting Generator":
    "The Sacral center is defined, and a motor reaches the Throat. Steady energy that responds, then moves fast and often on several things.",
  Projector:
    "Centers are defined, but not the Sacral, and no motor reaches the Throat. Sees how others use their energy, and guides well when asked.",
  Manifestor:
    "The Sacral center is not defined, and another motor reaches the Throat. Can start things without waiting, and meets less resistance by telling those concerned first.",
  Reflector:
    "No center is defined. Takes in the surroundings and mirrors them; clarity comes with time and with the right place.",
};

const STRATEGIES: Readonly<Record<Strategy, string>> = {
  "Wait to Respond":
    "Let things come up first, such as a question or an offer. Then act on those that there is energy for.",
  "Wait for the Invitation": "In large matters, such as work, love and home, wait until somebody asks.",
  Inform: "Before acting, tell the people whom it will affect.",
  "Wait a Lunar Cycle": "Take about a month, one round of the Moon through all gates, over large decisions.",
};

const SIGNATURES: Readonly<Record<Signature, string>> = {
  Satisfaction: "The Generator's sign: energy was spent on what was worth it.",
  "Satisfaction and Peace": "The Manifesting Generator's sign: energy well spent, and a free way ahead.",
  Success: "The Projector's sign: one's guidance was recognized and made a difference.",
  Peace: "The Manifestor's sign: nobody stands in the way.",
  Surprise: "The Reflector's sign: life keeps showing something new.",
};

const NOT_SELF_THEMES: Readonly<Record<NotSelfTheme, string>> = {
  Frustration: "The Generator's warning: pushing on with something that had no response.",
  "Frustration and Anger": "The Manifesting Generator's warning: stuck energy, or a way that is blocked.",
  Bitterness: "The Projector's warning: giving guidance that nobody asked for or valued.",
  Anger: "The Manifestor's warning: being controlled or held back.",
  Disappointment: "The Reflector's warning: depending on a place or on people that are not right.",
};

const AUTHORITIES: Readonly<Record<Authority, string>> = {
  Emotional:
    "The Solar Plexus is defined. Feelings rise and fall in waves; wait until they have settled before deciding.",
  Sacral:
    "The Sacral is defined, and the Solar Plexus is not. The body answers yes or no at once, often by a sound or a pull.",
  Splenic:
    "The Spleen is defined, but neither Solar Plexus nor Sacral. A quiet sense of what is safe and right, which speaks once, in the moment.",
  "Ego Manifested":
    "The Ego decides in a Manifestor. The answer is in what one hears oneself say: I want, or I do not.",
  "Ego Projected": "The Ego decides in a Projector. The question is whether one's heart is truly in it.",
  "Self Projected":
    "The G center decides in a Projector. Talking a matter through lets one hear one's own direction.",
  "Sounding Board":
    "Only the Head, the Ajna or the Throat are defined, and none of them decides. Talking with others and being in the right place bring clarity.",
  Lunar:
    "No center is defined, so none decides. Watch a decision through a whole round of the Moon, about a month.",
};

const DEFINITIONS: Readonly<Record<Definition, string>> = {
  "No Definition": "No center is defined, as in every Reflector.",
  "Single Definition": "All defined centers are connected: one works things out by oneself.",
  "Split Definition":
    "Two separate groups: another person may bring the gate or the channel that joins them.",
  "Triple Split Definition": "Three separate groups: different people may join different ones.",
  "Quad Split Definition": "Four separate groups: it takes time until all of them act together.",
};

const PROFILES: Readonly<Record<Profile, string>> = {
  "1/3": "Looks into the foundations, and learns by trial and error.",
  "1/4": "Looks into the foundations, and passes them on to friends and acquaintances.",
  "2/4": "Has natural gifts and needs to be left alone with them; friends draw them out.",
  "2/5": "Has natural gifts and withdraws; others expect practical help.",
  "3/5": "Learns by trial and error, and is expected to have the working solution.",
  "3/6": "Learns by trial and error early on, and grows into an example for others.",
  "4/6": "Lives through a network of friends, and grows into an example for others.",
  "4/1": "Lives through a network of friends on a foundation that stays fixed.",
  "5/1": "Others expect solutions; they rest on thorough study.",
  "5/2": "Others expect solutions; they come from gifts that want solitude.",
  "6/2": "Grows from experience into an example for others, with gifts that need solitude.",
  "6/3": "Grows into an example for others, and never stops experimenting.",
};

/** The meaning of each center. */
export const CENTER_MEANINGS: Readonly<Record<Center, string>> = {
  Head: "Questions and inspiration; the pressure to understand.",
  Ajna: "Thinking: concepts, opinions and certainty.",
  Throat: "Speech and action: where everything inside finds its way out.",
  G: "Identity, love and the direction of life.",
  Ego: "Willpower, promises and worth. A motor.",
  "Solar Plexus": "Feelings and moods, which move in waves. A motor.",
  Sacral: "Life force for work and for making life. A motor.",
  Spleen: "Instinct, health and the sense of what is safe now.",
  Root: "Pressure to act and adrenaline. A motor.",
};

const COGNITIONS: Readonly<Record<Cognition, string>> = {
  Smell: "Takes in most by smell, or by a sense of what is in the air.",
  Taste: "Takes in most by taste, and by trying things out.",
  "Outer Vision": "Takes in most by looking closely at what is there.",
  "Inner Vision": "Takes in most by pictures in the mind.",
  Feeling: "Takes in most by the mood of people and places.",
  Touch: "Takes in most by touch and nearness.",
};

const DETERMINATIONS: Readonly<Record<Determination, string>> = {
  "Consecutive Appetite": "Eating one simple food at a time.",
  "Alternating Appetite": "Eating a few simple foods by turns.",
  "Open Taste": "Eating from a wide choice of foods, and trying new ones.",
  "Closed Taste": "Eating a few foods that are known and liked.",
  "Hot Thirst": "Eating and drinking warm things.",
  "Cold Thirst": "Eating and drinking cool things.",
  "Calm Touch": "Eating in calm surroundings.",
  "Nervous Touch": "Eating in lively surroundings.",
  "High Sound": "Eating with sounds or talk around.",
  "Low Sound": "Eating in quiet.",
  "Direct Light": "Eating by daylight.",
  "Indirect Light": "Eating in dim light or after dark.",
};

const ENVIRONMENTS: Readonly<Record<Environment, string>> = {
  "Selective Caves": "Sheltered places with one way in, whose visitors one chooses.",
  "Blending Caves": "Sheltered places that change with those who share them.",
  "Internal Markets": "Places of exchange that one draws into one's own space.",
  "External Markets": "Places of exchange to go out to.",
  "Wet Kitchens": "Places where things are made, humid and warm.",
  "Dry Kitchens": "Places where things are made, dry and airy.",
  "Active Mountains": "High places that ask for effort.",
  "Passive Mountains": "High places to look out from.",
  "Narrow Valleys": "Places where people and news pass close by.",
  "Wide Valleys": "Open places where sounds and news carry far.",
  "Natural Shores": "Borders between two landscapes, such as water and land.",
  "Artificial Shores": "Borders that people made, such as the edge of a town.",
};

const MOTIVATIONS: Readonly<Record<Motivation, string>> = {
  Fear: "Moved by what is not known yet; wants to look into things until they are safe.",
  Hope: "Moved by trust that things will turn out.",
  Desire: "Moved by what one wants to change or to lead.",
  Need: "Moved by what is lacking, and by bringing it about.",
  Guilt: "Moved by what ought to be put right.",
  Innocence: "Moved by nothing in particular: watches without an aim.",
};

const PERSPECTIVES: Readonly<Record<Perspective, string>> = {
  Survival: "Sees what keeps people alive and safe.",
  Possibility: "Sees what could be.",
  Power: "Sees who has power and how it is used.",
  Wanting: "Sees what people lack and long for.",
  Probability: "Sees what is likely to happen.",
  Personal: "Sees what concerns oneself and those close by.",
};

/** The meaning of each circuitry. */
const CIRCUITRIES: Readonly<Record<Circuitry, string>> = {
  Individual: "Being oneself, and giving others the strength to be themselves.",
  "Collective Logic": "Sharing patterns that can be tested, for a better future.",
  "Collective Abstract": "Sharing experiences, and what they meant in looking back.",
  Tribal: "Looking after one's own: family, trade, promises.",
};

/** The meaning of each angle of a cross. */
export const ANGLE_MEANINGS: Readonly<Record<CrossAngle, string>> = {
  "Right Angle":
    "The theme is personal: it is about what one lives through oneself. Profiles 1/3 to 3/6, and 4/6.",
  Juxtaposition: "The theme is fixed: it keeps to one course, whatever others do. Profile 4/1.",
  "Left Angle": "The theme is shared: it is about the people one meets. Profiles 5/1 to 6/3.",
};

const ARROWS: Readonly<Record<Arrow, string>> = {
  L: "Left, tones 1 to 3: focused and active.",
  R: "Right, tones 4 to 6: receptive and taking in the whole.",
};

/** Words meanings for what the mind slips into: "Sees what could be." becomes "Under pressure, sees what could be." */
const underPressure = (meanings: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(meanings).map(([value, meaning]) => [
      value,
      `Under pressure, ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`,
    ]),
  );

/** Every member of a chart. */
export const CHART_MEMBERS: Readonly<Record<keyof Chart, GlossaryEntry>> = {
  birthMoment: {
    title: "Birth moment",
    group: "Birth and its time",
    order: 10,
    meaning: "The instant of birth in UTC. The personality side is the sky of this instant.",
  },
  designMoment: {
    title: "Design moment",
    group: "Birth and its time",
    order: 30,
    keywords: "design date, design time, 88 degrees, 88 days",
    meaning:
      "The instant, 86 to 92 days before birth, at which the Sun stood 88 degrees behind its place at birth. The design side is its sky.",
  },
  coords: {
    title: "Coordinates",
    group: "Birth and its time",
    order: 60,
    meaning:
      "The birthplace as it was given. Only the time zone depends on it: at one instant, the chart is the same all over the Earth.",
  },
  personality: {
    title: "Personality",
    group: "The wheel of gates",
    order: 130,
    meaning: "The thirteen activations of the birth moment: traits that the person is aware of.",
  },
  design: {
    title: "Design",
    group: "The wheel of gates",
    order: 140,
    meaning: "The thirteen activations of the design moment: traits that the person is not aware of.",
  },
  type: {
    title: "Type",
    group: "Type and decisions",
    order: 10,
    isInWindow: true,
    keywords: "aura, human design type, manifesting generator, mg, energy type",
    meaning:
      "One of five ways in which energy works in a person; a reading begins with it. It follows from which centers are defined and how they are connected.",
    values: TYPES,
  },
  profile: {
    title: "Profile",
    group: "Type and decisions",
    order: 40,
    isInWindow: true,
    meaning:
      "The lines of the personality Sun and the design Sun: the role that a person plays, as known to oneself and as seen by others.",
    values: PROFILES,
  },
  channelsShort: {
    title: "Channels",
    group: "The bodygraph",
    order: 80,
    isInWindow: true,
    meaning:
      "The defined channels by the numbers of their two gates. A channel is defined when both gates are active; it connects two centers.",
    form: "Such as `37-40`, sorted as text.",
  },
  centers: {
    title: "Defined centers",
    group: "The bodygraph",
    order: 40,
    isInWindow: true,
    meaning:
      "The centers in which a defined channel ends. A defined center works in the same way all the time; the others take in and amplify what is around.",
    form: "Listed from A to Z.",
    values: CENTER_MEANINGS,
  },
  strategy: {
    title: "Strategy",
    group: "Type and decisions",
    order: 20,
    isInWindow: true,
    meaning:
      "The way of acting that Human Design advises for a type: how to begin things and meet what comes.",
    values: STRATEGIES,
  },
  authority: {
    title: "Authority",
    group: "Type and decisions",
    order: 30,
    isInWindow: true,
    keywords: "inner authority, decision, emotional authority, solar plexus authority, sacral authority",
    meaning:
      "The inner voice to trust with decisions, from the first defined center in a fixed order: Solar Plexus, Sacral, Spleen, Ego, G.",
    values: AUTHORITIES,
  },
  incarnationCross: {
    title: "Incarnation cross",
    group: "Type and decisions",
    order: 70,
    isInWindow: true,
    keywords: "life purpose, cross",
    meaning:
      "The theme of a life, named after the gates of the Sun and the Earth on both sides. The angle comes from the profile.",
    form: "Such as `Right Angle Cross of Tension (38/39 | 48/21)`: personality Sun/Earth, then design Sun/Earth.",
  },
  definition: {
    title: "Definition",
    group: "Type and decisions",
    order: 50,
    isInWindow: true,
    meaning:
      "The number of separate groups that the defined centers form. A group works by itself; what joins it to another may come from other people.",
    values: DEFINITIONS,
  },
  signature: {
    title: "Signature",
    group: "Type and decisions",
    order: 110,
    isInWindow: true,
    meaning: "The feeling that shows a person is living according to their type.",
    values: SIGNATURES,
  },
  notSelfTheme: {
    title: "Not-self theme",
    group: "Type and decisions",
    order: 120,
    isInWindow: true,
    keywords: "not self, shadow",
    meaning: "The feeling that shows a person is not living according to their type.",
    values: NOT_SELF_THEMES,
  },
  cognition: {
    title: "Cognition",
    group: "Body and mind",
    order: 20,
    isInWindow: true,
    meaning: "The sense through which the body takes in most. From the tone of the design Sun.",
    values: COGNITIONS,
  },
  determination: {
    title: "Determination",
    group: "Body and mind",
    order: 10,
    isInWindow: true,
    meaning:
      "The way of eating that Human Design names for a person. From the color of the design Sun, worded by its tone.",
    values: DETERMINATIONS,
  },
  variables: {
    title: "Variables",
    group: "Body and mind",
    order: 80,
    isInWindow: true,
    meaning:
      "The four arrows of a chart in one text: personality Sun and Node, design Sun and Node, each left (L, focused) or right (R, receptive).",
    form: "Such as `PRL DRL`.",
  },
  motivation: {
    title: "Motivation",
    group: "Body and mind",
    order: 60,
    isInWindow: true,
    meaning: "The force that moves the mind when one is at ease. From the color of the personality Sun.",
    values: MOTIVATIONS,
  },
  transference: {
    title: "Transference",
    group: "Body and mind",
    order: 70,
    isInWindow: true,
    meaning:
      "The motivation that the mind slips into under pressure: the opposite of one's own. The pairs are Fear and Need, Hope and Guilt, Desire and Innocence.",
    values: underPressure(MOTIVATIONS),
  },
  perspective: {
    title: "Perspective",
    group: "Body and mind",
    order: 40,
    isInWindow: true,
    meaning:
      "The view that the mind takes when one is at ease. From the color of the personality North Node.",
    values: PERSPECTIVES,
  },
  distraction: {
    title: "Distraction",
    group: "Body and mind",
    order: 50,
    isInWindow: true,
    meaning:
      "The view that the mind slips into under pressure: the opposite of one's own. The pairs are Survival and Wanting, Possibility and Probability, Power and Personal.",
    values: underPressure(PERSPECTIVES),
  },
  environment: {
    title: "Environment",
    group: "Body and mind",
    order: 30,
    isInWindow: true,
    meaning:
      "The kind of place that suits a person. From the color of the design North Node, worded by its tone.",
    values: ENVIRONMENTS,
  },
  circuitries: {
    title: "Circuitries",
    group: "The bodygraph",
    order: 120,
    isInWindow: true,
    meaning:
      "The families of the defined channels, each once. They say what the channels are about: oneself, what all share, or the community.",
    form: "Individual, Collective Logic, Collective Abstract or Tribal, joined by a comma and a space in the order of the channels; empty without channels.",
    values: CIRCUITRIES,
  },
  channelsLong: {
    title: "Channels with names",
    group: "The bodygraph",
    order: 90,
    isInWindow: true,
    meaning: "The defined channels with their names and the numbers of their gates.",
    form: "Such as `Community (37-40)`, in the same order.",
  },
  gates: {
    title: "Gates",
    group: "The bodygraph",
    order: 130,
    isInWindow: true,
    meaning: "Every active gate once. A gate is active when any of the 26 activations stands in it.",
    form: "First those of the personality, then the others of the design.",
  },
  activations: {
    title: "Activations",
    group: "The wheel of gates",
    order: 110,
    isInWindow: true,
    meaning: "Gate and line of each of the thirteen bodies on both sides.",
    form: "Gate 34, line 2, is written `34.2`.",
  },
  birthDateUtc: {
    title: "Birth date in UTC",
    group: "Birth and its time",
    order: 20,
    meaning: "The birth moment in UTC, as text with milliseconds.",
    form: "ISO 8601 with Z: `1990-09-05T19:17:00.000Z`.",
  },
  definedChannels: {
    title: "Channels as objects",
    group: "The bodygraph",
    order: 100,
    meaning: "The defined channels with gates, centers, name, circuit and circuitry.",
  },
  definedCenters: {
    title: "Connected centers",
    group: "The bodygraph",
    order: 60,
    meaning: "The defined centers in separate groups: defined channels connect the centers of a group.",
  },
  arrows: {
    title: "Arrows",
    group: "Body and mind",
    order: 90,
    meaning:
      "The four arrows of a chart: for determination, environment, motivation and perspective. The tone of each decides between left and right.",
    values: ARROWS,
  },
  cross: {
    title: "Cross as an object",
    group: "Type and decisions",
    order: 90,
    meaning: "The incarnation cross with its angle, name, number and four gates.",
  },
};
