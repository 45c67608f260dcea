import { textWidth } from "../text/text.js";
import { timeWidth } from "./day-axis.js";
import type { TextLayer, TextLook } from "./text-layer.js";

/** A time or a text of a closed vocabulary. */
export interface Part {
  readonly content: string;
  readonly isTime: boolean;
}

/** A line of texts and times, whose parts are laid out one by one: whole phrases are too many to keep. */
export interface Phrase {
  readonly parts: readonly (Part & { readonly x: number })[];
  readonly width: number;
}

/** Width of a space, in sizes. */
const SPACE = 0.42;

/** Returns a part that is a text. */
export function word(content: string): Part {
  return { content, isTime: false };
}

/** Returns a part that is a time. */
export function time(content: string): Part {
  return { content, isTime: true };
}

/** Lays out parts one after the other. */
export function phraseOf(parts: readonly Part[], size: number): Phrase {
  const space = size * SPACE;
  let x = 0;
  const placed = parts.map((part) => {
    const at = { ...part, x };
    x += (part.isTime ? timeWidth(part.content, size) : textWidth(part.content, size)) + space;
    return at;
  });
  return { parts: placed, width: x - space };
}

/** Writes a phrase from a point on. */
export function addPhrase(
  texts: TextLayer,
  { parts }: Phrase,
  { x, baseline }: { readonly x: number; readonly baseline: number },
  look: TextLook,
): void {
  for (const part of parts) {
    const place = { x: x + part.x, baseline };
    if (part.isTime) texts.addTime(part.content, place, look);
    else texts.addLine(part.content, place, look);
  }
}
