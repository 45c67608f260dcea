import type { HonoRequest } from "hono";
import { Failure } from "../../errors/failure.js";
import {
  PICTURE_THEMES,
  type PictureFormat,
  type PictureRequest,
  PNG_WIDTH,
} from "../../pictures/picture.js";

/** Reads the query parameters of a picture: `theme` and, of a PNG, `width`. Each may occur once. */
export function readPicture(request: HonoRequest, format: PictureFormat): PictureRequest | Failure {
  const [themeText = "light", ...moreThemes] = request.queries("theme") ?? [];
  const theme = PICTURE_THEMES.find((name) => name === themeText);
  if (theme === undefined || moreThemes.length > 0) return new Failure("INVALID_PICTURE");

  const { min, max, default: defaultPx } = PNG_WIDTH;
  if (format === "svg") return { format, theme, widthPx: defaultPx };
  const [widthText = String(defaultPx), ...moreWidths] = request.queries("width") ?? [];
  const widthPx = Number(widthText);
  const isWidth = /^[1-9]\d{2,3}$/.test(widthText) && widthPx >= min && widthPx <= max;
  return isWidth && moreWidths.length === 0 ? { format, theme, widthPx } : new Failure("INVALID_PICTURE");
}
