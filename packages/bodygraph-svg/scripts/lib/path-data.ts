/** Path data of SVG: reading, scaling and writing it in its shortest relative form. */

interface Command {
  readonly letter: string;
  readonly values: readonly number[];
}

const VALUES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

function parse(d: string): Command[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = "", text = ""]) => {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = VALUES[letter.toLowerCase()]!;
    if (size === 0) return [{ letter, values: [] }];
    if (values.length === 0 || values.length % size !== 0) throw new Error(`${letter}${text} in ${d}`);
    return Array.from({ length: values.length / size }, (_, index) => ({
      // Further pairs after a move are lines.
      letter: index > 0 && /m/i.test(letter) ? (letter === "m" ? "l" : "L") : letter,
      values: values.slice(index * size, (index + 1) * size),
    }));
  });
}

/** A part of a glyph that is drawn without lifting the pen: whole numbers, relative but for the start. */
export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly d: string;
}

/**
 * Scales path data and splits it into strokes. Each stroke consists of whole numbers relative to its start, so that a
 * glyph is moved by its starts alone.
 */
export function toStrokes(d: string, scale: number): Stroke[] {
  const strokes: { x: number; y: number; d: string }[] = [];
  // The exact and the rounded position: rounding errors do not add up.
  let [x, y, rx, ry, startX, startY] = [0, 0, 0, 0, 0, 0];
  const round = (value: number) => Math.round(value * scale);
  for (const { letter, values } of parse(d)) {
    const isRelative = letter === letter.toLowerCase();
    const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
    const kind = letter.toLowerCase();
    const current = strokes.at(-1);
    if (kind === "m") {
      [x, y] = [baseX + values[0]!, baseY + values[1]!];
      [startX, startY, rx, ry] = [x, y, round(x), round(y)];
      strokes.push({ x: rx, y: ry, d: "" });
      continue;
    }
    if (current === undefined) throw new Error(`no start in ${d}`);
    if (kind === "z") {
      current.d += "z";
      [x, y, rx, ry] = [startX, startY, round(startX), round(startY)];
      continue;
    }
    if (kind === "h") {
      x = baseX + values[0]!;
      current.d += `h${round(x) - rx}`;
    } else if (kind === "v") {
      y = baseY + values[0]!;
      current.d += `v${round(y) - ry}`;
    } else if (kind === "a") {
      [x, y] = [baseX + values[5]!, baseY + values[6]!];
      const [a, b, turn, large, sweep] = values;
      current.d += `a${joined([round(a!), round(b!), turn!, large!, sweep!, round(x) - rx, round(y) - ry])}`;
    } else {
      const points: number[] = [];
      for (let index = 0; index < values.length; index += 2) {
        [x, y] = [baseX + values[index]!, baseY + values[index + 1]!];
        points.push(round(x) - rx, round(y) - ry);
      }
      current.d += kind + joined(points);
    }
    [rx, ry] = [round(x), round(y)];
  }
  return strokes;
}

/** Joins numbers with the fewest separators: a minus sign is one. */
function joined(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("");
}

/** Writes a number with up to two decimals. */
export function fixed(value: number): string {
  const text = (Math.round(value * 100) / 100 + 0).toString();
  return text.replace(/^(-?)0\./, "$1.");
}

/** Writes pairs of coordinates with up to two decimals. */
export function points(...pairs: readonly (readonly [number, number])[]): string {
  return pairs
    .flat()
    .map(fixed)
    .map((text, index) => (index > 0 && !text.startsWith("-") ? ` ${text}` : text))
    .join("");
}
