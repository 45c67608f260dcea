/**
 * An embedded, offline index of the world's places. {@link prepareGazetteer} builds it into a plain text file,
 * {@link Gazetteer} reads that file, {@link locatePlace} finds the place that a text means, {@link searchPlaces}
 * completes a text that is still being typed, and {@link zonesNamed} finds the time zones of a name. {@link placeKey} and
 * {@link splitLocation} apply the same rules to names from other sources.
 *
 * @module
 */
export { Gazetteer } from "./file/gazetteer.js";
export { type Place, placeLabel } from "./file/place.js";
export { zoneOfOverlap } from "./file/zone-of-overlap.js";
export { countAlternatives } from "./find/alternatives.js";
export { distanceKm } from "./find/distance-km.js";
export { findPlace, type LocatedPlace, locatePlace, type PlaceNotFound } from "./find/locate-place.js";
export { type CityZone, zonesNamed } from "./find/zones-named.js";
export { type GazetteerState, gazetteerState } from "./prepare/gazetteer-state.js";
export { type PrepareOptions, prepareGazetteer } from "./prepare/prepare-gazetteer.js";
export { type PrepareInThreadOptions, prepareGazetteerInThread } from "./prepare/prepare-in-thread.js";
export { searchPlaces } from "./search/search-places.js";
export { editDistance } from "./text/edit-distance.js";
export { splitLocation } from "./text/location-parts.js";
export { placeKey } from "./text/place-key.js";
