import { type Palette, THEMES, type Theme, type ThemeName } from "bodygraph-svg";

/** Custom property of each color: `--human-design-on-defined` of `onDefined`. */
const PROPERTIES = Object.keys(THEMES.light).map((member) => [
  member,
  `--human-design-${member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
]) as readonly (readonly [string, string])[];

/** Reads the theme of an element: that of its attribute, with the colors of its custom properties. */
export function themeOf(element: HTMLElement, name: string): Theme {
  const isDark = name === "auto" && matchMedia(DARK).matches;
  const base = (name === "auto" ? (isDark ? "dark" : "light") : name) as ThemeName;
  const style = getComputedStyle(element);
  const colors = PROPERTIES.flatMap(([member, property]) => {
    const value = style.getPropertyValue(property).trim();
    return value === "" ? [] : [[member, hexOf(value)]];
  });
  return colors.length === 0 ? base : { base, ...Object.fromEntries(colors) };
}

/** Returns the colors of a theme. */
export function paletteOf(theme: Theme): Palette {
  if (typeof theme === "string") return THEMES[theme];
  const { base = "light", ...colors } = theme;
  return { ...THEMES[base], ...colors };
}

/** The media query of the theme `auto`. */
export const DARK = "(prefers-color-scheme: dark)";

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Converts a color of CSS to `#rrggbb`; returns any other text as it is, for the error. */
function hexOf(color: string): string {
  if (HEX.test(color) || !CSS.supports("color", color)) return color;
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d")!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red!, green!, blue!].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
