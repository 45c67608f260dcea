/** The one way from the charts to the sky: what computes the longitudes is decided here. */
export { longitudeDeg } from "./longitudes.js";
