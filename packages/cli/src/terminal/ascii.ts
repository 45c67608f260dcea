/** Signs of the command's own texts, and of names, that ASCII lacks. */
const SIGNS: Readonly<Record<string, string>> = {
  "·": "-",
  "–": "-",
  "—": "-",
  "±": "+-",
  "°": " deg",
  "“": '"',
  "”": '"',
  "‘": "'",
  "’": "'",
  "…": "...",
  "│": "|",
  "┃": "#",
  "─": "-",
  "━": "=",
  "╱": "/",
  "╲": "\\",
  "┐": ".",
  "┘": "'",
  "┓": ".",
  "┛": "'",
  "█": "#",
  "░": ".",
  "→": "->",
  "●": "*",
  "○": "o",
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  ı: "i",
};

/** Writes a text in ASCII, for terminals of the locale C: letters without their accents, `?` for what has no such form. */
export function asciiOf(text: string): string {
  return text
    .replace(/[^\p{ASCII}]/gu, (sign) => SIGNS[sign] ?? sign)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{ASCII}]/gu, "?");
}
