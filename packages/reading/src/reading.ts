import type { Chart } from "chart-core";
import type { GlossaryTerm } from "chart-core/glossary";
import type { ChartSpan } from "chart-core/time";
import type { Meanings } from "./meanings.js";
import {
  certaintyOf,
  lengthOf,
  type Shared,
  type Spread,
  spreadOf,
  type TextMember,
  wholeOf,
} from "./spread.js";
import { TEXT_SECTIONS } from "./text-sections.generated.js";
import { channelsTogether, TOGETHER_KINDS } from "./together.js";

/** A value of a chart with what it means. */
interface ReadValue {
  /** Name of the value. */
  readonly text: string;
  /** Share of the possible time that has it, above 0 and up to 1. */
  readonly share: number;
  /** Words beside it: what it is for the rest of the time, or whose it is. */
  readonly otherwise?: string;
  /** The meaning of the value; absent if the row says it. */
  readonly sentence?: string | undefined;
  /** The bodies that stand in it. */
  readonly detail?: string | undefined;
}

/** A row of a reading: a term, its values, the commonest first, and what the term means if no value says it. */
export interface ReadRow {
  readonly term: string;
  /** The glossary's name of what the row is about. */
  readonly about?: GlossaryTerm;
  readonly values: readonly ReadValue[];
  readonly meaning?: string;
}

/** A part of a reading under a heading. */
export interface ReadPart {
  readonly title: string;
  readonly kind: "texts" | "centers" | "channels" | "gates" | "together" | "today";
  /** A sentence above the rows, or in their place. */
  readonly intro?: string;
  readonly rows: readonly ReadRow[];
}

/** All that a chart says, in words. */
export interface Reading {
  /** Number of the values that hold throughout the possible time, of how many, and how long that time is; null if it is exact. */
  readonly certainty: { readonly certain: number; readonly all: number; readonly length: string } | null;
  readonly parts: readonly ReadPart[];
}

/** The sentence about a chart without a channel. */
const NO_CHANNEL = "No channel is defined: every center is open.";
const CENTERS_INTRO =
  "A center is defined if a defined channel ends in it: it then works in the same way all the time.";

/**
 * Says all that a chart says, with the glossary's sentences.
 *
 * @param possible The charts of all times at which the birth may have been: with several, each value has its share of them.
 */
export function readingOf(chart: Chart, possible: readonly ChartSpan[], meanings: Meanings): Reading {
  const isCertain = possible.length < 2;
  const spread = spreadOf(possible);
  return {
    certainty: isCertain ? null : { ...certaintyOf(spread), length: lengthOf(wholeOf(possible)) },
    parts: [
      ...Object.entries(TEXT_SECTIONS).map(
        ([title, members]): ReadPart => ({
          ...{ title, kind: "texts" },
          rows: members.map((member) => textRow(member, spread, meanings)),
        }),
      ),
      { title: "Centers", kind: "centers", intro: CENTERS_INTRO, rows: centerRows(spread, meanings) },
      channelsPart(spread, meanings),
      { title: "Gates", kind: "gates", rows: gateRows(spread, isCertain ? chart : undefined, meanings) },
    ],
  };
}

/** Returns the row of a member of a chart with one text. */
export function textRow(member: TextMember, { texts }: Spread, { GLOSSARY }: Meanings): ReadRow {
  const { title, meaning, values: sentences = {} } = GLOSSARY[member];
  const values = texts[member].map(({ value, share }) => ({
    text: value,
    share,
    sentence: sentences[value],
  }));
  const hasOwn = values.some(({ sentence }) => sentence !== undefined);
  return { term: title, about: member, values, ...(!hasOwn && { meaning }) };
}

