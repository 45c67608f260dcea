/** Marks of text on a terminal; each returns the text as it is where there are no colours. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  /** Colour of the design side. */
  readonly red: (text: string) => string;
  /** Text on a background of one of the 256 colours. */
  readonly on: (color: number, text: string) => string;
}

const plain = (text: string): string => text;

/** Returns the marks for a terminal. */
export function styleFor(hasColors: boolean): Style {
  if (!hasColors) return { bold: plain, dim: plain, red: plain, on: (_, text) => text };
  const mark = (start: string) => (text: string) => (text === "" ? "" : `\x1b[${start}m${text}\x1b[0m`);
  return {
    bold: mark("1"),
    dim: mark("2"),
    red: mark("31"),
    on: (color, text) => mark(`30;48;5;${color}`)(text),
  };
}

/** Escape sequences of {@link Style}. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how they begin
const MARKS = /\x1b\[[\d;]*m/g;

/** Returns the number of columns that a text takes: two for each wide East Asian letter, none for marks. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text.replace(MARKS, "")) {
    if (/\p{M}/u.test(sign)) continue;
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u.test(
        sign,
      )
        ? 2
        : 1;
  }
  return width;
}

/** Fills a text with blanks up to a width. */
export function padTo(text: string, width: number): string {
  return text + " ".repeat(Math.max(width - widthOf(text), 0));
}

/** Breaks a text into lines at blanks; a longer word gets a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Fewest columns that a last cell is laid out in; with less, it gets lines of its own. */
const NARROW = 18;

/** Lays out rows as columns, each as wide as its widest cell; the last one is wrapped. */
export function table(rows: readonly (readonly string[])[], columns: number, gap = 2): string[] {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count - 1 }, (_, at) =>
    Math.max(...rows.map((row) => widthOf(row[at] ?? ""))),
  );
  const before = widths.reduce((sum, width) => sum + width + gap, 0);
  const isNarrow = columns - before < NARROW;
  return rows.flatMap((row) => {
    const start = widths.map((width, at) => padTo(row[at] ?? "", width + gap)).join("");
    const [first = "", ...more] = wrap(row[count - 1] ?? "", Math.max(columns - before, 4));
    if (isNarrow && (row[count - 1] ?? "") !== "")
      return [start.trimEnd(), ...wrap(row[count - 1] ?? "", columns - 4).map((line) => `    ${line}`)];
    return [`${start}${first}`, ...more.map((line) => " ".repeat(before) + line)].map((line) =>
      line.trimEnd(),
    );
  });
}
