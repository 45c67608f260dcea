import { type Palette, THEMES, type Theme, type ThemeName } from "bodygraph-svg";
import { ChartInputError } from "chart-core/tables";
import { hyphenated } from "../attributes/chart-attributes.js";

/** Custom property of each color: `--human-design-on-defined` of `onDefined`. */
const PROPERTIES: readonly (readonly [string, string])[] = Object.keys(THEMES.light).map((member) => [
  member,
  propertyOf(member),
]);

/** Returns the name of the custom property of a color. */
export function propertyOf(member: string): string {
  return `--human-design-${hyphenated(member)}`;
}

/** Reads the theme of an element: that of its attribute, with the colors of its custom properties. */
export function themeOf(element: HTMLElement, name: string): Theme {
  if (name !== "auto" && !Object.hasOwn(THEMES, name)) {
    const expected = "light, dark, print or auto";
    throw new ChartInputError({ code: "INVALID_OPTION", field: "theme", received: name, expected });
  }
  const isDark = name === "auto" && matchMedia(DARK).matches;
  const base = (name === "auto" ? (isDark ? "dark" : "light") : name) as ThemeName;
  const style = getComputedStyle(element);
  const colors = PROPERTIES.flatMap(([member, property]) => {
    const value = style.getPropertyValue(property).trim();
    return value === "" ? [] : [[member, hexOf(value, element)]];
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

/** Converts an opaque color of CSS to `#rrggbb`, as it is in an element; returns any other text as it is, for the error. */
function hexOf(color: string, element: HTMLElement): string {
  if (HEX.test(color)) return color;
  const probe = document.createElement("span");
  // A mixture of a color with itself: its computed form is the same for all forms of colors.
  probe.style.color = `color-mix(in srgb,${color},${color})`;
  element.shadowRoot!.append(probe);
  const [, ...channels] = /^color\(srgb (\S+) (\S+) (\S+)\)$/.exec(getComputedStyle(probe).color) ?? [];
  probe.remove();
  if (channels.length === 0) return color;
  const byte = (channel: string) => Math.round(255 * Math.min(1, Math.max(0, Number(channel))));
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, "0")).join("")}`;
}
