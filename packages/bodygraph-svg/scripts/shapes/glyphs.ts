/**
 * The glyphs as drawn by hand: paths of round strokes on a grid where capitals reach from 0 to the baseline at 20, small
 * letters from 6, descenders to 26. A picture needs no font, so it looks the same on every machine.
 */

/** A glyph's path and the width of its box; `bearing` is the space to each neighbour, 2.4 unless given. */
export interface GlyphSource {
  readonly d: string;
  readonly width: number;
  readonly bearing?: number;
}

const bowl = "a5.5 7 0 1 0-11 0a5.5 7 0 1 0 11 0z";

/** Digits all have the same width. */
export const DIGITS: Readonly<Record<string, GlyphSource>> = {
  0: { d: "M0 10a6.5 10 0 1 1 13 0a6.5 10 0 1 1-13 0z", width: 13 },
  1: { d: "M2.6 3.8 7.8 0V20", width: 13 },
  2: {
    d: "M.9 5.6A5.7 5.6 0 1 1 10.5 9.7L.7 20H12.8",
    width: 13,
  },
  3: {
    d: "M1.2 3.4A5.4 4.7 0 1 1 6.6 9.4H5.2M6.6 9.4A6.2 5.3 0 1 1 .3 15.8",
    width: 13,
  },
  4: { d: "M9.6 20V0L.2 14.2H13.2", width: 13 },
  5: {
    d: "M11.7 0H2.7L1.5 9.2A6.4 6.4 0 1 1 .4 16.6",
    width: 13,
  },
  6: {
    d: "M11.2 2.2C8.4-1.6.2-1.4.2 13.6a6.35 6.4 0 1 0 12.7 0a6.35 6.4 0 1 0-12.7 0",
    width: 13,
  },
  7: { d: "M.2 0H12.7L4.6 20", width: 13 },
  8: {
    d: "M6.5 9.3a5.1 4.65 0 1 1 0-9.3a5.1 4.65 0 1 1 0 9.3zM6.5 9.3a6.2 5.35 0 1 1 0 10.7a6.2 5.35 0 1 1 0-10.7z",
    width: 13,
  },
  9: {
    d: "M1.8 17.8C4.6 21.6 12.8 21.4 12.8 6.4a6.35 6.4 0 1 0-12.7 0a6.35 6.4 0 1 0 12.7 0",
    width: 13,
  },
};

