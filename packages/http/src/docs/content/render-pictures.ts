import { escapeHtml } from "./escape-html.js";
import { listPictures, readPicture } from "./read-document.js";
import { PICTURES_PATH } from "./site-links.js";

/** A picture of a page. */
export interface Picture {
  readonly href: string;
  /** Text in place of the picture. */
  readonly text: string;
  /** Words below the picture. */
  readonly caption?: string;
}

/** Width of the pictures for phones. They fill the width, however tall they are; others must fit on a screen. */
const MAX_PHONE_WIDTH = 440;

/**
 * Renders a picture, in dark colors for readers of the dark theme if there is such a file. Its size is known before it is
 * loaded, so that the text around it stays in its place.
 */
export function renderPicture({ href, text }: Omit<Picture, "caption">): string {
  const dark = darkTwin(href);
  const image = renderImage(href, text);
  if (dark === undefined) return image;
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(dark)}">${image}</picture>`;
}

function renderImage(href: string, text: string): string {
  const size = pictureSize(href);
  const isTall = size !== undefined && size.width > MAX_PHONE_WIDTH && size.height > 1.5 * size.width;
  const attributes =
    size === undefined
      ? ""
      : ` width="${size.width}" height="${size.height}"${isTall ? ' class="tall"' : ""}`;
  return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${attributes} loading="lazy">`;
}

/**
 * Renders pictures that belong together side by side; on phones, one below the other. Each leads to its full size. A
 * picture whose dark file is among them keeps its light colors.
 */
export function renderPictures(pictures: readonly Picture[]): string {
  const shown = new Set(pictures.map(({ href }) => href));
  const items = pictures.map(({ href, text, caption }) => {
    const { width = 0, height = 0 } = pictureSize(href) ?? {};
    const isWide = caption !== undefined && width >= height ? ' class="wide"' : "";
    const below = caption === undefined ? "" : `<figcaption>${caption}</figcaption>`;
    const isPair = shown.has(darkTwin(href) ?? "");
    const picture = isPair ? renderImage(href, text) : renderPicture({ href, text });
    return `<figure${isWide}><a href="${escapeHtml(href)}">${picture}</a>${below}</figure>`;
  });
  return `<div class="pictures">${items.join("\n")}</div>\n`;
}

/** Returns the path of a light picture's dark file; undefined if there is none. */
function darkTwin(href: string): string | undefined {
  if (!href.startsWith(`${PICTURES_PATH}/`) || !href.endsWith("-light.svg")) return undefined;
  const dark = href.replace(/light\.svg$/, "dark.svg");
  return listPictures().includes(`docs${dark.slice(PICTURES_PATH.length)}`) ? dark : undefined;
}

/** Returns the size of a picture of this site in CSS pixels. */
export function pictureSize(href: string): { readonly width: number; readonly height: number } | undefined {
  if (!href.startsWith(`${PICTURES_PATH}/`)) return undefined;
  const start = Buffer.from(readPicture(`docs${href.slice(PICTURES_PATH.length)}`)).toString(
    "latin1",
    0,
    500,
  );
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(start) ?? [];
  return width === undefined ? undefined : { width: Math.round(+width), height: Math.round(Number(height)) };
}
