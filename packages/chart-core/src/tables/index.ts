/**
 * The entry `chart-core/tables`: the facts and names of the system, without the ephemeris.
 *
 * @module
 */
export { CENTERS, MOTORS } from "../bodygraph/centers.js";
export { CHANNELS, CIRCUITS } from "../bodygraph/channels.js";
export { DEFINITIONS } from "../bodygraph/connected-centers.js";
export { CROSSES } from "../bodygraph/crosses.js";
export { GATES, type Gate } from "../bodygraph/gates.js";
export { PROFILES, type ProfileFacts } from "../bodygraph/profiles.js";
export { TYPES, type TypeWords } from "../bodygraph/types.js";
export { BODIES, type Body } from "../chart.js";
export { COGNITIONS, DETERMINATIONS, ENVIRONMENTS, MOTIVATIONS, PERSPECTIVES } from "../variables/words.js";
export { WHEEL } from "../wheel/wheel-position.js";
