import { extname } from "node:path";
import type { Disambiguation } from "chart-core/birth-moment";
import type { Places } from "./births/places.js";
import { BirthResolver } from "./births/resolved-birth.js";
import { CommandFailure } from "./terminal/failure.js";
import { replaceFile } from "./terminal/replace-file.js";
import { type Style, styleFor } from "./terminal/style.js";
import type { Terminal } from "./terminal/terminal.js";

/** Options that several commands share. */
export interface SharedOptions {
  readonly format?: string;
  readonly output?: string;
  readonly plain?: boolean;
  readonly json?: boolean;
  readonly timeZone?: string;
  readonly disambiguation?: Disambiguation;
}

/** Terminal and places, which every command works with. */
export interface Context {
  readonly terminal: Terminal;
  readonly places: Places;
}

/** A text that is laid out for a screen. */
export type Layout = (
  style: Style,
  columns: number,
  screen: { readonly hasUnicode: boolean },
) => readonly string[];

/** The forms in which a command can give its result. */
export interface Forms {
  readonly text?: Layout;
  /** Lines `name<TAB>value` for grep and cut. */
  readonly plain?: () => Iterable<string>;
  readonly json?: () => string;
  readonly csv?: () => Iterable<string>;
  readonly ics?: () => string | Promise<string>;
  readonly svg?: () => Promise<string>;
  readonly png?: () => Promise<Uint8Array>;
  readonly parquet?: () => Promise<Uint8Array>;
}

const EXTENSIONS: Readonly<Record<string, keyof Forms>> = {
  ".txt": "text",
  ".json": "json",
  ".csv": "csv",
  ".ics": "ics",
  ".svg": "svg",
  ".png": "png",
  ".parquet": "parquet",
};

const BINARY: ReadonlySet<string> = new Set(["png", "parquet"]);

/** Returns the form that a command gives: the one asked for, that of the file's name, text on a terminal, or JSON. */
function formOf(
  { format, output, plain, json }: SharedOptions,
  forms: readonly (keyof Forms)[],
  { out }: Terminal,
): keyof Forms {
  if (format !== undefined) {
    const form = format.toLowerCase();
    if (!(forms as readonly string[]).includes(form))
      throw new CommandFailure(`There is no format ${format} here. Choose ${listOf(forms)}.`);
    return form as keyof Forms;
  }
  if (json) return "json";
  if (plain) return "plain";
  if (output !== undefined && output !== "-") {
    const form = EXTENSIONS[extname(output).toLowerCase()];
    if (form === undefined || !forms.includes(form))
      throw new CommandFailure(
        `${output}: its ending names no format of this result. End the name with ${listOf(endingsOf(forms))}, or choose one with -f.`,
      );
    return form;
  }
  return out.isTerminal && forms.includes("text") ? "text" : "json";
}

function endingsOf(forms: readonly (keyof Forms)[]): readonly string[] {
  return Object.entries(EXTENSIONS).flatMap(([ending, form]) => (forms.includes(form) ? [ending] : []));
}

/** Gives a result in a form, to standard output or to a file. */
export async function deliver(context: Context, options: SharedOptions, forms: Forms): Promise<void> {
  const { terminal } = context;
  const names = Object.keys(forms) as (keyof Forms)[];
  const form = formOf(
    options,
    names.filter((name) => name !== "plain"),
    terminal,
  );
  const isFile = options.output !== undefined && options.output !== "-";
  if (BINARY.has(form) && !isFile && terminal.out.isTerminal)
    throw new CommandFailure(
      `A ${form.toUpperCase()} file is not for a terminal. Add -o chart.${form}, or a pipe.`,
    );
  const content = await contentOf(forms, form, terminal, isFile);
  if (isFile) await replaceFile(options.output ?? "", content);
  else await terminal.write(content);
}

async function contentOf(
  forms: Forms,
  form: keyof Forms,
  { out }: Terminal,
  isFile: boolean,
): Promise<string | Uint8Array> {
  switch (form) {
    case "text": {
      const screen = isFile ? { ...out, hasColors: false, hasUnicode: true } : out;
      const lines = forms.text?.(styleFor(screen.hasColors), screen.columns, screen) ?? [];
      return `${lines.join("\n")}\n`;
    }
    case "plain":
    case "csv":
      return [...(forms[form]?.() ?? [])].map((line) => `${line}\n`).join("");
    case "json": {
      const json = forms.json?.() ?? "";
      return `${out.isTerminal && !isFile ? JSON.stringify(JSON.parse(json), null, 2) : json}\n`;
    }
    default:
      return (await forms[form]?.()) ?? "";
  }
}

/** Creates the resolver of births of a command. */
export function resolverFor({ places }: Context, options: SharedOptions): BirthResolver {
  return new BirthResolver(places, options);
}

/** Says the notes of a resolver, each once. */
export function sayNotes({ terminal }: Context, { notes, doubts }: BirthResolver): void {
  for (const note of [...notes, ...doubts]) terminal.say(`Note: ${note}`);
}

/** Lists words for people: `text, json or svg`. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
