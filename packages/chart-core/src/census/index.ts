/**
 * The entry `chart-core/census`: how common each type, profile, cross, gate or channel is, by the time for which it holds
 * in each year from 1800 to 2199. Its tables take 150 kB compressed; `chart-core/lazy` has a `shareOf` that loads those of
 * one member.
 *
 * @example
 * import { shareOf } from "chart-core/census";
 *
 * const share = shareOf("type", "Projector", { from: 2026, to: 2026 });
 * console.log(`${(100 * share).toFixed(1)} % of all moments of 2026`);
 *
 * @module
 */
export { ChartInputError } from "../chart-input-error.js";
export { CENSUS_MEMBERS, type CensusMember, type CensusValue } from "./census-members.js";
export { CENSUS_YEARS, type CensusSpan } from "./census-span.js";
export { censusValues, shareOf } from "./share-of.js";
