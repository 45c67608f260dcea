/**
 * The part of the gazetteer that reads a finished file: without the packages that it is built from.
 *
 * @module
 */
export { Gazetteer } from "./file/gazetteer.js";
export { type Place, placeLabel } from "./file/place.js";
export { locatePlace } from "./find/locate-place.js";
export { searchPlaces } from "./search/search-places.js";
export { editDistance } from "./text/edit-distance.js";
