import type { Center } from "../chart-core.js";

/** The names of the themes. `print` uses pure black and paler centers, which save ink and stay apart without color. */
export type ThemeName = "light" | "dark" | "print";

/** The colors of a picture, each `#rgb` or `#rrggbb`. */
export interface Palette {
  /** Background, and the inside of active gates. */
  readonly paper: string;
  /** Text, glyphs and outlines of the highest contrast. */
  readonly ink: string;
  /** Text and gate numbers of less weight; 4.5:1 on `paper` and on `open`. */
  readonly muted: string;
  /** Thin lines: rules, and the outlines of open centers. */
  readonly line: string;
  /** Channels without an active gate. */
  readonly track: string;
  /** The inside of open centers. */
  readonly open: string;
  /** The outlines of defined centers. */
  readonly outline: string;
  /** Gate numbers in defined centers; 4.5:1 on `yellow`, `green`, `brown` and `red`. */
  readonly onDefined: string;
  /** Head and G, if defined. */
  readonly yellow: string;
  /** Ajna, if defined. */
  readonly green: string;
  /** Throat, Spleen, Solar Plexus and Root, if defined. */
  readonly brown: string;
  /** Ego and Sacral, if defined. */
  readonly red: string;
  /** Personality: channels, rings and column. */
  readonly personality: string;
  /** Design: channels, rings and column. */
  readonly design: string;
  /** The sky of a transit. */
  readonly sky: string;
  /** The first person of a composite. */
  readonly personA: string;
  /** The second person of a composite. */
  readonly personB: string;
}

/** Own colors: those that are given replace those of a named theme, by default `light`. */
export interface OwnTheme extends Partial<Palette> {
  /** The theme that the other colors come from. */
  readonly base?: ThemeName;
}

/** A named theme or own colors. */
export type Theme = ThemeName | OwnTheme;

/** The colors of the three themes. */
export const THEMES: Readonly<Record<ThemeName, Palette>> = {
  light: {
    paper: "#fff",
    ink: "#1c1d22",
    muted: "#5d606a",
    line: "#9a9da6",
    track: "#dcdee5",
    open: "#fff",
    outline: "#3f4048",
    onDefined: "#1c1d22",
    yellow: "#f5d262",
    green: "#8fc48a",
    brown: "#cba27c",
    red: "#ea8575",
    personality: "#1c1d22",
    design: "#c8321f",
    sky: "#1f6fc4",
    personA: "#16306f",
    personB: "#c2560a",
  },
  dark: {
    paper: "#14161b",
    ink: "#f1efe9",
    muted: "#a4a9b5",
    line: "#666c78",
    track: "#343943",
    open: "#1c1f26",
    outline: "#0c0d10",
    onDefined: "#14161b",
    yellow: "#e6c04f",
    green: "#78b57a",
    brown: "#c0946b",
    red: "#e0705f",
    personality: "#f1efe9",
    design: "#f2553f",
    sky: "#4c9df0",
    personA: "#d6e2ff",
    personB: "#e0661a",
  },
  print: {
    paper: "#fff",
    ink: "#000",
    muted: "#4a4a4a",
    line: "#808080",
    track: "#dedede",
    open: "#fff",
    outline: "#000",
    onDefined: "#000",
    yellow: "#f7e2a0",
    green: "#bcdcb6",
    brown: "#e0c9b1",
    red: "#f0b4a8",
    personality: "#000",
    design: "#d23a26",
    sky: "#2b78c9",
    personA: "#10286b",
    personB: "#c2560a",
  },
};

/** The members of {@link Palette}. */
export const PALETTE_MEMBERS: readonly string[] = Object.keys(THEMES.light);

/** The color of each center where it is defined. */
export const CENTER_COLORS: Readonly<Record<Center, "yellow" | "green" | "brown" | "red">> = {
  Head: "yellow",
  Ajna: "green",
  Throat: "brown",
  G: "yellow",
  Ego: "red",
  Spleen: "brown",
  "Solar Plexus": "brown",
  Sacral: "red",
  Root: "brown",
};
