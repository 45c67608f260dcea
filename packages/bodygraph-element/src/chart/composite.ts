/** The picture of two people, loaded with the first one. */
import { renderComposite } from "bodygraph-svg";
import type { Chart } from "chart-core";
import type { Drawn } from "../picture/drawn.js";
import type { PictureRequest } from "../picture/picture-request.js";

/** Draws two charts as one. */
export function drawComposite(chart: Chart, second: Chart, request: PictureRequest): Drawn {
  const { theme, columns, facts } = request;
  const names = namesOf(request);
  const [a, b] = names;
  const sideOf = (who: string, { activations: { personality, design } }: Chart) => ({
    who,
    gateLines: [personality, design],
  });
  return {
    svg: renderComposite(chart, second, { theme, columns, caption: facts, names }),
    sides: { a: sideOf(a, chart), b: sideOf(b, second) },
    words: { a, b, both: `${a} and ${b}`, added: "defined by both together" },
  };
}

/** Characters of the longest name above a column of a composite. */
const MAX_NAME = 24;

/** Stands behind the name of somebody whose birth time is unknown, as the form writes it. */
const UNKNOWN = " (time unknown)";

/** Returns the names of two people, cut to the length that a composite takes. */
function namesOf({ caption, born, withCaption }: PictureRequest): readonly [string, string] {
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
