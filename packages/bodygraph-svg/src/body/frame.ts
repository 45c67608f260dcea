import { escapeText } from "../text/escape.js";
import { fixed } from "../text/numbers.js";
import type { PictureSettings } from "../theme/settings.js";

/** The rectangle that a picture shows. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Puts a picture into an `svg` element with its title and description. */
export function frame(view: View, settings: PictureSettings, description: string, content: string): string {
  const { idPrefix, palette, hasBackground, title, width } = settings;
  const { x, y } = view;
  const size =
    width === undefined
      ? ""
      : ` width="${fixed(width)}" height="${fixed((width * view.height) / view.width)}"`;
  const paper = hasBackground
    ? `<rect x="${x}" y="${y}" width="${view.width}" height="${view.height}" fill="${palette.paper}"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${view.width} ${view.height}"${size} role="img" aria-labelledby="${idPrefix}-title ${idPrefix}-desc"><title id="${idPrefix}-title">${escapeText(title)}</title><desc id="${idPrefix}-desc">${escapeText(description)}</desc>${paper}${content}</svg>`;
}
