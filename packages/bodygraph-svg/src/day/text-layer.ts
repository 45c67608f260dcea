import { type Shape, shapeAt } from "../text/shapes.js";
import { layOut, layOutKept, scaleText, type TextLine } from "../text/text.js";

/** Look of a text. */
export interface TextLook {
  /** Height of a capital. */
  readonly size: number;
  readonly color: string;
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
    texts.d += shapeAt(shape, Math.round(x / texts.unit), Math.round(y / texts.unit));
  }

  #textsOf({ size, color }: TextLook): Texts {
    for (const texts of this.#looks) if (texts.size === size && texts.color === color) return texts;
    const texts = { size, color, unit: size / 100, d: "" };
    this.#looks.push(texts);
    return texts;
  }

  /** Adds a line of a closed vocabulary, whose layout is kept. */
  addLine(content: string, place: LinePlace, look: TextLook): void {
    this.#addLaidOut(layOutKept(content), place, look);
  }

  /** Adds a time, a date or a list, of which there are too many to keep their layouts. */
  addTime(content: string, place: LinePlace, look: TextLook): void {
    this.#addLaidOut(layOut(content), place, look);
  }

  #addLaidOut(
    { shape, width }: TextLine,
    { x, baseline, isCentered = false }: LinePlace,
    look: TextLook,
  ): void {
    if (shape === null) return;
    this.add(shape, isCentered ? x - (width * look.size) / 200 : x, baseline - look.size, look);
  }

  /** Draws all texts, in the order in which their looks were first used. */
  draw(strokeWidth: number): string {
    let paths = "";
    for (const { unit, color, d } of this.#looks)
      paths += `<path transform="scale(${scaleText(unit)})" stroke="${color}" d="${d}"/>`;
    return `<g stroke-width="${strokeWidth}">${paths}</g>`;
  }
}
