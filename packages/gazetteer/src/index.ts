/**
 * An embedded, offline index of the world's places. {@link prepareGazetteer} builds it into a SQLite file;
 * {@link Gazetteer} reads that file, and {@link findPlace} finds the place that a text names. {@link placeKey} and
 * {@link splitLocation} compare names from other sources by the same rules.
 */
export { findPlace } from "./find-place.js";
export { Gazetteer, type NamedArea, type NamedPlace } from "./gazetteer.js";
export { splitLocation } from "./location-text.js";
export { placeKey } from "./place-key.js";
export { type PrepareOptions, prepareGazetteer } from "./prepare-gazetteer.js";
