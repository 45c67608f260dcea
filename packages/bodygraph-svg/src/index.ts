/**
 * Human Design charts as SVG, drawn as strings: no DOM, no fonts, the same bytes everywhere.
 *
 * @module
 */
export { ChartInputError } from "./chart-core.js";
export { type BodygraphOptions, renderBodygraph } from "./pictures/bodygraph.js";
export { type CompositeOptions, renderComposite } from "./pictures/composite.js";
export { type DayOptions, renderDay } from "./pictures/day.js";
export { renderTransit } from "./pictures/transit.js";
export type { TwoPartOptions } from "./pictures/two-parts.js";
export { renderWheel, type WheelOptions } from "./pictures/wheel.js";
export type { CaptionOption, CaptionParts } from "./theme/caption-option.js";
export type { PictureOptions } from "./theme/settings.js";
export { type OwnTheme, type Palette, THEMES, type Theme, type ThemeName } from "./theme/theme.js";
