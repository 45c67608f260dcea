/** A failure of a tool, as sentences that tell an assistant what to send instead or what to ask the person. */
export class ToolFailure extends Error {}

/** Longest part of an input that a failure repeats, in characters. */
const MAX_QUOTED = 60;

/** Quotes an input in a sentence, shortened and in one line. */
export function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? typeof value);
  const line = text.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  const shown = [...line];
  return `“${shown.length > MAX_QUOTED ? `${shown.slice(0, MAX_QUOTED).join("")}…` : line}”`;
}