/** Capital and small letters of the Latin alphabet, and those that are no letter with an accent. */
export const LETTERS: Readonly<Record<string, GlyphSource>> = {
  A: { d: "M0 20 7.2 0l7.2 20M2.5 13.2h9.4", width: 14.4, bearing: 1.4 },
  B: { d: "M6.8 9.5a4.75 4.75 0 0 0 0-9.5H0v20h7.4a5.25 5.25 0 0 0 0-10.5H0", width: 12.4 },
  C: { d: "M16 4.2A9 10 0 1 0 16 15.8", width: 16, bearing: 2 },
  D: { d: "M0 0h5.5a9.2 10 0 0 1 0 20H0z", width: 14.7 },
  E: { d: "M11 0H0v20h11M0 9.7h9.6", width: 11 },
  F: { d: "M10.6 0H0v20M0 9.9h9.2", width: 10.6, bearing: 2 },
  G: { d: "M16 4.2A9 10 0 1 0 16.6 15V10.8H10.4", width: 16.6 },
  H: { d: "M0 0v20M13.6 0v20M0 9.7h13.6", width: 13.6 },
  I: { d: "M0 0v20", width: 0 },
  J: { d: "M8.2 0v14.2c0 3.7-1.6 5.8-4.2 5.8C1.8 20 .6 18.6 0 16.4", width: 8.2 },
  K: { d: "M0 0v20M12 0 0 12M4.3 7.8 12.6 20", width: 12.6, bearing: 1.8 },
  L: { d: "M0 0v20h10.4", width: 10.4, bearing: 1.8 },
  M: { d: "M0 20V0l8 12.6L16 0v20", width: 16 },
  N: { d: "M0 20V0l13.6 20V0", width: 13.6 },
  O: { d: "M0 10a9 10 0 1 1 18 0a9 10 0 1 1-18 0z", width: 18, bearing: 2 },
  P: { d: "M0 20V0h6.8a5.6 5.6 0 0 1 0 11.2H0", width: 12.4 },
  Q: { d: "M0 10a9 10 0 1 1 18 0a9 10 0 1 1-18 0zM11.4 14.4 17 21", width: 18, bearing: 2 },
  R: { d: "M0 20V0h6.8a5.6 5.6 0 0 1 0 11.2H0M6.6 11.2 12.7 20", width: 12.7 },
  S: {
    d: "M11.3 3.6C10.3 1.3 8.4 0 5.9 0 2.9 0 .8 1.9.8 4.6c0 6.2 11.2 3.6 11.2 10.2 0 3.1-2.4 5.2-5.8 5.2C3.1 20 .9 18.4 0 15.8",
    width: 12,
  },
  T: { d: "M0 0h13.4M6.7 0v20", width: 13.4, bearing: 1.2 },
  U: { d: "M0 0v13a6.6 7 0 0 0 13.2 0V0", width: 13.2 },
  V: { d: "M0 0 7 20 14 0", width: 14, bearing: 1.2 },
  W: { d: "M0 0 5 20 10.2 2 15.4 20 20.4 0", width: 20.4, bearing: 1.4 },
  X: { d: "M0 0 12.6 20M12.6 0 0 20", width: 12.6, bearing: 1.6 },
  Y: { d: "M0 0 6.6 9.8 13.2 0M6.6 9.8V20", width: 13.2, bearing: 1.2 },
  Z: { d: "M.4 0H12.6L0 20h13", width: 13, bearing: 2 },
  a: { d: `M11 13${bowl}M11 6v14`, width: 11 },
  b: { d: `M11 13${bowl}M0 0v20`, width: 11 },
  c: { d: "M10.2 9A5.8 7 0 1 0 10.2 17", width: 10.2, bearing: 1.9 },
  d: { d: `M11 13${bowl}M11 0v20`, width: 11 },
  e: {
    d: "M.1 12.8H11A5.6 7 0 1 0 10 17.2",
    width: 11,
    bearing: 2,
  },
  f: { d: "M7.6.3C4-.6 2.4 1 2.4 4.2V20M0 6.6h6.8", width: 7, bearing: 1.2 },
  g: { d: `M11 13${bowl}M11 6v14.3c0 3.6-2 5.7-5.3 5.7-2.3 0-4-.9-5-2.5`, width: 11 },
  h: { d: "M0 0v20M0 12a5 6 0 0 1 10 0v8", width: 10 },
  i: { d: "M0 6v14M0 .7v.5", width: 0 },
  j: { d: "M2.6 6v16.4c0 2.2-1 3.4-2.9 3.5M2.6.7v.5", width: 2.6 },
  k: { d: "M0 0v20M9.6 6 0 14.6M3.8 11.3 10 20", width: 10, bearing: 1.8 },
  l: { d: "M0 0v20", width: 0 },
  m: {
    d: "M0 6v14M0 11.4a4.6 5.4 0 0 1 9.2 0v8.6M9.2 11.4a4.6 5.4 0 0 1 9.2 0v8.6",
    width: 18.4,
  },
  n: { d: "M0 6v14M0 12a5 6 0 0 1 10 0v8", width: 10 },
  o: { d: "M0 13a5.8 7 0 1 1 11.6 0a5.8 7 0 1 1-11.6 0z", width: 11.6, bearing: 2 },
  p: { d: `M11 13${bowl}M0 6v20`, width: 11 },
  q: { d: `M11 13${bowl}M11 6v20`, width: 11 },
  r: { d: "M0 6v14M0 12.6A6 6.4 0 0 1 6.2 6.2", width: 6.2, bearing: 1.8 },
  s: {
    d: "M8.7 8.6C8 6.9 6.6 6 4.7 6 2.4 6 .8 7.2.8 9.2c0 4.4 8.6 2.6 8.6 7.2 0 2.2-1.8 3.6-4.5 3.6C2.4 20 .7 18.9 0 17",
    width: 9.4,
    bearing: 2,
  },
  t: { d: "M2.6 1.6V16c0 2.9 1.5 4.3 4.6 3.8M0 6.4h6.8", width: 7, bearing: 1.4 },
  u: { d: "M0 6v8a5 6 0 0 0 10 0M10 6v14", width: 10 },
  v: { d: "M0 6 5.4 20 10.8 6", width: 10.8, bearing: 1.3 },
  w: { d: "M0 6 4.2 20 8.5 7.4 12.8 20 17 6", width: 17, bearing: 1.4 },
  x: { d: "M0 6 9.8 20M9.8 6 0 20", width: 9.8, bearing: 1.6 },
  y: { d: "M0 6 5.5 19.6M10.8 6 4.6 22.4c-.9 2.5-2.2 3.6-4.4 3.4", width: 10.8, bearing: 1.3 },
  z: { d: "M.3 6h9.2L0 20h9.8", width: 9.8, bearing: 1.8 },
  ß: {
    d: "M0 20V5.6C0 2 2 0 5.2 0 8.2 0 10 1.7 10 4.2c0 3.4-3.6 3.6-3.6 6.2 0 2.6 4.9 2.8 4.9 6.1 0 2.2-1.5 3.5-3.9 3.5-1.4 0-2.5-.4-3.4-1.2",
    width: 11.3,
  },
  æ: {
    d: `M11 13${bowl}M11.1 12.7h9.9C20.9 8.7 19 6 16 6 13 6 11 8.9 11 13s2.1 7 5.2 7c2 0 3.6-1.1 4.5-3`,
    width: 21,
  },
  Æ: { d: "M0 20 9.6 0h11.6M11.2 0v20h10M11.2 9.7h8.6M3.4 13.2h7.8", width: 21.2, bearing: 1.6 },
  œ: {
    d: "M0 13a5.8 7 0 1 1 11.6 0a5.8 7 0 1 1-11.6 0zM11.7 12.7h9.9C21.5 8.7 19.6 6 16.6 6 13.6 6 11.6 8.9 11.6 13s2.1 7 5.2 7c2 0 3.6-1.1 4.5-3",
    width: 21.6,
  },
  Œ: { d: "M20.4 0H9A9 10 0 0 0 9 20H20.4M12.4 0v20M12.4 9.7h6.8", width: 20.4 },
  ø: { d: "M0 13a5.8 7 0 1 1 11.6 0a5.8 7 0 1 1-11.6 0zM.6 20.6 11 5.4", width: 11.6, bearing: 2 },
  Ø: { d: "M0 10a9 10 0 1 1 18 0a9 10 0 1 1-18 0zM2 20.6 16-.6", width: 18, bearing: 2 },
  ł: { d: "M2.4 0v20M0 12 4.8 8.4", width: 4.8, bearing: 1.6 },
  Ł: { d: "M2 0v20h10.4M0 12.6 7 8", width: 12.4, bearing: 1.8 },
  đ: { d: `M11 13${bowl}M11 0v20M6.6 3.4h7`, width: 13 },
  Đ: { d: "M2.4 0h5.5a9.2 10 0 0 1 0 20H2.4zM0 10h7.4", width: 17.1 },
  ð: {
    d: "M0 13.4a5.7 6.6 0 1 1 11.4 0a5.7 6.6 0 1 1-11.4 0zM11.4 13.4C11.4 7.6 8.6 2.6 3.8 0M2 5 8.8 1.2",
    width: 11.4,
  },
  þ: { d: `M11 13${bowl}M0 0v26`, width: 11 },
  Þ: { d: "M0 0v20M0 4.2h6.8a5.4 5.4 0 0 1 0 10.8H0", width: 12.2 },
  ı: { d: "M0 6v14", width: 0 },
};

