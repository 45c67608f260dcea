import { Readable } from "node:stream";
import { inject } from "vitest";
import { Places } from "../../src/births/places.js";
import { runProgram } from "../../src/program.js";
import { asciiOf } from "../../src/terminal/ascii.js";
import { CommandFailure } from "../../src/terminal/failure.js";
import type { Screen } from "../../src/terminal/terminal.js";

/** What a run of the command wrote, and how it ended. */
export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/** A terminal of 80 columns without colours, whose reader is a person. */
export const SCREEN: Screen = { isTerminal: true, columns: 80, hasColors: false, hasUnicode: true };

/** A pipe. */
export const PIPE: Screen = { ...SCREEN, isTerminal: false };

const NO_FILE = new URL("file:///no-file.js");
const FILES = {
  batchWorker: NO_FILE,
  chartApp: NO_FILE,
  manifest: new URL("../../package.json", import.meta.url),
};

/** Runs the command in this process, with the words of a command line. */
export async function run(words: readonly string[], screen: Screen = PIPE): Promise<Run> {
  const out: Buffer[] = [];
  const err: string[] = [];
  const places = new Places(inject("gazetteerPath"));
  const terminal = {
    stdin: Readable.from([]),
    out: screen,
    err: screen,
    environment: {},
    now: () => new Date("2026-11-30T08:00Z"),
    write: async (data: string | Uint8Array) => {
      const text = typeof data === "string" && screen.isTerminal && !screen.hasUnicode ? asciiOf(data) : data;
      out.push(Buffer.from(text as string));
    },
    say: (text: string) => {
      err.push(`${text}\n`);
    },
    sayOver: () => {},
  };
  const result = (code: number) => ({ out: Buffer.concat(out).toString("utf8"), err: err.join(""), code });
  try {
    return result(await runProgram({ terminal, places }, words, FILES));
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    err.push(`${error.message}\n`);
    return result(error.exitCode);
  } finally {
    places.close();
  }
}
