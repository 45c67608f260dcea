import { escapeHtml } from "./escape-html.js";
import { darkTwin, pictureSize, renderForPhones } from "./render-pictures.js";

/** A picture of a wall, with its caption and its code. */
export interface WallEntry {
  readonly href: string;
  /** Text in place of the picture. */
  readonly text: string;
  /** Start of the caption, which names the picture. */
  readonly name: string;
  /** Anchor of the picture. */
  readonly id: string;
  readonly caption: string;
  /** Code that draws the picture, as text; empty if there is none. */
  readonly code: string;
  readonly codeHtml: string;
}

/** Pictures of the first row on wide screens. They are loaded at once. */
const FIRST_ROW = 3;

/**
 * Renders a wall of pictures. A click on one leads to its file in the reader's colors; links that cover it do so without
 * a script. Pictures that are as wide as tall take two columns, and on phones show their narrow file.
 *
 * @param hasChart True if there is the page /chart to link to.
 */
export function renderWall(entries: readonly WallEntry[], hasChart: boolean): string {
  const figures = entries.map(({ href, text, name, id, caption, code, codeHtml }, index) => {
    const { width = 0, height = 0 } = pictureSize(href) ?? {};
    const isWide = 1.2 * width > height;
    const dark = darkTwin(href);
    const links =
      dark === undefined
        ? fullSize(href, name)
        : fullSize(href, name, "of-light") + fullSize(dark, name, "of-dark");
    const picture = renderForPhones({ href, text }, index < FIRST_ROW ? "eager" : "lazy");
    const chart = hasChart ? chartLink(code) : undefined;
    const open = chart === undefined ? "" : `<a href="${escapeHtml(chart)}">Open this chart${of(name)}</a>`;
    const shownCode = code === "" ? "" : `<details><summary>Code${of(name)}</summary>${codeHtml}</details>`;
    return `<figure id="${id}"${isWide ? ' class="wide"' : ""}><div class="frame">${picture}${links}</div><figcaption>${caption}</figcaption><div class="uses">${open}${shownCode}</div></figure>`;
  });
  return `<div class="wall">${figures.join("\n")}</div>\n`;
}

/** Renders a link that covers a picture. */
function fullSize(href: string, name: string, themeClass?: string): string {
  const attributes = themeClass === undefined ? "" : ` class="${themeClass}"`;
  return `<a href="${escapeHtml(href)}"${attributes}><span class="visually-hidden">${escapeHtml(name)}, full size</span></a>`;
}

/** Tells those who hear the page which picture a short link is about. */
function of(name: string): string {
  return `<span class="visually-hidden">: ${escapeHtml(name)}</span>`;
}

/** Functions whose pictures /chart shows too. */
const ON_CHART = /^render(?:Bodygraph|Wheel|Composite)\(/;

/**
 * Returns the address at which /chart shows the picture that code draws: its births in UTC, the second one after `b`.
 * Undefined if /chart has no such picture.
 */
function chartLink(code: string): string | undefined {
  if (!ON_CHART.test(code)) return undefined;
  const drawn = code.split(";", 1)[0] ?? "";
  const births = [...drawn.matchAll(/computeChart\(new Date\("([\d-]+)T([\d:]+)Z"\)\)/g)];
  const parts = births.map(([, date, time], index) => {
    const person = index === 0 ? "" : "b";
    return `${person}d=${date}&${person}t=${time}&${person}z=UTC`;
  });
  return parts.length === 0 ? undefined : `/chart#${parts.join("&")}`;
}
