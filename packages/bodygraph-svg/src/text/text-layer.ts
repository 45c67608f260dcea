import { type Shape, shapeAt } from "./shapes.js";
import { scaleText, type TextLine } from "./text.js";

/** Look of a text. */
export interface TextLook {
  /** Height of a capital. */
  readonly size: number;
  readonly color: string;
}

/** A look and the path data of its texts. */
interface Texts {
  readonly size: number;
  readonly color: string;
  readonly unit: number;
  d: string;
}

/** Collects the texts of a picture. All texts of one look become one path, which is shorter than one path each. */
export class TextLayer {
  /** A list, as looks are few: a map would need a key of two members. */
  readonly #looks: Texts[] = [];

  /** Adds a shape whose origin lies at a point. */
  add(shape: Shape, x: number, y: number, look: TextLook): void {
    const texts = this.#textsOf(look);
    texts.d += shapeAt(shape, Math.round(x / texts.unit), Math.round(y / texts.unit));
  }

  /** Adds a line of text that starts at a point of its baseline. */
  addLine({ shape }: TextLine, x: number, baseline: number, look: TextLook): void {
    if (shape !== null) this.add(shape, x, baseline - look.size, look);
  }

  /** Adds a line of text whose middle lies at a point of its baseline. */
  addCentered(line: TextLine, middle: number, baseline: number, look: TextLook): void {
    this.addLine(line, middle - (line.width * look.size) / 200, baseline, look);
  }

  #textsOf({ size, color }: TextLook): Texts {
    for (const texts of this.#looks) if (texts.size === size && texts.color === color) return texts;
    const texts = { size, color, unit: size / 100, d: "" };
    this.#looks.push(texts);
    return texts;
  }

  /** Draws all texts, in the order in which their looks were first used. */
  draw(strokeWidth: number): string {
    let paths = "";
    for (const { unit, color, d } of this.#looks)
      paths += `<path transform="scale(${scaleText(unit)})" stroke="${color}" d="${d}"/>`;
    return `<g stroke-width="${strokeWidth}">${paths}</g>`;
  }
}
