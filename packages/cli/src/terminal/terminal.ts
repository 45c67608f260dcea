import type { Readable, Writable } from "node:stream";
import { asciiOf } from "./ascii.js";
import { CommandFailure, EXIT } from "./failure.js";

/** Abilities of the terminal, or of what stands in its place. */
export interface Screen {
  /** True if people read it: it is a terminal. */
  readonly isTerminal: boolean;
  /** Width in characters. */
  readonly columns: number;
  readonly hasColors: boolean;
  /** False if the locale has ASCII only, such as `LANG=C`. */
  readonly hasUnicode: boolean;
}

/** Everything outside of the command that it reads and writes. */
export interface Terminal {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly out: Screen;
  readonly err: Screen;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Writes to standard output, and waits until it takes more. */
  readonly write: (text: string | Uint8Array) => Promise<void>;
  /** Writes words for people to standard error. */
  readonly say: (text: string) => void;
  /** Writes a line to the terminal's standard error in place of the last such line. */
  readonly sayOver: (text: string) => void;
}

type Stream = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  hasColors?: (count: number) => boolean;
};

/** Columns of text that is not for a terminal, and the fewest and most that texts are laid out for. */
const COLUMNS = { usual: 80, fewest: 40, most: 120 };

/** Creates the terminal of the process. */
export function processTerminal({ stdin, stdout, stderr, env }: NodeJS.Process): Terminal {
  const out = screenOf(stdout, env);
  const err = screenOf(stderr, env);
  // Node reports a closed reader here, after the write that met it.
  let closed: Error | undefined;
  stdout.on("error", (error) => {
    closed = error;
  });
  stderr.on("error", () => {});
  return {
    stdin,
    out,
    err,
    environment: env,
    now: () => new Date(),
    write: async (text) => {
      const bytes = typeof text === "string" && out.isTerminal && !out.hasUnicode ? asciiOf(text) : text;
      await new Promise<void>((resolve, reject) => {
        if (closed !== undefined) reject(outputFailure(closed));
        else stdout.write(bytes, (error) => (error == null ? resolve() : reject(outputFailure(error))));
      });
    },
    say: (text) => {
      stderr.write(`${err.hasUnicode ? text : asciiOf(text)}\n`);
    },
    sayOver: (text) => {
      stderr.write(`\r\x1b[K${text}`);
    },
  };
}

function outputFailure(error: Error): CommandFailure {
  const { code } = error as NodeJS.ErrnoException;
  const sentence =
    code === "EPIPE"
      ? "The output was closed before all of it was written."
      : code === "ENOSPC"
        ? "The output cannot be written: the disk is full."
        : `The output cannot be written: ${error.message}.`;
  return new CommandFailure(sentence, EXIT.fault, { cause: error });
}

function screenOf(stream: Stream, environment: NodeJS.ProcessEnv): Screen {
  const isTerminal = stream.isTTY === true;
  const forced = environment["FORCE_COLOR"];
  const wantsNone = (environment["NO_COLOR"] ?? "") !== "" || environment["TERM"] === "dumb";
  const hasColors =
    forced !== undefined && forced !== "0" && forced !== "false" ? true : isTerminal && !wantsNone;
  const told = Number(environment["COLUMNS"] ?? stream.columns ?? COLUMNS.usual);
  const columns = Number.isFinite(told) && told > 0 ? told : COLUMNS.usual;
  return {
    isTerminal,
    columns: Math.min(Math.max(columns, COLUMNS.fewest), COLUMNS.most),
    hasColors,
    hasUnicode: hasUnicode(environment),
  };
}

function hasUnicode(environment: NodeJS.ProcessEnv): boolean {
  const { LC_ALL, LC_CTYPE, LANG } = environment;
  const locale = [LC_ALL, LC_CTYPE, LANG].find((text) => text !== undefined && text !== "");
  if (locale === undefined) return process.platform !== "linux";
  return /utf-?8/i.test(locale);
}
