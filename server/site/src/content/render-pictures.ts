import type { ThemedPictureFile } from "@chart/ui";
import { escapeHtml } from "./escape-html.js";
import { listPictures, readBytes } from "./read-document.js";
import { PICTURES_PATH } from "./site-links.js";

/** A picture of a page. */
export interface Picture {
  readonly href: string;
  /** Text in place of the picture. */
  readonly text: string;
  readonly caption?: string;
}

/** Time at which a picture is loaded: at once, or when it comes near the screen. */
type Loading = "eager" | "lazy";

/** Width of the pictures for phones. They fill the width, however tall they are; others must fit on a screen. */
const MAX_PHONE_WIDTH = 440;
const DARK = "(prefers-color-scheme: dark)";
/** Screens on which a row has one picture. */
const PHONE = "(max-width: 40rem)";

/**
 * Renders a picture, in dark colors for readers of the dark theme if there is such a file. Its size is known before it is
 * loaded, so that the text around it stays in its place.
 */
export function renderPicture({ href, text }: Omit<Picture, "caption">): string {
  return renderSources(renderSource(DARK, darkTwin(href)), href, text);
}

/** Renders a picture of which phones show the narrow file, if there is one. */
export function renderForPhones({ href, text }: Omit<Picture, "caption">, loading?: Loading): string {
  const narrow = narrowTwin(href);
  const ofPhones =
    narrow === undefined
      ? ""
      : renderSource(`${PHONE} and ${DARK}`, darkTwin(narrow)) + renderSource(PHONE, narrow);
  return renderSources(ofPhones + renderSource(DARK, darkTwin(href)), href, text, loading);
}

function renderSources(sources: string, href: string, text: string, loading?: Loading): string {
  const image = renderImage(href, text, loading);
  return sources === "" ? image : `<picture>${sources}${image}</picture>`;
}

function renderSource(media: string, href: string | undefined): string {
  if (href === undefined) return "";
  return `<source media="${media}" srcset="${escapeHtml(href)}"${sizeAttributes(href)}>`;
}

function renderImage(href: string, text: string, loading: Loading = "lazy"): string {
  const { width = 0, height = 0 } = pictureSize(href) ?? {};
  const isTall = width > MAX_PHONE_WIDTH && height > 1.5 * width;
  const attributes = `${sizeAttributes(href)}${isTall ? ' class="tall"' : ""}`;
  const later = loading === "lazy" ? ' loading="lazy"' : "";
  return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${attributes}${later}>`;
}

function sizeAttributes(href: string): string {
  const size = pictureSize(href);
  return size === undefined ? "" : ` width="${size.width}" height="${size.height}"`;
}

/**
 * Renders pictures that belong together side by side; on phones, one below the other. Each leads to its full size. A
 * picture whose dark file is among them keeps its light colors. One that is alone fills its row, and is for phones too.
 */
export function renderPictures(pictures: readonly Picture[]): string {
  const shown = new Set(pictures.map(({ href }) => href));
  const items = pictures.map(({ href, text, caption }) => {
    const { width = 0, height = 0 } = pictureSize(href) ?? {};
    const isAlone = pictures.length === 1;
    const isWide = isAlone || (caption !== undefined && width >= height) ? ' class="wide"' : "";
    const below = caption === undefined ? "" : `<figcaption>${caption}</figcaption>`;
    const isPair = shown.has(darkTwin(href) ?? "");
    const picture = isPair
      ? renderImage(href, text)
      : isAlone
        ? renderForPhones({ href, text })
        : renderPicture({ href, text });
    return `<figure${isWide}><a href="${escapeHtml(href)}">${picture}</a>${below}</figure>`;
  });
  return `<div class="pictures">${items.join("\n")}</div>\n`;
}

/** Returns the path of a light picture's dark file; undefined if there is none. */
export function darkTwin(href: string): string | undefined {
  return twinOf(href, /-light\.svg$/, "-dark.svg");
}

/** Returns the path of a picture's file for phones; undefined if there is none. */
function narrowTwin(href: string): string | undefined {
  return twinOf(href, /-(?=light\.svg$|dark\.svg$)/, "-narrow-");
}

function twinOf(href: string, ending: RegExp, replacement: string): string | undefined {
  if (!href.startsWith(`${PICTURES_PATH}/`) || !ending.test(href)) return undefined;
  const twin = href.replace(ending, replacement);
  return listPictures().includes(`docs${twin.slice(PICTURES_PATH.length)}`) ? twin : undefined;
}

/** Returns the size of a picture of this site in CSS pixels. */
export function pictureSize(href: string): { readonly width: number; readonly height: number } | undefined {
  if (!href.startsWith(`${PICTURES_PATH}/`)) return undefined;
  const start = Buffer.from(readBytes(`docs${href.slice(PICTURES_PATH.length)}`)).toString("latin1", 0, 500);
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(start) ?? [];
  return width === undefined ? undefined : { width: Math.round(+width), height: Math.round(Number(height)) };
}

/**
 * Returns a picture of the documentation.
 *
 * @param name Path of its files below docs, without theme and ending.
 */
export function themedPictureFile(name: string): ThemedPictureFile {
  const lightPath = `${PICTURES_PATH}/${name}-light.svg`;
  const size = pictureSize(lightPath);
  if (size === undefined) throw new Error(`${lightPath}: no size`);
  return { lightPath, ...size };
}
