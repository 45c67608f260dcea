/**
 * The entry `bodygraph-element/form`.
 *
 * @module
 */
export {};
