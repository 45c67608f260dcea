import { fixed } from "../text/numbers.js";
import { type Shape, shapeAt } from "../text/shapes.js";
import { layOutKept, scaleText } from "../text/text.js";

/** Look of a text. */
export interface TextLook {
  /** Height of a capital. */
  readonly size: number;
  readonly color: string;
  /** True turns the text so that it runs upwards. */
  readonly runsUpwards?: boolean;
}

/** Collects the texts of a picture. All texts of one look become one path, which is shorter than one path each. */
export class TextLayer {
  readonly #paths = new Map<string, string>();

  /** Adds a shape whose origin lies at a point. */
  add(shape: Shape, x: number, y: number, { size, color, runsUpwards = false }: TextLook): void {
    const unit = Math.round(size * 10) / 1000;
    const attributes = `transform="${runsUpwards ? "rotate(-90)" : ""}scale(${scaleText(unit)})" stroke="${color}"`;
    const [left, top] = runsUpwards ? [-y, x] : [x, y];
    const d = shapeAt(shape, Math.round(left / unit), Math.round(top / unit));
    this.#paths.set(attributes, (this.#paths.get(attributes) ?? "") + d);
  }

  /** Adds a line of a closed vocabulary, whose layout is kept. */
  addLine(
    content: string,
    {
      x,
      baseline,
      anchor = "start",
    }: { readonly x: number; readonly baseline: number; readonly anchor?: "start" | "middle" | "end" },
    look: TextLook,
  ): void {
    const { shape, width } = layOutKept(content);
    if (shape === null) return;
    const share = anchor === "start" ? 0 : anchor === "end" ? 1 : 0.5;
    this.add(shape, x - (share * width * look.size) / 100, baseline - look.size, look);
  }

  /** Draws all texts, in the order in which their looks were first used. */
  draw(strokeWidth: number): string {
    let drawn = "";
    for (const [attributes, d] of this.#paths) drawn += `<path ${attributes} d="${d}"/>`;
    return `<g stroke-width="${fixed(strokeWidth)}">${drawn}</g>`;
  }
}
