/**
 * An embedded, offline index of the world's places. {@link prepareGazetteer} builds it into a SQLite file;
 * {@link Gazetteer} reads that file, and {@link findPlace} finds the place that a text names.
 */
export { findPlace } from "./find-place.js";
export { Gazetteer, type NamedArea, type NamedPlace } from "./gazetteer.js";
export { type PrepareOptions, prepareGazetteer } from "./prepare-gazetteer.js";
