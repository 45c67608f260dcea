import { escapeHtml } from "./escape-html.js";
import { readPicture } from "./read-document.js";
import { PICTURES_PATH } from "./site-links.js";

/** A picture of a page. */
export interface Picture {
  readonly href: string;
  /** Text in place of the picture. */
  readonly text: string;
  /** The same picture for dark pages, where the page does not show it anyway. */
  readonly darkHref?: string | undefined;
  /** Words below the picture. */
  readonly caption?: string;
}

/**
 * Renders a picture. Its size is known before it is loaded, so that the text around it stays in its place. A picture
 * with a dark twin follows the reader's theme.
 */
export function renderPicture({ href, text, darkHref }: Omit<Picture, "caption">): string {
  const size = sizeOf(href);
  const attributes = size === undefined ? "" : ` width="${size.width}" height="${size.height}"`;
  const image = `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${attributes} loading="lazy">`;
  if (darkHref === undefined) return image;
  const dark = `<source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(darkHref)}">`;
  return `<picture>${dark}${image}</picture>`;
}

/** Returns the dark twin of a picture of the gallery; undefined if the text has a link to it or shows it. */
export function darkTwin(href: string, markdown: string): string | undefined {
  const [, start] = /^(.*\/gallery\/.*)-light\.svg$/.exec(href) ?? [];
  return start === undefined || markdown.includes(`${start}-dark.svg`) ? undefined : `${start}-dark.svg`;
}

/** Renders pictures that belong together side by side; on phones, one below the other. Each leads to its full size. */
export function renderPictures(pictures: readonly Picture[]): string {
  const items = pictures.map((picture) => {
    const { width = 0, height = 0 } = sizeOf(picture.href) ?? {};
    const isWide = picture.caption !== undefined && width >= height ? ' class="wide"' : "";
    const caption = picture.caption === undefined ? "" : `<figcaption>${picture.caption}</figcaption>`;
    return `<figure${isWide}><a href="${escapeHtml(picture.href)}">${renderPicture(picture)}</a>${caption}</figure>`;
  });
  return `<div class="pictures">${items.join("\n")}</div>\n`;
}

/** Returns the size of a picture of this site in CSS pixels. */
function sizeOf(href: string): { readonly width: number; readonly height: number } | undefined {
  if (!href.startsWith(`${PICTURES_PATH}/`)) return undefined;
  const start = Buffer.from(readPicture(`docs${href.slice(PICTURES_PATH.length)}`)).toString(
    "latin1",
    0,
    500,
  );
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(start) ?? [];
  return width === undefined ? undefined : { width: Math.round(+width), height: Math.round(Number(height)) };
}
