import { type Shape, shapeAt } from "../text/shapes.js";
import { layOut, layOutKept, scaleText } from "../text/text.js";

/** Look of a text. */
export interface TextLook {
  /** Height of a capital. */
  readonly size: number;
  readonly color: string;
  /** True turns the text so that it runs upwards. */
  readonly runsUpwards?: boolean;
}

interface LinePlace {
  /** Start of the line, or its middle. */
  readonly x: number;
  readonly baseline: number;
  readonly isCentered?: boolean;
}

/** A look and the path data of its texts. */
interface Texts {
  readonly size: number;
  readonly color: string;
  readonly runsUpwards: boolean;
  readonly unit: number;
  d: string;
}

/** Collects the texts of a picture. All texts of one look become one path, which is shorter than one path each. */
export class TextLayer {
  /** A list, as looks are few: a map would need a key of three members. */
  readonly #looks: Texts[] = [];

  /** Adds a shape whose origin lies at a point. */
  add(shape: Shape, x: number, y: number, look: TextLook): void {
    const texts = this.#textsOf(look);
    const [left, top] = texts.runsUpwards ? [-y, x] : [x, y];
    texts.d += shapeAt(shape, Math.round(left / texts.unit), Math.round(top / texts.unit));
  }

  #textsOf({ size, color, runsUpwards = false }: TextLook): Texts {
    for (const texts of this.#looks)
      if (texts.size === size && texts.color === color && texts.runsUpwards === runsUpwards) return texts;
    const texts = { size, color, runsUpwards, unit: size / 100, d: "" };
    this.#looks.push(texts);
    return texts;
  }

  /** Adds a line of a closed vocabulary, whose layout is kept. */
  addLine(content: string, { x, baseline, isCentered = false }: LinePlace, look: TextLook): void {
    const { shape, width } = layOutKept(content);
    if (shape === null) return;
    this.add(shape, isCentered ? x - (width * look.size) / 200 : x, baseline - look.size, look);
  }

  /** Adds a time or a date, of which there are too many to keep their layouts. */
  addTime(content: string, { x, baseline }: LinePlace, look: TextLook): void {
    const { shape } = layOut(content);
    if (shape !== null) this.add(shape, x, baseline - look.size, look);
  }

  /** Draws all texts, in the order in which their looks were first used. */
  draw(strokeWidth: number): string {
    let paths = "";
    for (const { unit, color, runsUpwards, d } of this.#looks)
      paths += `<path transform="${runsUpwards ? "rotate(-90)" : ""}scale(${scaleText(unit)})" stroke="${color}" d="${d}"/>`;
    return `<g stroke-width="${strokeWidth}">${paths}</g>`;
  }
}
