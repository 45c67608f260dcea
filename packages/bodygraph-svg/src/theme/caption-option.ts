import { checkDrawnText, fail, MAX_TEXT } from "./settings.js";

/** The parts of a caption, texts of up to 200 characters each. The picture shows those that are given, as they are. */
export interface CaptionParts {
  /** Name of the person, in large letters. */
  readonly name?: string | undefined;
  /** Local date and time of birth, such as `5 September 1990, 21:17`. */
  readonly born?: string | undefined;
  /** Birthplace, in the same line as `born`. */
  readonly place?: string | undefined;
}

/** The facts of a chart, with or without texts above them; a text alone is a name; false for no facts either. */
export type CaptionOption = boolean | string | CaptionParts;

/** The texts of a caller in a caption. */
export interface OwnCaption {
  readonly name: string | null;
  /** Birth and place. */
  readonly details: string | null;
}

/** No text of a caller. */
export const NO_CAPTION: OwnCaption = { name: null, details: null };

const PARTS: readonly string[] = ["name", "born", "place"];

/** Checks the option `caption`; null if nothing is shown. */
export function readCaption(option: CaptionOption | undefined): OwnCaption | null {
  if (option === false) return null;
  if (option === undefined || option === true) return NO_CAPTION;
  if (typeof option === "string") return captionOf({ name: checkDrawnText("caption", option) });
  if (typeof option !== "object" || option === null || Array.isArray(option))
    fail("caption", option, `true, false, a text of up to ${MAX_TEXT} characters, or name, born and place`);
  for (const [part, value] of Object.entries(option)) {
    if (!PARTS.includes(part)) fail(`caption.${part}`, value, `one of ${PARTS.join(", ")}`);
    if (value !== undefined) checkDrawnText(`caption.${part}`, value);
  }
  return captionOf(option);
}

/** Leaves out parts without anything to be seen. */
function captionOf({ name = "", born = "", place = "" }: CaptionParts): OwnCaption {
  const details = [born, place].filter((part) => part.trim() !== "").join("  ·  ");
  if (name.trim() === "" && details === "") return NO_CAPTION;
  return { name: name.trim() === "" ? null : name, details: details === "" ? null : details };
}

/** Puts the texts of a caller above the heading and the facts of a caption: a name becomes the heading. */
export function withCaption(
  { name, details }: OwnCaption,
  heading: string,
  facts: readonly string[],
): { readonly heading: string; readonly facts: readonly string[] } {
  const above = details === null ? [] : [details];
  if (name === null) return { heading, facts: [...above, ...facts] };
  return { heading: name, facts: [...above, heading, ...facts] };
}
