import { parseArgs } from "node:util";
import { end } from "../../lib/end.js";

/** Options of all campaigns. */
export interface Options {
  /** True to run the same steps in seconds instead of minutes. */
  readonly short: boolean;
  /** Seed of all random choices. */
  readonly seed: number;
  /** Name of the only part to run. */
  readonly only: string | undefined;
  /** Names or kinds of the only attacks of the part `hold`. */
  readonly attacks: readonly string[] | undefined;
  readonly minutes: number;
  /** Number of the only case of that seed to send and show. */
  readonly replay: number | undefined;
}

/** Reads a campaign's command line. */
export function readOptions(defaults: { readonly minutes?: number } = {}): Options {
  const { values } = parseArgs({
    options: {
      short: { type: "boolean", default: false },
      seed: { type: "string" },
      only: { type: "string" },
      attacks: { type: "string", multiple: true },
      minutes: { type: "string" },
      replay: { type: "string" },
    },
  });
  const number = (text: string | undefined) => {
    if (text !== undefined && !/^-?\d+(\.\d+)?$/.test(text)) end(`${text} is no number.`);
    return text === undefined ? undefined : Number(text);
  };
  return {
    short: values.short,
    seed: number(values.seed) ?? Math.floor(Math.random() * 2 ** 31),
    only: values.only,
    attacks: values.attacks,
    minutes: number(values.minutes) ?? defaults.minutes ?? 0,
    replay: number(values.replay),
  };
}
