import { parseArgs } from "node:util";

/** What every campaign can be told. */
export interface Options {
  /** A few seconds instead of minutes: the same steps, fewer of them. */
  readonly short: boolean;
  /** What the random choices follow from. */
  readonly seed: number;
  /** One part of the campaign alone. */
  readonly only: string | undefined;
  readonly minutes: number;
  /** The number of one case of a campaign of that seed, to be sent alone and shown. */
  readonly replay: number | undefined;
}

/** Reads a campaign's command line. */
export function readOptions(defaults: { readonly minutes?: number } = {}): Options {
  const { values } = parseArgs({
    options: {
      short: { type: "boolean", default: false },
      seed: { type: "string" },
      only: { type: "string" },
      minutes: { type: "string" },
      replay: { type: "string" },
    },
  });
  const number = (text: string | undefined) => {
    if (text !== undefined && !/^\d+(\.\d+)?$/.test(text)) throw new TypeError(`${text} is no number`);
    return text === undefined ? undefined : Number(text);
  };
  return {
    short: values.short,
    seed: number(values.seed) ?? Math.floor(Math.random() * 2 ** 31),
    only: values.only,
    minutes: number(values.minutes) ?? defaults.minutes ?? 0,
    replay: number(values.replay),
  };
}
