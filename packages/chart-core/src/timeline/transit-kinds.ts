/** A kind of change of the sky. Those of channels and centers need a chart. */
export type TransitChangeKind =
  | "enters"
  | "station"
  | "channel-begins"
  | "channel-ends"
  | "center-begins"
  | "center-ends";

/** The kinds of changes; simultaneous ones are listed in this order. */
export const TRANSIT_CHANGE_KINDS: readonly TransitChangeKind[] = /* @__PURE__ */ Object.freeze([
  "enters",
  "station",
  "channel-begins",
  "channel-ends",
  "center-begins",
  "center-ends",
]);
