/** A unit of the wheel. A gate has six lines, a line six colors, a color six tones. */
export type ChangeLevel = "gate" | "line" | "color" | "tone";

/** All levels, from the coarsest to the finest. */
export const CHANGE_LEVELS: readonly ChangeLevel[] = /* @__PURE__ */ Object.freeze([
  "gate",
  "line",
  "color",
  "tone",
]);
