/** The product's name wherever a person reads it, unless the operator sets another one. */
export const DEFAULT_SERVICE_NAME = "Chart API";
