import type { ThemeName } from "bodygraph-svg";
import { Failure } from "../errors/failure.js";
import type { QueryValues } from "../formats/answer-format.js";

/** Values of the parameter `theme`, the default first. */
export const PICTURE_THEMES: readonly ThemeName[] = ["light", "dark", "print"];

/** Bounds of the parameter `width`, in pixels. */
export const PNG_WIDTH = { min: 200, max: 2400, default: 900 } as const;

/** Reads the query parameter `theme`, which may occur once. */
export function readTheme(settings: QueryValues): ThemeName | Failure {
  const [text = "light", ...more] = settings("theme") ?? [];
  const theme = PICTURE_THEMES.find((name) => name === text);
  return theme === undefined || more.length > 0 ? new Failure("INVALID_PICTURE") : theme;
}

/** Reads the query parameter `width`, which may occur once. Returns pixels. */
export function readWidth(settings: QueryValues): number | Failure {
  const { min, max, default: defaultPx } = PNG_WIDTH;
  const [text = String(defaultPx), ...more] = settings("width") ?? [];
  const widthPx = Number(text);
  const isWidth = /^[1-9]\d{2,3}$/.test(text) && widthPx >= min && widthPx <= max;
  return isWidth && more.length === 0 ? widthPx : new Failure("INVALID_PICTURE");
}

/** Height of a chart's picture divided by its width: the view box of `renderBodygraph`. */
const HEIGHT_PER_WIDTH = 1220 / 720;

/** Counts the tokens that a PNG takes from the rate limit: one for each started megapixel. */
export function pngTokens(widthPx: number): number {
  const heightPx = Math.round(widthPx * HEIGHT_PER_WIDTH);
  return Math.ceil((widthPx * heightPx) / 1e6);
}
