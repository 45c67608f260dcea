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

/** Stands behind the name of somebody whose birth time is unknown, as the form writes it. */
const UNKNOWN = " (time unknown)";

/** Returns the names of two people, cut to the length that a composite takes. */
export function namesOf({
  caption,
  born,
  withCaption,
}: Pick<PictureRequest, "caption" | "born" | "withCaption">): readonly [string, string] {
  const first = caption || "A";
  return [shortened(/time unknown/.test(born) ? first + UNKNOWN : first), shortened(withCaption || "B")];
}

function shortened(text: string): string {
  if (text.length <= MAX_NAME) return text;
  const end = text.endsWith(UNKNOWN) ? UNKNOWN : "";
  const name = text.slice(0, text.length - end.length);
  let start = "";
  for (const character of name) {
    if (start.length + character.length >= MAX_NAME - end.length) break;
    start += character;
  }
  return `${start}…${end}`;
}
