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

/** Path data of whole numbers, relative to their start, so that a glyph is moved by its start alone. */
export interface Shape {
  readonly x: number;
  readonly y: number;
  readonly d: string;
  /** Point at which the pen ends. */
  readonly endX: number;
  readonly endY: number;
}

/** Scales path data and writes them relative to their start. */
export function toShape(source: string, scale: number): Shape {
  const commands = parse(source);
  // The exact and the rounded position: rounding errors do not add up.
  let [x, y, rx, ry, subpathX, subpathY] = [0, 0, 0, 0, 0, 0];
  let start: readonly [x: number, y: number] | undefined;
  let d = "";
  let written = "";
  // A further command of a kind needs no letter, nor a line after a move: a minus sign separates them.
  const write = (kind: string, values: readonly number[]) => {
    const isFurther = kind === written || (kind === "l" && written === "m");
    d += isFurther && "cl".includes(kind) && values[0]! < 0 ? joined(values) : kind + joined(values);
    written = kind;
  };
  const round = (value: number) => Math.round(value * scale);
  for (let index = 0; index < commands.length; index++) {
    const { letter, values } = commands[index]!;
    const isRelative = letter === letter.toLowerCase();
    const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
    const kind = letter.toLowerCase();
    if (start === undefined && kind !== "m") throw new Error(`no start in ${source}`);
    if (kind === "m") {
      [x, y] = [baseX + values[0]!, baseY + values[1]!];
      const way = [round(x) - rx, round(y) - ry];
      // The pen stands where the subpath began once it is closed.
      const stays = written === "z" && way.every((value) => value === 0);
      if (start !== undefined && !stays) write("m", way);
      start ??= [round(x), round(y)];
      [subpathX, subpathY] = [x, y];
    } else if (kind === "z") {
      write("z", []);
      [x, y] = [subpathX, subpathY];
    } else if (kind === "h") {
      x = baseX + values[0]!;
      write("h", [round(x) - rx]);
    } else if (kind === "v") {
      y = baseY + values[0]!;
      write("v", [round(y) - ry]);
    } else if (kind === "a") {
      const [a, b, turn, large, sweep, width, height] = values as [...Command["values"], number];
      const shape = [round(a!), round(b!), turn!, large!, sweep!];
      if (isClosedBy(commands[index], commands[index + 1])) {
        // A full ellipse: one arc that ends a unit before its start.
        const [dx, dy] = [Math.sign(width!), Math.sign(height!)];
        const end = sweep === 1 ? [-dy, dx] : [dy, -dx];
        write("a", [...shape, ...end.map((value) => value + 0)]);
        [rx, ry] = [rx + end[0]!, ry + end[1]!];
        index++;
        continue;
      }
      [x, y] = [baseX + width!, baseY + height!];
      write("a", [...shape, round(x) - rx, round(y) - ry]);
    } else {
      const points: number[] = [];
      for (let at = 0; at < values.length; at += 2) {
        [x, y] = [baseX + values[at]!, baseY + values[at + 1]!];
        points.push(round(x) - rx, round(y) - ry);
      }
      write(kind, points);
    }
    [rx, ry] = [round(x), round(y)];
  }
  if (start === undefined) throw new Error(`nothing in ${source}`);
  return { x: start[0], y: start[1], d, endX: rx, endY: ry };
}

/** Tests whether a relative arc is half of an ellipse, and the next one its other half. */
function isClosedBy(arc: Command | undefined, next: Command | undefined): boolean {
  if (arc?.letter !== "a" || next?.letter !== "a") return false;
  const [width, height] = arc.values.slice(5);
  const isSameShape = arc.values.slice(0, 5).every((value, index) => value === next.values[index]);
  return isSameShape && next.values[5] === -width! + 0 && next.values[6] === -height! + 0;
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