/** Punctuation and the signs that captions use. */
export const SIGNS: Readonly<Record<string, GlyphSource>> = {
  " ": { d: "", width: 1.8 },
  ".": { d: "M0 19.4v.5", width: 0 },
  ",": { d: "M.9 19.2v.8L0 23.2", width: 0.9 },
  ":": { d: "M0 8.4v.5M0 19.4v.5", width: 0 },
  ";": { d: "M.9 8.4v.5M.9 19.2v.8L0 23.2", width: 0.9 },
  "!": { d: "M0 0v13.6M0 19.4v.5", width: 0 },
  "?": { d: "M0 4.2C.5 1.5 2.4 0 5 0c3 0 5 1.8 5 4.5 0 4.2-4.8 4.3-4.8 9.1M5.2 19.4v.5", width: 10 },
  "-": { d: "M0 13h6.4", width: 6.4, bearing: 1.6 },
  "–": { d: "M0 13h10.4", width: 10.4, bearing: 1.6 },
  "—": { d: "M0 13h17", width: 17, bearing: 1.6 },
  "/": { d: "M0 22.6 7.8-1.6", width: 7.8, bearing: 1.6 },
  "|": { d: "M0-1.6v24.2", width: 0, bearing: 3 },
  "(": { d: "M4.4-2.4C1.5 1.1 0 5.5 0 10.4s1.5 9.3 4.4 12.8", width: 4.4, bearing: 1.6 },
  ")": { d: "M0-2.4c2.9 3.5 4.4 7.9 4.4 12.8S2.9 19.7 0 23.2", width: 4.4, bearing: 1.6 },
  "[": { d: "M4-2H0v25h4", width: 4 },
  "]": { d: "M0-2h4v25H0", width: 4 },
  "'": { d: "M0 0v5", width: 0 },
  "’": { d: "M1.6 0 0 5", width: 1.6, bearing: 1.6 },
  "‘": { d: "M0 0 1.6 5", width: 1.6, bearing: 1.6 },
  '"': { d: "M0 0v5M4 0v5", width: 4 },
  "“": { d: "M0 0 1.6 5M4.2 0 5.8 5", width: 5.8 },
  "”": { d: "M1.6 0 0 5M5.8 0 4.2 5", width: 5.8 },
  "·": { d: "M0 11.8v.6", width: 0, bearing: 3 },
  "…": { d: "M0 19.4v.5M5 19.4v.5M10 19.4v.5", width: 10 },
  "+": { d: "M0 12h11M5.5 6.5v11", width: 11 },
  "=": { d: "M0 9.4h11M0 14.6h11", width: 11 },
  "&": {
    d: "M14.4 9.6C13.6 15.8 10.4 20 6 20 2.5 20 0 18 0 14.9 0 9.4 8.6 9 8.6 3.9 8.6 1.5 7.2 0 5.2 0 3 0 1.6 1.5 1.6 3.8 1.6 8 7.4 13 14.4 20",
    width: 14.4,
  },
  "%": {
    d: "M0 4.4a3.6 4.4 0 1 1 7.2 0a3.6 4.4 0 1 1-7.2 0zM10 15.6a3.6 4.4 0 1 1 7.2 0a3.6 4.4 0 1 1-7.2 0zM14 0 3.2 20",
    width: 17.2,
  },
  "#": { d: "M5 0 2.4 20M11.6 0 9 20M1 6.4h13M0 13.6h13", width: 14 },
  "*": { d: "M4.6 0v9.6M.4 2.4l8.4 4.8M8.8 2.4.4 7.2", width: 9.2 },
  "°": { d: "M0 3a3 3 0 1 1 6 0a3 3 0 1 1-6 0z", width: 6 },
  "→": { d: "M0 12h14M9.6 7.4 14.2 12l-4.6 4.6", width: 14.2 },
  _: { d: "M0 23h11", width: 11 },
  "@": {
    d: "M13.6 10.4a4.4 4.8 0 1 0-8.8 0a4.4 4.8 0 1 0 8.8 0zM13.6 5.8v6.8c0 1.8.8 2.8 2.2 2.8 2 0 3.2-2 3.2-5.2C19 4.4 15.2 0 9.6 0 4 0 0 4.2 0 10.2 0 16.4 4 20.4 9.8 20.4c2.2 0 4-.4 5.6-1.4",
    width: 19,
  },
};