/** Returns the rows of the centers, those first that may be defined: of an uncertain one the likelier state. */
function centerRows({ lists }: Spread, { GLOSSARY }: Meanings): readonly ReadRow[] {
  const sentences = GLOSSARY.center.values ?? {};
  const shares = new Map(lists.centers.map(({ value, share }) => [value, share]));
  const names = Object.keys(sentences);
  const isNamed = (name: string) => shares.has(name);
  return [...names.filter(isNamed), ...names.filter((name) => !isNamed(name))].map((name) => {
    const share = shares.get(name) ?? 0;
    const [text, other] = share >= 0.5 ? ["Defined", "open"] : ["Open", "defined"];
    const value = { text, share: Math.max(share, 1 - share), sentence: sentences[name] };
    return {
      term: name,
      about: "center",
      values: [share > 0 && share < 1 ? { ...value, otherwise: `else ${other}` } : value],
    };
  });
}

function channelsPart({ lists }: Spread, { CHANNELS, GLOSSARY }: Meanings): ReadPart {
  const rows = lists.channelsShort.map(({ value: id, share }) => ({
    term: id,
    about: "channel" as const,
    values: [{ text: nameOfChannel(id, CHANNELS), share, sentence: GLOSSARY.channel.values?.[id] }],
  }));
  return { title: "Channels", kind: "channels", rows, ...(rows.length === 0 && { intro: NO_CHANNEL }) };
}

function gateRows(
  { lists }: Spread,
  /** The chart, if it is certain: then each gate says what stands in it. */
  chart: Chart | undefined,
  meanings: Meanings,
): readonly ReadRow[] {
  const byNumber = (one: Shared<string>, other: Shared<string>) => Number(one.value) - Number(other.value);
  return [...lists.gates].sort(byNumber).map(({ value: gate, share }) => ({
    term: gate,
    about: "gate",
    values: [
      {
        text: nameOfGate(gate, meanings),
        share,
        sentence: meanings.GLOSSARY.gate.values?.[gate],
        detail: chart && bodiesIn(gate, chart, meanings),
      },
    ],
  }));
}

/** Writes what stands in a gate, such as `Sun, line 1 · design Moon, line 4`. */
function bodiesIn(gate: string, chart: Chart, { BODIES, BODY_NAMES }: Meanings): string {
  return (["personality", "design"] as const)
    .flatMap((side) =>
      BODIES.filter((body) => `${chart[side][body].gate}` === gate).map(
        (body) => `${side === "design" ? "design " : ""}${BODY_NAMES[body]}, line ${chart[side][body].line}`,
      ),
    )
    .join(" · ");
}

/** Returns the name of a channel, such as `Rhythm` of `5-15`. */
export function nameOfChannel(id: string, channels: Meanings["CHANNELS"]): string {
  return channels.find((channel) => channel.id === id)?.name ?? "";
}

/** Returns the name of a gate. */
export function nameOfGate(gate: string, { GATES }: Pick<Meanings, "GATES">): string {
  return GATES[Number(gate) as keyof typeof GATES].name;
}

/** Says which channels two people have together, under the kinds of such channels. */
export function togetherOf(
  a: Chart,
  b: Chart,
  names: readonly [string, string],
  { CHANNELS, GLOSSARY }: Meanings,
): readonly ReadPart[] {
  const shared = channelsTogether(a, b, CHANNELS);
  return TOGETHER_KINDS.map((kind) => {
    const { title, meaning } = GLOSSARY[kind];
    const rows = shared
      .filter((channel) => channel.kind === kind)
      .map(({ id, owner }): ReadRow => {
        const whose = owner === null ? {} : { otherwise: `${names[owner === "a" ? 0 : 1]} has it whole` };
        const sentence = GLOSSARY.channel.values?.[id];
        return {
          term: id,
          about: "channel",
          values: [{ text: nameOfChannel(id, CHANNELS), share: 1, sentence, ...whose }],
        };
      });
    return { title, kind: "together", rows, intro: rows.length === 0 ? "None between these two." : meaning };
  });
}

/** Writes a share: never 0% or 100%, which would be certain. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  return rounded === 0 ? "under 1%" : rounded === 100 ? "over 99%" : `${rounded}%`;
}
