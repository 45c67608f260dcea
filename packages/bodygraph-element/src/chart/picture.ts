import { type BodygraphOptions, renderBodygraph, type Theme } from "bodygraph-svg";
import type { Chart } from "chart-core";
import { ChartInputError } from "chart-core/tables";
import { loaded } from "./not-loaded-error.js";

/** A picture that an element asks for. */
export interface PictureRequest {
  /** The attribute `picture`: `bodygraph`, `wheel` or `composite`. */
  readonly picture: string;
  readonly theme: Theme;
  readonly columns: boolean;
  /** False for neither facts nor caption. */
  readonly facts: boolean;
  readonly arrowWords: boolean;
  readonly caption: string;
  readonly born: string;
  readonly place: string;
  /** Name of the second person. */
  readonly withCaption: string;
  /** True for the form of a wheel that can be read on a phone. */
  readonly narrow: boolean;
}

/** Draws a chart, or two as a composite. Pictures other than the bodygraph are loaded when they are needed. */
export async function drawPicture(
  chart: Chart,
  second: Chart | null,
  { picture, theme, columns, facts, arrowWords, narrow, ...texts }: PictureRequest,
): Promise<string> {
  const { caption: name, born, place } = texts;
  const caption = facts && { name, born, place };
  if (picture === "wheel") {
    const { renderWheel } = await loaded(import("./wheel.js"));
    return renderWheel(chart, { theme, caption, narrow });
  }
  if (second !== null && (picture === "bodygraph" || picture === "composite")) {
    const { renderComposite } = await loaded(import("./composite.js"));
    return renderComposite(chart, second, { theme, columns, caption: facts, names: namesOf(texts) });
  }
  if (picture !== "bodygraph")
    throw new ChartInputError({
      code: "INVALID_OPTION",
      field: "picture",
      received: picture,
      expected:
        picture === "composite" ? "a second birth in the attribute with" : "bodygraph, wheel or composite",
    });
  const options: BodygraphOptions = { theme, columns, caption, arrowWords };
  return renderBodygraph(chart, options);
}

/** Characters of the longest name above a column of a composite. */
const MAX_NAME = 24;

/** Returns the names of two people, cut to the length that a composite takes. */
export function namesOf({
  caption,
  withCaption,
}: Pick<PictureRequest, "caption" | "withCaption">): readonly [string, string] {
  return [shortened(caption) || "A", shortened(withCaption) || "B"];
}

function shortened(name: string): string {
  if (name.length <= MAX_NAME) return name;
  let start = "";
  for (const character of name) {
    if (start.length + character.length >= MAX_NAME) break;
    start += character;
  }
  return `${start}…`;
}
