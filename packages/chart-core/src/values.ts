/** The number of one of the 64 gates, the equal parts of the wheel: the key of `GATES`. */
// biome-ignore format: eight numbers a row
export type GateNumber =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16
  | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24
  | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32
  | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40
  | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48
  | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 56
  | 57 | 58 | 59 | 60 | 61 | 62 | 63 | 64;

/** The number of a line, one of the six parts of a gate: 0.9375 degrees each. */
export type LineNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** The number of a color, one of the six parts of a line: 0.15625 degrees each. */
export type ColorNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** The number of a tone, one of the six parts of a color: 93.75 arcseconds each. */
export type ToneNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** The number of a base, one of the five parts of a tone: 18.75 arcseconds each. */
export type BaseNumber = 1 | 2 | 3 | 4 | 5;

/** A gate's number as charts list it: `"1"` to `"64"`. */
export type GateLabel = `${GateNumber}`;

/** A gate, 1 to 64, and one of its lines, 1 to 6, as charts write them: `"34.2"`. */
export type GateLine = `${number}.${number}`;

/** The five types: the ways in which energy works in a person. */
export type ChartType = "Generator" | "Manifesting Generator" | "Projector" | "Manifestor" | "Reflector";

/** The four strategies: the ways of acting that Human Design advises for the types. */
export type Strategy = "Wait to Respond" | "Wait for the Invitation" | "Inform" | "Wait a Lunar Cycle";

/** The five signatures: the feeling that shows a person is living according to their type. */
export type Signature = "Satisfaction" | "Satisfaction and Peace" | "Success" | "Peace" | "Surprise";

/** The five not-self themes: the feeling that shows a person is not living according to their type. */
export type NotSelfTheme =
  | "Frustration"
  | "Frustration and Anger"
  | "Bitterness"
  | "Anger"
  | "Disappointment";

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

/** The eight authorities: the inner voice to trust with decisions. */
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

/** The nine centers: the hubs of the bodygraph. */
export type Center = "Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat";

/** The id of one of the 36 channels: `"<lower gate>-<higher gate>"`. */
// biome-ignore format: six ids a row
export type ChannelId =
  | "1-8" | "2-14" | "3-60" | "4-63" | "5-15" | "6-59"
  | "7-31" | "9-52" | "10-20" | "10-34" | "10-57" | "11-56"
  | "12-22" | "13-33" | "16-48" | "17-62" | "18-58" | "19-49"
  | "20-34" | "20-57" | "21-45" | "23-43" | "24-61" | "25-51"
  | "26-44" | "27-50" | "28-38" | "29-46" | "30-41" | "32-54"
  | "34-57" | "35-36" | "37-40" | "39-55" | "42-53" | "47-64";

/** The seven circuits: families of channels with a common theme. */
export type Circuit =
  | "Knowing"
  | "Centering"
  | "Integration"
  | "Understanding"
  | "Sensing"
  | "Ego"
  | "Defense";

/** The four circuitries: groups of circuits with a common concern. */
export type Circuitry = "Individual" | "Collective Logic" | "Collective Abstract" | "Tribal";

/** The three angles of incarnation crosses: the ways in which a life's theme relates to others. */
export type CrossAngle = "Right Angle" | "Left Angle" | "Juxtaposition";

/** The direction of a variable's arrow: `L` is left (tones 1 to 3, focused), `R` is right (tones 4 to 6, receptive). */
export type Arrow = "L" | "R";

/**
 * The four arrows of a chart in one text: `"P<Sun><Node> D<Sun><Node>"`, such as `"PLL DRL"`. Each is an {@link Arrow};
 * `P` is the personality, and `D` the design. {@link ARROWS} says what each one is about.
 */
export type Variables = `P${Arrow}${Arrow} D${Arrow}${Arrow}`;

/** The six cognitions: the sense through which the body takes in most. */
export type Cognition = "Smell" | "Taste" | "Outer Vision" | "Inner Vision" | "Feeling" | "Touch";

/** The twelve determinations: the ways of eating that Human Design names for people. */
export type Determination =
  | "Consecutive Appetite"
  | "Alternating Appetite"
  | "Open Taste"
  | "Closed Taste"
  | "Hot Thirst"
  | "Cold Thirst"
  | "Calm Touch"
  | "Nervous Touch"
  | "High Sound"
  | "Low Sound"
  | "Direct Light"
  | "Indirect Light";

/** The twelve environments: the kinds of places that suit people. */
export type Environment =
  | "Selective Caves"
  | "Blending Caves"
  | "Internal Markets"
  | "External Markets"
  | "Wet Kitchens"
  | "Dry Kitchens"
  | "Active Mountains"
  | "Passive Mountains"
  | "Narrow Valleys"
  | "Wide Valleys"
  | "Natural Shores"
  | "Artificial Shores";

/** The six motivations: the force that moves the mind when one is at ease. */
export type Motivation = "Fear" | "Hope" | "Desire" | "Need" | "Guilt" | "Innocence";

/** The six perspectives: the view that the mind takes when one is at ease. */
export type Perspective = "Survival" | "Possibility" | "Power" | "Wanting" | "Probability" | "Personal";
