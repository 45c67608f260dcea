/** The wheel, loaded with the first one. */
export { renderWheel } from "bodygraph-svg";
