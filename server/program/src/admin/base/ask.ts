import { once } from "node:events";
import { createInterface } from "node:readline/promises";

/** Streams of a person at a terminal. */
export interface Terminal {
  /** Not a terminal unless it says so: a pipe has nobody to answer. */
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Asks a question and returns the line that was typed; undefined if the input ended instead, as by Ctrl-C. */
export type Ask = (question: string) => Promise<string | undefined>;

/** Creates the function that asks at a terminal; returns undefined if nobody could answer there. */
export function askAt(terminal: Terminal | undefined): Ask | undefined {
  if (terminal?.input.isTTY !== true) return undefined;
  return async (question) => {
    const reader = createInterface(terminal);
    try {
      const ended = once(reader, "close").then(() => undefined);
      return await Promise.race([reader.question(question).catch(() => undefined), ended]);
    } finally {
      reader.close();
    }
  };
}