/**
 * Accents by the combining character that Unicode's decomposition gives, drawn about x = 0. Those above a letter are moved
 * up for capitals by `ABOVE_CAPITALS`.
 */
export const ACCENTS: Readonly<Record<string, { readonly d: string; readonly isBelow?: boolean }>> = {
  "\u0300": { d: "M-2.4-1.4 1.2 2.2" },
  "\u0301": { d: "M2.4-1.4-1.2 2.2" },
  "\u0302": { d: "M-3.4 2 0-1.6 3.4 2" },
  "\u0303": { d: "M-4 1.6C-3.2-1.4-1.2-1 0 .2S3.2 1.8 4-1.2" },
  "\u0304": { d: "M-3.4.4h6.8" },
  "\u0306": { d: "M-3.6-1.4C-3 1-1.8 2 0 2S3 1 3.6-1.4" },
  "\u0307": { d: "M0 .4v.5" },
  "\u0308": { d: "M-2.8.4v.5M2.8.4v.5" },
  "\u030a": { d: "M-2.3-.6a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0z" },
  "\u030b": { d: "M-.6-1.4-3.2 2.2M4-1.4 1.4 2.2" },
  "\u030c": { d: "M-3.4-1.4 0 2.2 3.4-1.4" },
  "\u0323": { d: "M0 24.2v.5", isBelow: true },
  "\u0326": { d: "M.7 22.6-.3 25.6", isBelow: true },
  "\u0327": { d: "M0 20v1.8c2.8 0 2.8 4.2-.2 4.2-.8 0-1.5-.2-2-.6", isBelow: true },
  "\u0328": { d: "M2.6 20c-2.8 2.2-3.2 5.4-.2 5.4.6 0 1.2-.2 1.6-.5", isBelow: true },
};

/** Shift of an accent above a capital, compared with a small letter. */
export const ABOVE_CAPITALS = -5.6;
