import { ChartInputError } from "../chart-core.js";
import { type OwnTheme, PALETTE_MEMBERS, type Palette, THEMES, type Theme, type ThemeName } from "./theme.js";

/** Options of every picture. */
export interface PictureOptions {
  /** Default `light`. */
  readonly theme?: Theme;
  /** Width in CSS pixels, 16 to 10,000; the height follows. By default the picture fills its container. */
  readonly width?: number;
  /** Name of the picture for screen readers, up to 200 characters. */
  readonly title?: string;
  /**
   * Start of all ids: a letter, then up to 31 letters, digits, `-` and `_`. Default `hd`. An id may occur once in a page:
   * if a page has two pictures as elements, give each its own, such as `ada` and `ben`.
   */
  readonly idPrefix?: string;
  /** False leaves the background transparent. Default true. */
  readonly background?: boolean;
}

/** Checked options with their defaults. */
export interface PictureSettings {
  readonly palette: Palette;
  readonly width: number | undefined;
  readonly title: string;
  readonly idPrefix: string;
  readonly hasBackground: boolean;
}

/** Longest text that a caller may give. */
export const MAX_TEXT = 200;

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const ID_PREFIX = /^[A-Za-z][A-Za-z0-9_-]{0,31}$/;

/** Control characters that XML does not allow, halves of surrogate pairs, and two that are no characters. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\p{Surrogate}\ufffe\uffff]/u;

/** Checks that options are an object without unknown members. */
export function checkNames(options: object, names: readonly string[]): void {
  if (typeof options !== "object" || options === null) fail("options", options, "an object");
  for (const name of Object.keys(options))
    if (!names.includes(name))
      fail(name, (options as Record<string, unknown>)[name], `one of ${names.join(", ")}`);
}

/** The names of {@link PictureOptions}. */
export const PICTURE_OPTIONS = ["theme", "width", "title", "idPrefix", "background"] as const;

/** Checks the options of every picture. */
export function pictureSettings(options: PictureOptions, defaultTitle: string): PictureSettings {
  const { theme = "light", width, title, idPrefix = "hd", background } = options;
  if (width !== undefined && !(typeof width === "number" && width >= 16 && width <= 10_000))
    fail("width", width, "a number from 16 to 10000");
  if (typeof idPrefix !== "string" || !ID_PREFIX.test(idPrefix))
    fail("idPrefix", idPrefix, "a letter and up to 31 letters, digits, - and _");
  return {
    palette: paletteOf(theme),
    width,
    title: title === undefined ? defaultTitle : checkText("title", title),
    idPrefix,
    hasBackground: checkFlag("background", background, true),
  };
}

/** Checks a text of the caller. */
export function checkText(field: string, value: string, maxLength: number = MAX_TEXT): string {
  if (typeof value !== "string" || value.length > maxLength || NOT_IN_XML.test(value))
    fail(field, value, `a text of up to ${maxLength} characters`);
  return value;
}

/** Control characters and separators of lines, which have no glyph: a drawn text is one line. */
const NOT_DRAWN = /[\p{Cc}\u2028\u2029]/u;

/** Checks a text of the caller that is drawn. */
export function checkDrawnText(field: string, value: string, maxLength: number = MAX_TEXT): string {
  checkText(field, value, maxLength);
  if (NOT_DRAWN.test(value)) fail(field, value, "a text of one line, without tabs");
  return value;
}

/** Checks an option that is true or false. */
export function checkFlag(field: string, value: boolean | undefined, byDefault: boolean): boolean {
  if (value === undefined) return byDefault;
  if (typeof value !== "boolean") fail(field, value, "true or false");
  return value;
}

/** Throws the error of an invalid option, or of a value that is no chart. */
export function fail(
  field: string,
  received: unknown,
  expected: string,
  code: "INVALID_OPTION" | "INVALID_CHART" = "INVALID_OPTION",
): never {
  throw new ChartInputError({ code, field, received, expected });
}

function paletteOf(theme: Theme): Palette {
  if (typeof theme === "string") return namedPalette("theme", theme);
  if (typeof theme !== "object" || theme === null) fail("theme", theme, "light, dark, print or own colors");
  const { base = "light", ...colors }: OwnTheme = theme;
  for (const [name, color] of Object.entries(colors)) {
    if (!PALETTE_MEMBERS.includes(name)) fail(`theme.${name}`, color, `one of ${PALETTE_MEMBERS.join(", ")}`);
    if (typeof color !== "string" || !COLOR.test(color)) fail(`theme.${name}`, color, "#rgb or #rrggbb");
  }
  return { ...namedPalette("theme.base", base), ...colors };
}

function namedPalette(field: string, name: ThemeName): Palette {
  if (!Object.hasOwn(THEMES, name)) fail(field, name, "light, dark or print");
  return THEMES[name];
}
