/** The picture of two people, loaded with the first one. */
export { renderComposite } from "bodygraph-svg";
